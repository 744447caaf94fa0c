import { useQuery } from '@tanstack/react-query'
import { dataOf, type Environment } from './client.ts'
import type { components } from './generated/api.ts'
import { useMayActLive } from './session.ts'
import { scopedApi } from './use-api.ts'

export type Taxpayer = components['schemas']['Taxpayer']

/** The test taxpayer of every workspace, in the sandbox only. */
export const TEST_RUC = '1799999990001'

export function taxpayersQuery(environment: Environment) {
  const { records } = scopedApi({ environment })
  return {
    queryKey: [environment, '', 'taxpayers'] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Taxpayer[]> => {
      const all = await dataOf(records.GET('/taxpayers', { signal }))
      return all.filter(({ ruc }) => environment === 'sandbox' || ruc !== TEST_RUC)
    },
    staleTime: 30_000,
  }
}

/** Taxpayers that may issue in an environment, oldest first; undefined in production until the address is confirmed. */
export function useTaxpayers(environment: Environment) {
  const mayActLive = useMayActLive()
  return useQuery({ ...taxpayersQuery(environment), enabled: environment === 'sandbox' || mayActLive })
}
