import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useMayActLive } from '../../api/session.ts'
import { TEST_RUC, useTaxpayers } from '../../api/taxpayers.ts'
import { scopedApi } from '../../api/use-api.ts'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useKeys } from '../keys/keys.ts'
import { useWebhooks } from '../webhooks/webhook-queries.ts'
import type { WorkspaceFacts } from './first-steps.ts'

const WATCH_MS = 1_000
/** A certificate signs until it expires. */
const SIGNS = new Set(['VALID', 'EXPIRING'])
export const FIRST_RECEIPT = ['sandbox', TEST_RUC, 'first-receipt'] as const

/** The first completed sandbox receipt; before that the newest one, polled. */
export function useFirstReceipt() {
  const { records } = scopedApi({ environment: 'sandbox', ruc: TEST_RUC })
  return useQuery({
    queryKey: FIRST_RECEIPT,
    queryFn: async ({ signal }): Promise<Receipt | null> => {
      const newestOf = async (query: { status?: string }) => {
        const params = { query: { limit: 1, ...query } }
        return (await dataOf(records.GET('/v1/developer/receipts', { params, signal }))).data[0] ?? null
      }
      const newest = await newestOf({})
      if (newest === null || newest.status === 'COMPLETED') return newest
      return (await newestOf({ status: 'COMPLETED' })) ?? newest
    },
    refetchInterval: ({ state: { data } }) => (data?.status === 'COMPLETED' ? false : WATCH_MS),
  })
}

export function useWorkspaceFacts(): { facts: WorkspaceFacts | undefined; error: Error | null } {
  const keys = useKeys()
  const taxpayers = useTaxpayers('sandbox')
  const first = useFirstReceipt()
  const mayActLive = useMayActLive()
  const webhooks = useWebhooks('sandbox')
  const liveWebhooks = useWebhooks('production')
  const error = keys.error ?? taxpayers.error ?? first.error ?? webhooks.error ?? liveWebhooks.error
  const areWebhooks = webhooks.data !== undefined && (liveWebhooks.data !== undefined || !mayActLive)
  if (!keys.data || !taxpayers.data || first.data === undefined || !areWebhooks) {
    return { facts: undefined, error }
  }
  const own = taxpayers.data.filter(({ ruc }) => ruc !== TEST_RUC)
  const keysOf = (keyMode: string) => keys.data.filter(({ mode }) => mode === keyMode).length
  const facts = {
    testKeys: keysOf('test'),
    completedReceipts: first.data?.status === 'COMPLETED' ? 1 : 0,
    ownTaxpayers: own.length,
    certificates: own.filter(({ certificate }) => certificate !== null && SIGNS.has(certificate.status)).length,
    liveKeys: keysOf('live'),
    webhooks: [...webhooks.data, ...(liveWebhooks.data ?? [])].length,
  }
  return { facts, error }
}
