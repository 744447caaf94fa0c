import type { RequestLog, RequestWithBodies } from '../src/ports.ts'
import type { RequestFilter } from '../src/request-log/domain/logged-request.ts'

/** Requests in memory, for tests without a database. */
export function memoryRequestLog(): RequestLog & { rows: RequestWithBodies[] } {
  const rows: RequestWithBodies[] = []
  const isOf = ({ workspaceId, mode }: Pick<RequestFilter, 'workspaceId' | 'mode'>) => {
    return (row: RequestWithBodies) => row.workspaceId === workspaceId && row.mode === mode
  }
  return {
    rows,
    async write(requests) {
      rows.push(...requests)
      return []
    },
    list: async (filter) => rows.filter(isOf(filter)).toReversed().slice(0, filter.limit),
    find: async (filter) => rows.filter(isOf(filter)).find(({ id }) => id === filter.id) ?? null,
    async trim() {},
  }
}
