import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'

export type ApiKey = components['schemas']['ApiKey']
export type CreatedKey = components['schemas']['CreatedApiKey']
export type Mode = ApiKey['mode']
export type Scope = ApiKey['scopes'][number]

/** The compiler compares them with the words: each scope has some. */
export const USUAL_SCOPES: readonly Scope[] = ['issue', 'read', 'records']

/** Keys belong to the workspace, so the query key has no environment. */
export const KEYS = ['api-keys'] as const

export function useKeys() {
  const { account } = useApi()
  return useQuery({
    queryKey: KEYS,
    queryFn: async ({ signal }) => (await dataOf(account.GET('/account/api-keys', { signal }))).data,
  })
}
