import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { ScopedApi } from '../../api/use-api.ts'

export type FileKind = 'pdf' | 'xml'

/** The link has the public address of the system; the page requests the same path from its own origin. */
export async function readReceiptFile(api: ScopedApi, id: string, kind: FileKind, signal?: AbortSignal): Promise<File> {
  const options = { params: { path: { id } }, ...(signal === undefined ? {} : { signal }) }
  const { data } =
    kind === 'pdf'
      ? await dataOf(api.records.GET('/v1/developer/receipts/{id}/pdf', options))
      : await dataOf(api.records.GET('/v1/developer/receipts/{id}/xml', options))
  const response = await api.send(new URL(data.url).pathname, signal === undefined ? {} : { signal })
  return new File([await response.blob()], data.fileName, { type: data.contentType })
}

export function receiptXmlQuery(api: ScopedApi, id: string) {
  return queryOptions({
    queryKey: [...api.key, 'receipt-xml', id],
    queryFn: async ({ signal }) => (await readReceiptFile(api, id, 'xml', signal)).text(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
