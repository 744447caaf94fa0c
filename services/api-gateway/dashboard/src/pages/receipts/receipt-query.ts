import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { type ScopedApi, useApi } from '../../api/use-api.ts'
import type { Receipt } from '../../parts/receipt-words.ts'
import { followPace } from './follow-pace.ts'

/** Polled until final. The list and the page share the cache. */
export function receiptQuery({ key, records }: ScopedApi, id: string) {
  return queryOptions({
    queryKey: [...key, 'receipt', id],
    queryFn: async ({ signal }): Promise<Receipt> => {
      const { data } = await dataOf(records.GET('/v1/developer/receipts/{id}', { params: { path: { id } }, signal }))
      return data
    },
    refetchInterval: ({ state }) => (state.data === undefined ? false : followPace(state.data, Date.now())),
  })
}

export function useReceipt(id: string): UseQueryResult<Receipt> {
  return useQuery(receiptQuery(useApi(), id))
}
