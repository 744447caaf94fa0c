import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiFor, dataOf } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'

type Installation = Pick<components['schemas']['Installation'], 'signUp' | 'demo'>

const { account } = apiFor({ environment: 'sandbox' })

const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: async ({ signal }) => (await dataOf(account.GET('/account/settings', { signal }))).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Where it is not known, the pages show what is there everywhere; the API refuses the rest. */
export function useInstallation(): Installation {
  return useQuery(installationQuery).data ?? { signUp: 'open', demo: false }
}
