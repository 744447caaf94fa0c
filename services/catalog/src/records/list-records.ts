import { nextCursor, readCursor } from '../domain/cursor.ts'
import { readFilters, readSort } from '../domain/read-query.ts'
import type { ListQuery } from '../domain/record-set.ts'
import type { Fields, Resource, Row } from '../domain/resource.ts'
import type { Records } from '../ports.ts'

export interface ListedRows {
  rows: Row[]
  total: number
  nextCursor: string
}

const MAX_PAGE = 1_000

/**
 * @param fields that each record must have, besides the filters
 * @throws AppError `invalid` VAL_10000 for unknown filters, wrong values and unknown sort fields
 */
export const listRecords =
  ({ records }: { records: Records }) =>
  async (
    resource: Resource,
    query: Omit<ListQuery, 'ruc' | 'view' | 'now'>,
    fields: Fields = {},
  ): Promise<ListedRows> => {
    const sorting = readSort(resource, query.sort)
    const limit = query.limit === 0 ? MAX_PAGE : Math.min(query.limit, MAX_PAGE)
    const matching = { fields, conditions: readFilters(resource, query.filters) }
    const list = [resource.path, ...Object.values(fields)].join('/')
    const after = readCursor(list, query.cursor, sorting)
    // One row more shows whether another page exists.
    const page = { matching, sorting, limit: limit + 1, offset: query.offset, after }
    const matches = await records.page(resource, query.workspaceId, page)
    const rows = matches.slice(0, limit)
    const isLast = matches.length <= limit
    const isEnd = after === undefined && isLast && (rows.length > 0 || query.offset === 0)
    const total = isEnd ? query.offset + rows.length : await records.count(resource, query.workspaceId, matching)
    return { rows, total, nextCursor: isLast || sorting.field !== 'createdAt' ? '' : nextCursor(list, rows, limit) }
  }
