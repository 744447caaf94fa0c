import type { RecordKind } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import type { TProperties, TSchema } from 'typebox'

/** Of a key: test or live. An invoice becomes a receipt of its own in each. */
export type Mode = 'test' | 'live'

/** The resources of family A, by the path they have there. */
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

/** A record's own fields, in JSON's types; decimals as strings. */
export type Fields = Record<string, unknown>

/** A record as it is known inside: its fields and what every record has. */
export interface Row extends Fields {
  _id: string
  workspaceId: string
  /** False once deleted. The unique keys hold among the live. */
  live: boolean
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

export interface Reference {
  to: ResourcePath
  /** Fields that both records have alike: an invoice's emission point is of its establishment. */
  alike?: readonly string[]
  /** Shown in reads as an object of this name with these fields of the record referred to. */
  nested?: { as: string; fields: readonly string[] }
}

/**
 * Everything that tells one resource from another. One file each; what they have in common (reading, filtering,
 * paging, keeping) is written once and driven by this.
 */
export interface Resource {
  path: ResourcePath
  /** In messages: "Customer with id … not found". */
  name: Capitalize<RecordKind>
  /** What may be written, with defaults. Schemas, defaults, storage and documentation all come from here. */
  fields: TProperties
  /** Fields that a change must carry too. */
  requiredOnUpdate?: readonly string[]
  /**
   * Fields that null and blank leave as they are in a change: those that are shown as null where they cannot say what the record has,
   * and figures that nobody means to lose.
   */
  keptByNull?: readonly string[]
  /** Fields that take another form in a change. */
  onUpdate?: TProperties
  /** Shown, in this order, between `id` and the timestamps. */
  shows: readonly string[]
  /** Further members that a caller may send back; they are ignored. */
  readOnly?: readonly string[]
  /** What is wrong with members that are not kept: what is not as the record has it is told, not dropped. */
  checkIgnored?(body: Fields): ErrorDetail[]
  references?: Record<string, Reference>
  filters: Record<string, readonly Operator[]>
  /** The developer API's names of the fields that it calls otherwise, where lists are asked for in its words. */
  filterNames?: Readonly<Record<string, string>>
  /** Text fields that are searched with `like` over very many records. */
  searched?: readonly string[]
  /** Business keys: no two live records of a workspace share these values. The last field is named in the message. */
  unique?: readonly (readonly string[])[]
  /** Exactly one live record of a taxpayer carries this flag. */
  onlyOne?: string
  /** Texts that documents carry and the RIDE shows. */
  printed?: readonly string[]
  /** Part of the profile that issuing reads. */
  inProfile?: true
  /** Live records that keep this one from being deleted. */
  neededBy?: readonly Dependent[]
  /**
   * Fields that cannot change while such a record is there: what names this one would contradict itself, or leave in a
   * series that nobody chose.
   */
  moves?: { fields: readonly string[]; neededBy: readonly Dependent[] }
  /** Fields that cannot change any more once this mark of the record is set. */
  fixedBy?: { mark: string; fields: readonly string[] }
  /** Is issued later, and so marked with who wrote it. */
  draft?: true
  /** Records that are deleted along with this one: resource and the field that refers to it. */
  cascadesTo?: readonly { path: ResourcePath; field: string }[]
  /** What no single field's schema can say. Gets the whole record as it is going to be. */
  check?(fields: Fields): ErrorDetail[]
  /** What is kept besides what was sent: ids of parts, marks. `before` is the record a change is made to. */
  complete?(sent: Fields, before: Row | undefined, mint: () => string): Fields
  /** Why the record cannot be changed or deleted now; undefined when it can. */
  closed?(row: Row, view: View, act: 'change' | 'delete'): Closed | undefined
  /** The field `closed` decides by: a write is void where it has changed since it was read. */
  closedBy?: string
  /** Values that are worked out rather than kept. */
  derived?: Record<string, Derived>
}

export type Closed = 'issued' | 'issued-in-sandbox' | 'being-issued'

/** Its name as errors have it: "emission point". */
export function kindOf({ name }: { name: Capitalize<RecordKind> }): RecordKind {
  return name.toLowerCase() as RecordKind
}

export interface Derived {
  schema: TSchema
  value: (row: Row, view: View) => unknown
}

/** For whom a record is shown: an invoice has one receipt for each mode. */
export interface View {
  mode: Mode
  /** Asked with a test key, which may not touch what production needs. */
  sparesProduction?: boolean
}

/** The mark of a record that live receipts need. */
export const IN_PRODUCTION = 'inProduction'

/** The mark of a draft whose content is a test key's. Rows of before have none, and count as written live or by session. */
export const BY_TEST_KEY = 'byTestKey'

/** Who wrote a draft last: what a live key or a session wrote, no test key changes, and it is what is issued for real. */
export function draftMark({ draft }: Resource, { sparesProduction = false }: View): Fields {
  return draft === true ? { [BY_TEST_KEY]: sparesProduction } : {}
}

/** Records of another resource that refer to this one. */
export interface Dependent {
  path: ResourcePath
  field: string
  /** Only records that also match this. */
  where?: Fields
}

/** What every record has besides its own fields. */
export const COMMON = ['id', 'tenantId', 'deletedAt', 'createdAt', 'updatedAt'] as const
