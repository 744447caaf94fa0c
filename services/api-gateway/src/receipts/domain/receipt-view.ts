import { decodeReceiptView, type Issuance, type ReceiptView } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'

export type RpcReceipt = Awaited<ReturnType<ClientOf<typeof Issuance>['findReceipt']>>

export type StatusView = Pick<
  ReceiptView,
  'id' | 'accessKey' | 'status' | 'authorizationNumber' | 'authorizedAt' | 'messages' | 'authorityStatus' | 'updatedAt'
>

export function receiptView({ view }: RpcReceipt, duplicate = false): ReceiptView {
  return { ...decodeReceiptView(view), duplicate }
}

export function statusView({ view }: RpcReceipt): StatusView {
  const { id, accessKey, status, authorizationNumber, authorizedAt, ...rest } = decodeReceiptView(view)
  const { messages, authorityStatus = null, updatedAt } = rest
  return { id, accessKey, status, authorizationNumber, authorizedAt, messages, authorityStatus, updatedAt }
}
