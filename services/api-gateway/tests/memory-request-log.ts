import type { RequestLog, RequestWithBodies } from '../src/ports.ts'
import type { RequestFilter } from '../src/request-log/domain/logged-request.ts'

/** Requests as the database keeps them, for tests that need none. */
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
    list: async (asked) => rows.filter(isOf(asked)).toReversed().slice(0, asked.limit),
    find: async (asked) => rows.filter(isOf(asked)).find(({ id }) => id === asked.id) ?? null,
    async trim() {},
  }
}
