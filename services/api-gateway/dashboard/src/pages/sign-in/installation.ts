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

/** If unknown, the pages show the common parts; the API refuses the rest. */
export function useInstallation(): Installation {
  return useQuery(installationQuery).data ?? { signUp: 'open', demo: false }
}
