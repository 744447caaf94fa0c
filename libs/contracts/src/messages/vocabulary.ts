import { Type } from 'typebox'

/** Words that many messages use. */
export const Id = Type.String({ format: 'uuid' })
export const AccessKey = Type.String({ pattern: '^[0-9]{49}$' })
export const Instant = Type.String({ description: 'RFC 3339, UTC' })
export const Ruc = Type.String({ pattern: '^[0-9]{13}$' })
export const DocumentType = Type.Enum([
  'INVOICE',
  'CREDIT_NOTE',
  'DEBIT_NOTE',
  'WITHHOLDING',
  'PURCHASE_SETTLEMENT',
  'WAYBILL',
])
export const Mode = Type.Union([Type.Literal('test'), Type.Literal('live')])

/** A message of the authority: kept as it came. */
export const AuthorityMessage = Type.Object({
  type: Type.Union([Type.Literal('ERROR'), Type.Literal('WARNING'), Type.Literal('INFO')]),
  code: Type.String(),
  message: Type.String(),
  additionalInfo: Type.Union([Type.String(), Type.Null()]),
})
