import { type Static, type TObject, Type } from 'typebox'
import { text, textOrNull } from '../schema-words.ts'

/** An object that may be null, in the form the compiled serializer is quick with. */
function orNull<Schema extends TObject>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: ['object', 'null'] })
}

const AuthorityMessage = Type.Object({ type: text, code: text, message: text, additionalInfo: textOrNull })

const Customer = Type.Object({
  identificationType: text,
  identification: text,
  legalName: text,
  email: textOrNull,
  phone: textOrNull,
  address: textOrNull,
})

const Totals = Type.Object({
  subtotal: text,
  discount: text,
  taxes: Type.Array(Type.Object({ code: text, rateCode: text, rate: text, base: text, amount: text })),
  total: text,
})

const Voided = Type.Object({ at: text, reason: text })

export const ReceiptBody = Type.Object({
  id: text,
  accessKey: Type.String({ description: '49 digits.' }),
  documentType: text,
  status: Type.String({ description: 'DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR.' }),
  environment: text,
  simulated: Type.Boolean(),
  establishment: text,
  emissionPoint: text,
  sequential: text,
  number: text,
  issueDate: text,
  customer: orNull(Customer),
  totals: orNull(Totals),
  authorizationNumber: textOrNull,
  authorizedAt: textOrNull,
  devReference: textOrNull,
  duplicate: Type.Boolean(),
  messages: Type.Array(AuthorityMessage),
  voided: orNull(Voided),
  origin: text,
  timeline: Type.Array(Type.Object({ status: text, at: text, detail: textOrNull })),
  createdAt: text,
  updatedAt: text,
})

export const StatusBody = Type.Object({
  id: text,
  accessKey: text,
  status: text,
  authorizationNumber: textOrNull,
  authorizedAt: textOrNull,
  messages: Type.Array(AuthorityMessage),
  updatedAt: text,
})

export const FileBody = Type.Object({
  url: text,
  expiresAt: text,
  fileName: text,
  contentType: text,
  size: Type.Integer(),
})
