import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiFor } from '../../api/client.ts'

/** What this installation offers to who is not signed in. */
export interface Installation {
  /** Who may sign up: whoever takes the mailed link, anyone at once, or nobody. */
  signUp: 'verified' | 'open' | 'closed'
  /** Whether the demo account of `npm start` signs in from here. */
  demo: boolean
}

const { send } = apiFor({ environment: 'sandbox' })

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: async ({ signal }): Promise<Installation> => {
    const response = await send('/account/settings', { signal })
    return (await response.json()).data
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Where it is not known, the pages show what is there everywhere; the API refuses the rest. */
export function useInstallation(): Installation {
  return useQuery(installationQuery).data ?? { signUp: 'open', demo: false }
}
