import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { dataOf, type Environment } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { useMayActLive } from '../../api/session.ts'
import { type ScopedApi, scopedApi, useApi } from '../../api/use-api.ts'
import type { DeliveryState } from './delivery-search.ts'

export type Webhook = components['schemas']['Webhook']
export type WebhookWithSecret = components['schemas']['WebhookWithSecret']
export type Delivery = components['schemas']['WebhookDelivery']

const PAGE = 25
const NEWEST_EVERY_MS = 5_000

/** First part of every webhook query key: a change invalidates all of them. */
export const webhooksKey = ({ scope: { environment } }: Pick<ScopedApi, 'scope'>) =>
  [environment, '', 'webhooks'] as const

/** Endpoints belong to an environment, not to a taxpayer; undefined in production until the address is confirmed. */
export function useWebhooks(environment: Environment) {
  const api = scopedApi({ environment })
  const mayActLive = useMayActLive()
  return useQuery({
    enabled: environment === 'sandbox' || mayActLive,
    queryKey: webhooksKey(api),
    queryFn: async ({ signal }) => (await dataOf(api.account.GET('/account/webhooks', { signal }))).data,
  })
}

/** Newest first; polled while one is pending. */
export function useDeliveries(id: string, status: DeliveryState | undefined) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: [...webhooksKey(api), id, 'deliveries', status ?? ''],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE,
        ...(status !== undefined && { status }),
        ...(pageParam !== '' && { cursor: pageParam }),
      }
      const params = { path: { id }, query }
      return dataOf(api.account.GET('/account/webhooks/{id}/deliveries', { params, signal }))
    },
    getNextPageParam: ({ meta }) => meta.pagination.nextCursor ?? undefined,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 1) === 1 ? NEWEST_EVERY_MS : false),
  })
}

export function useDelivery(id: string, deliveryId: string) {
  const api = useApi()
  return useQuery({
    queryKey: [...webhooksKey(api), id, 'delivery', deliveryId],
    queryFn: async ({ signal }) => {
      const params = { path: { id, deliveryId } }
      return (await dataOf(api.account.GET('/account/webhooks/{id}/deliveries/{deliveryId}', { params, signal }))).data
    },
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? NEWEST_EVERY_MS : false),
  })
}
