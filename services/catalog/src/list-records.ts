import { type AskedFilter, readFilters, readSort } from './domain/read-query.ts'
import type { Fields, Resource, Row } from './domain/resource.ts'
import { showRecord } from './domain/show-record.ts'
import { findReferred } from './find-referred.ts'
import type { Records } from './outbound/mongo-records.ts'

export interface ListQuery {
  workspaceId: string
  filters: readonly AskedFilter[]
  sort: string
  limit: number
  offset: number
}

const MOST = 1_000

/**
 * A page of records as the resource API shows them, and how many there are in all.
 * @throws AppError `invalid` CAT_10001 for unknown filters, values of the wrong type and unknown sort fields
 */
export const listRecords =
  ({ records }: { records: Records }) =>
  async (resource: Resource, query: ListQuery): Promise<{ shown: Fields[]; total: number }> => {
    const { rows, total } = await records.list(resource, query.workspaceId, {
      conditions: readFilters(resource, query.filters),
      order: readSort(resource, query.sort),
      limit: query.limit === 0 ? MOST : Math.min(query.limit, MOST),
      offset: query.offset,
    })
    return { shown: await showAll(records, resource, rows), total }
  }

/** Rows with the records nested in them, fetched together. */
export async function showAll(records: Records, resource: Resource, rows: readonly Row[]): Promise<Fields[]> {
  const referred = await findReferred(records, resource, rows)
  return rows.map((row) => showRecord(resource, row, referred))
}
