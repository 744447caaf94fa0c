import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFor, dataOf, keepCsrfToken } from './client.ts'
import { ApiFailure, NOBODY_SIGNED_IN } from './failure.ts'
import type { components } from './generated/api.ts'

export type Session = components['schemas']['Session']

const { account } = apiFor({ environment: 'sandbox' })
const SESSION = ['session'] as const

/** Whether the session ended while a page is open: the page stays, with its input. */
export const sessionEndedQuery = queryOptions({
  queryKey: ['session-ended'],
  queryFn: () => false,
  initialData: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in, or null. An open page keeps its user after the session ends. */
export const sessionQuery = queryOptions({
  queryKey: SESSION,
  queryFn: async ({ client, signal }): Promise<Session | null> => {
    try {
      const { data } = await dataOf(account.GET('/account/session', { signal }))
      keepCsrfToken(data.csrfToken)
      client.setQueryData(sessionEndedQuery.queryKey, false)
      return data
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.status !== 401) throw failure
      const before = client.getQueryData<Session | null>(SESSION) ?? null
      if (before !== null) client.setQueryData(sessionEndedQuery.queryKey, true)
      return before
    }
  },
  staleTime: 5 * 60_000,
})

export function useSession() {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('Nobody is signed in.')
  return data
}

/** Live requests are refused before the address is confirmed. */
export function useMayActLive(): boolean {
  return useSession().user.emailVerified
}

/** After a refusal without a session, the user signs in again on the same page. */
export function noticeSessionEnded(queries: QueryClient, failure: Error): void {
  if (!(failure instanceof ApiFailure) || failure.code !== NOBODY_SIGNED_IN) return
  if (queries.getQueryData(sessionQuery.queryKey)) queries.setQueryData(sessionEndedQuery.queryKey, true)
}
