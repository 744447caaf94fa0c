import type { ListFilter } from './read-query.ts'
import type { Fields, View } from './resource.ts'

/** Whose records, seen how. */
export interface Scope {
  workspaceId: string
  /** For the developer API, which works on one taxpayer. */
  taxpayerRuc: string
  view: View
  now: Date
}

export interface ListQuery extends Scope {
  filters: readonly ListFilter[]
  sort: string
  /** 0 for as many as there may be. */
  limit: number
  offset: number
  /** Of the page before, in place of `offset`; empty for none. */
  cursor: string
}

export interface Listed {
  records: Fields[]
  total: number
  /** Where the next page begins; empty after the last one, and where the order is not by creation. */
  nextCursor: string
}

export interface Target extends Scope {
  id: string
}

export interface Write extends Target {
  body: unknown
  /** Everything is checked, nothing is kept. */
  checkOnly?: boolean
  /** A taxpayer's registry number is fixed by the same write. */
  fixNumber?: boolean
}

/** Records of one kind, as one of the two APIs speaks of them. Each call answers with the record as it shows it. */
export interface RecordSet {
  list(query: ListQuery): Promise<Listed>
  get(target: Target): Promise<Fields>
  create(write: Write): Promise<Fields>
  update(write: Write): Promise<Fields>
  remove(target: Target): Promise<Fields>
}
