import type { components, operations } from './generated/api.ts'
import type { operationTable } from './generated/operations.ts'

// How the generated types are read. Everything below is derived: a change of the API's description is a change here.

/** Every operation that an API key may ask for. */
export type OperationId = keyof typeof operationTable & keyof operations

type Operation<Id extends OperationId> = operations[Id]

/** The body of a request in JSON. */
export type Body<Id extends OperationId> =
  Operation<Id> extends { requestBody?: { content: { 'application/json': infer Sent } } } ? Sent : never

/** The query of a request. */
export type Query<Id extends OperationId> =
  Operation<Id> extends { parameters: { query?: infer Asked } } ? Askable<NonNullable<Asked>> : never

/** Everything in a query is a text: numbers and flags are written as such. */
type Askable<Asked> = {
  [Name in keyof Asked]: Asked[Name] | (string extends NonNullable<Asked[Name]> ? number | boolean : never)
}

type Success<Id extends OperationId> =
  Operation<Id> extends { responses: infer Responses } ? Responses[keyof Responses & (200 | 201 | 202)] : never

type JsonOf<Response> = Response extends { content: { 'application/json': infer Answered } } ? Answered : never

/** What a success answers in JSON. */
export type Answer<Id extends OperationId> = JsonOf<Success<Id>>

/** What a success of the developer API has in `data`. */
export type Data<Id extends OperationId> = Answer<Id> extends { data: infer Answered } ? Answered : never

/** One row of a list of the developer API. */
export type Row<Id extends OperationId> = Data<Id> extends readonly (infer One)[] ? One : never

/** One record of a list of the resource API. */
export type ResourceRow<Id extends OperationId> = Answer<Id> extends readonly (infer One)[] ? One : never

type Schemas = components['schemas']

/** A document with its state. */
export type Receipt = Schemas['Receipt']

export type ReceiptState = Receipt['status']

/** What the authority says of a document. */
export type AuthorityMessage = Receipt['messages'][number]

/** Something that refuses nothing, but that somebody should look at. */
export interface Warning {
  code: string
  message: string
  path: string
}

/** A success, and the warnings that came beside it. */
export type WithWarnings<Answered> = Answered & { warnings: readonly Warning[] }
