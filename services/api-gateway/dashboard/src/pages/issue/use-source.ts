import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { useApi } from '../../api/use-api.ts'
import { documentOfXml } from '../../fiscal/document-of-xml.ts'
import type { ReceiptWithDocument } from '../../fiscal/values-of-document.ts'
import { readReceiptFile } from '../receipts/receipt-file.ts'

export type Source =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'read'; source: ReceiptWithDocument }
  /** There is no authorized XML yet. */
  | { state: 'unread' }
  | { state: 'failed'; failure: Error; readAgain: () => void }

export function useSource(receiptId: string | undefined): Source {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: [...api.key, 'source', receiptId],
    enabled: receiptId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ReceiptWithDocument> => {
      const id = receiptId ?? ''
      const { data: receipt } = await dataOf(
        api.records.GET('/v1/developer/receipts/{id}', { params: { path: { id } }, signal }),
      )
      const file = await readReceiptFile(api, id, 'xml', signal)
      return { receipt, document: documentOfXml(await file.text()) }
    },
  })
  if (receiptId === undefined) return { state: 'none' }
  if (data !== undefined) return { state: 'read', source: data }
  if (error === null) return { state: 'loading' }
  if (error instanceof ApiFailure && error.status === 409) return { state: 'unread' }
  return { state: 'failed', failure: error, readAgain: () => void refetch() }
}
