import { ReceiptView } from '@etax/contracts'
import { Type } from 'typebox'
import { text } from './schema-words.ts'

/** The contract's schema of a receipt, under the name it has in the API's description: registered once (describe-api.ts). */
export const Receipt = { ...ReceiptView, $id: 'Receipt' }

export const ReceiptBody = Type.Unsafe<ReceiptView>({ $ref: 'Receipt#' })

export const StatusBody = Type.Pick(ReceiptView, [
  'id',
  'accessKey',
  'status',
  'authorizationNumber',
  'authorizedAt',
  'messages',
  'updatedAt',
])

export const FileBody = Type.Object({
  url: text,
  expiresAt: text,
  fileName: text,
  contentType: text,
  size: Type.Integer(),
})
