import { queryOptions, useQuery } from '@tanstack/react-query'
import { answered, apiFor, keepCsrfToken } from './client.ts'
import { ApiFailure } from './failure.ts'

const { account } = apiFor({ environment: 'sandbox' })

/** Who is signed in, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await answered(account.GET('/account/session', { signal }))
      keepCsrfToken(data.csrfToken)
      return data
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 401) return null
      throw failure
    }
  },
  staleTime: 5 * 60_000,
})

/** The session of whoever sees a page behind the sign-in. */
export function useSession() {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('Nobody is signed in.')
  return data
}
