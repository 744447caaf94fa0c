import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import type { Receipt } from '../../parts/receipt-words.ts'
import { followPace } from './follow-pace.ts'

const MAX_NOTES = 20

/** The newest notes of an invoice and their count, polled while one is in progress. */
export function useNotes({ number }: Pick<Receipt, 'number'>) {
  const { key, records } = useApi()
  return useQuery({
    queryKey: [...key, 'receipts', 'notes', number],
    queryFn: async ({ signal }) => {
      const params = { query: { modifies: number, limit: MAX_NOTES } }
      const { data, meta } = await dataOf(records.GET('/v1/developer/receipts', { params, signal }))
      return { notes: data, total: meta.pagination.total }
    },
    refetchInterval: ({ state: { data } }) => {
      const paces = (data?.notes ?? []).map((note) => followPace(note, Date.now())).filter((pace) => pace !== false)
      return paces.length === 0 ? false : Math.min(...paces)
    },
  })
}
