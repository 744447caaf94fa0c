import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import type { Receipt } from '../../parts/receipt-words.ts'
import { receiptQuery } from './receipt-query.ts'

export function useChangedReceipt(): (receipt: Receipt) => void {
  const queries = useQueryClient()
  const api = useApi()
  return (receipt) => {
    // An address may contain the access key instead of the id.
    for (const id of [receipt.id, receipt.accessKey]) queries.setQueryData(receiptQuery(api, id).queryKey, receipt)
  }
}
