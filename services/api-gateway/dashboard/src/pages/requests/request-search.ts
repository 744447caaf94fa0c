import type { paths } from '../../api/generated/api.ts'
import { dayIn, matching, textOf, withoutBlanks } from '../../parts/address.ts'

type ListQuery = NonNullable<paths['/account/requests']['get']['parameters']['query']>

export const OUTCOMES = ['failed', '2xx', '4xx', '5xx'] as const
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface RequestSearch {
  /** `failed`, a class such as `4xx`, or one status. */
  status?: string
  method?: (typeof METHODS)[number]
  /** A path or a part of it, an error code, or a request id. */
  q?: string
  key?: string
  /** A day of the authority's clock. */
  day?: string
  request?: string
}

/** Drops unknown values of the address. */
export function requestSearchOf(address: Record<string, unknown>): RequestSearch {
  const { status, method, q, key, day, request } = address
  return withoutBlanks({
    status: matching(status, /^(?:failed|[2-5]xx|[2-5]\d\d)$/),
    method: METHODS.find((one) => one === method),
    q: textOf(q),
    key: matching(key, UUID),
    day: dayIn(day),
    request: matching(request, UUID),
  })
}

export function listQueryOf({ status, method, q = '', key, day }: RequestSearch): ListQuery {
  return withoutBlanks({ status, method, apiKeyId: key, ...typedQuery(q), ...dayQuery(day) })
}

export function countFilters({ status, method, key, day }: RequestSearch): number {
  return [status, method, key, day].filter((value) => value !== undefined).length
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Users paste a code, a request id, or an address with its host. */
function typedQuery(typed: string): ListQuery {
  if (typed === '') return {}
  if (/^[a-z]{2,5}_\d{5}$/i.test(typed)) return { code: typed.toUpperCase() }
  if (UUID.test(typed)) return { requestId: typed }
  return { path: typed.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/, '') || '/' }
}

/** The authority's clock is UTC-5 all year. */
function dayQuery(day: string | undefined): ListQuery {
  if (day === undefined) return {}
  const from = new Date(`${day}T05:00:00Z`)
  return { from: from.toISOString(), to: new Date(from.getTime() + 24 * 3_600_000).toISOString() }
}
