import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useTaxpayers } from '../../api/taxpayers.ts'
import { type ScopedApi, useApi } from '../../api/use-api.ts'
import { isFinal, type Receipt } from '../../parts/receipt-words.ts'
import { useWebhooks } from '../webhooks/webhook-queries.ts'

const COUNT_MS = 10_000
const WATCH_MS = 2_000
const MAX_RECEIPTS = 6
const PROBLEMS = 'ERROR,RETURNED,REJECTED'

export function useUsage() {
  const { records, key, enabled } = useTaxpayerApi()
  return useQuery({
    enabled,
    queryKey: [...key, 'usage'],
    queryFn: async ({ signal }) => (await dataOf(records.GET('/v1/developer/usage', { signal }))).data,
    refetchInterval: COUNT_MS,
  })
}

export function useProblems() {
  const { records, key, enabled } = useTaxpayerApi()
  return useQuery({
    enabled,
    queryKey: [...key, 'receipts', 'problems'],
    queryFn: async ({ signal }) => {
      const params = { query: { status: PROBLEMS, limit: 3 } }
      return (await dataOf(records.GET('/v1/developer/receipts', { params, signal }))).data
    },
  })
}

/** The newest receipts, polled while one is in progress. */
export function useLatestReceipts() {
  const { records, key, enabled } = useTaxpayerApi()
  return useQuery({
    enabled,
    queryKey: [...key, 'receipts', 'latest'],
    queryFn: async ({ signal }) => {
      const params = { query: { limit: MAX_RECEIPTS } }
      return (await dataOf(records.GET('/v1/developer/receipts', { params, signal }))).data
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data ?? []) ? WATCH_MS : false),
  })
}

/** Polls for the first receipt, which may come from a key, and then until all are final. */
function isUnderWay(receipts: readonly Receipt[]): boolean {
  return receipts.length === 0 || receipts.some(({ status }) => !isFinal(status) && status !== 'ERROR')
}

function useTaxpayerApi(): ScopedApi & { enabled: boolean } {
  const api = useApi()
  const { data: taxpayers = [] } = useTaxpayers(api.scope.environment)
  return { ...api, enabled: taxpayers.some(({ ruc }) => ruc === api.scope.ruc) }
}

/** While parts load one by one, they move the content below. */
export function useIsOverviewLoading(): boolean {
  const { isLoading: isUsage } = useUsage()
  const { isLoading: areProblems } = useProblems()
  const { isLoading: areWebhooks } = useWebhooks(useApi().scope.environment)
  const { isLoading: isLatest } = useLatestReceipts()
  return isUsage || areProblems || areWebhooks || isLatest
}
