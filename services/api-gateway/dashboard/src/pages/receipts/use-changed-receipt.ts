import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { type Receipt, receiptQuery } from './receipt-query.ts'

/** Shows a receipt as a call has answered it, wherever it is shown, and follows what comes of it. */
export function useChangedReceipt(): (receipt: Receipt) => void {
  const queries = useQueryClient()
  const api = useApi()
  return (receipt) => {
    // An address may name a receipt by its access key.
    for (const id of [receipt.id, receipt.accessKey]) queries.setQueryData(receiptQuery(api, id).queryKey, receipt)
  }
}
