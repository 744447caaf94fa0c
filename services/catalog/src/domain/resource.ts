import type { Mode, RecordKind } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import type { TProperties, TSchema } from 'typebox'

export type ResourcePath =
  | 'taxpayers'
  | 'taxes'
  | 'customers'
  | 'categories'
  | 'warehouses'
  | 'establishments'
  | 'emission-points'
  | 'products'
  | 'product-prices'
  | 'price-types'
  | 'invoices'

export type Operator = 'eq' | 'like' | 'gte' | 'lte'

/** JSON types; decimals as strings. */
export type Fields = Record<string, unknown>

export interface Row extends Fields {
  _id: string
  workspaceId: string
  /** False after deletion. Unique keys apply only to live rows. */
  live: boolean
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

export interface Reference {
  to: ResourcePath
  /** Fields with the same value in both records: an invoice and its emission point have the same establishment. */
  alike?: readonly string[]
  /** Reads contain an object with this name and these fields of the referenced record. */
  nested?: { as: string; fields: readonly string[] }
}

export interface Resource {
  path: ResourcePath
  /** The name in messages: "Customer with id … not found". */
  name: Capitalize<RecordKind>
  fields: TProperties
  requiredOnUpdate?: readonly string[]
  /** In a change, null and blank leave these fields unchanged. */
  keptByNull?: readonly string[]
  onUpdate?: TProperties
  /** The fields in this order, between `id` and the timestamps. */
  shows: readonly string[]
  /** Callers may send these back; they are ignored. */
  readOnly?: readonly string[]
  checkIgnored?(body: Fields): ErrorDetail[]
  references?: Record<string, Reference>
  filters: Record<string, readonly Operator[]>
  filterNames?: Readonly<Record<string, string>>
  /** Text fields with an index for `like`. */
  searched?: readonly string[]
  /** No two live records of a workspace share these values. Messages name the last field. */
  unique?: readonly (readonly string[])[]
  onlyOne?: string
  /** Texts that the RIDE prints. */
  printed?: readonly string[]
  inProfile?: true
  neededBy?: readonly Dependent[]
  /** Such a record locks these fields: after a change, it would contradict this one or use a wrong series. */
  moves?: { fields: readonly string[]; neededBy: readonly Dependent[] }
  /** The mark locks these fields for good. */
  fixedBy?: { mark: string; fields: readonly string[] }
  draft?: true
  cascadesTo?: readonly { path: ResourcePath; field: string }[]
  /** Rules across fields, on the whole new record. */
  check?(fields: Fields): ErrorDetail[]
  /** Adds stored values that callers do not send, such as ids of parts. */
  complete?(sent: Fields, before: Row | undefined, mint: () => string): Fields
  closed?(row: Row, view: View, act: 'change' | 'delete'): Closed | undefined
  /** The field behind `closed`: a write fails if this field has changed since the read. */
  closedBy?: string
  derived?: Record<string, Derived>
}

export type Closed = 'issued' | 'issued-in-sandbox' | 'being-issued'

/** The name in errors: "emission point". */
export function kindOf({ name }: { name: Capitalize<RecordKind> }): RecordKind {
  return name.toLowerCase() as RecordKind
}

export interface Derived {
  schema: TSchema
  value: (row: Row, view: View) => unknown
}

export interface View {
  mode: Mode
  /** A test key, which must not touch production data. */
  sparesProduction?: boolean
}

export const IN_PRODUCTION = 'inProduction'

/** The mark of a draft that a test key wrote. Rows without it count as written by a live key or a session. */
export const BY_TEST_KEY = 'byTestKey'

/** Test keys cannot change drafts of live keys and sessions: live documents come from these drafts. */
export function draftMark({ draft }: Resource, { sparesProduction = false }: View): Fields {
  return draft === true ? { [BY_TEST_KEY]: sparesProduction } : {}
}

export interface Dependent {
  path: ResourcePath
  field: string
  where?: Fields
}

export const COMMON = ['id', 'tenantId', 'deletedAt', 'createdAt', 'updatedAt'] as const
