import type { operations } from './generated/api.ts'
import type { operationTable } from './generated/operations.ts'

export type OperationId = keyof typeof operationTable & keyof operations

type Operation<Id extends OperationId> = operations[Id]

export type Body<Id extends OperationId> =
  Operation<Id> extends { requestBody?: { content: { 'application/json': infer Sent } } } ? Sent : never

export type Query<Id extends OperationId> =
  Operation<Id> extends { parameters: { query?: infer Fields } } ? WithNumbers<NonNullable<Fields>> : never

/** A query's values are texts; numbers and booleans may be written as such. */
type WithNumbers<Fields> = {
  [Name in keyof Fields]: Fields[Name] | (string extends NonNullable<Fields[Name]> ? number | boolean : never)
}

type Success<Id extends OperationId> =
  Operation<Id> extends { responses: infer Responses } ? Responses[keyof Responses & (200 | 201 | 202)] : never

type JsonOf<Response> = Response extends { content: { 'application/json': infer Answered } } ? Answered : never

export type Answer<Id extends OperationId> = JsonOf<Success<Id>>

export type Data<Id extends OperationId> = Answer<Id> extends { data: infer Answered } ? Answered : never

export type Row<Id extends OperationId> = Data<Id> extends readonly (infer One)[] ? One : never

export type ResourceRow<Id extends OperationId> = Answer<Id> extends readonly (infer One)[] ? One : never

export type { AuthorityMessage, Receipt, ReceiptState } from './generated/api.ts'

export interface Warning {
  code: string
  message: string
  path: string
}

export type WithWarnings<Answered> = Answered & { warnings: readonly Warning[] }
