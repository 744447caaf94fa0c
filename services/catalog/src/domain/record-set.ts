import type { ListFilter } from './read-query.ts'
import type { Fields, View } from './resource.ts'

export interface Scope {
  workspaceId: string
  ruc: string
  view: View
  now: Date
}

export interface ListQuery extends Scope {
  filters: readonly ListFilter[]
  sort: string
  /** 0 for the maximum. */
  limit: number
  offset: number
  /** The cursor of the previous page, in place of `offset`; empty for none. */
  cursor: string
}

export interface Listed {
  records: Fields[]
  total: number
  /** Empty after the last page, and if the order is not by creation. */
  nextCursor: string
}

export interface Target extends Scope {
  id: string
}

export interface Write extends Target {
  body: unknown
  checkOnly?: boolean
  fixNumber?: boolean
}

export interface RecordSet {
  list(query: ListQuery): Promise<Listed>
  get(target: Target): Promise<Fields>
  create(write: Write): Promise<Fields>
  update(write: Write): Promise<Fields>
  remove(target: Target): Promise<Fields>
}
