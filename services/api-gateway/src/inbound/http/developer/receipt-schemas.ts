import { ReceiptView } from '@etax/contracts'
import { Type } from 'typebox'
import { refTo, text } from '../schema-parts.ts'

/** The contract's schema of a receipt; the app knows it as the component `Receipt`. */
export const Receipt = Type.Unsafe<ReceiptView>({ ...ReceiptView, $id: 'Receipt' })

export const ReceiptBody = refTo(Receipt)

export const StatusBody = Type.Pick(ReceiptView, [
  'id',
  'accessKey',
  'status',
  'authorizationNumber',
  'authorizedAt',
  'messages',
  'authorityStatus',
  'updatedAt',
])

export const FileBody = Type.Object({
  url: text,
  expiresAt: text,
  fileName: text,
  contentType: text,
  size: Type.Integer(),
})
