import type { Receipt } from './receipt.ts'

/** A receipt of the developer API. */
export interface ReceiptView {
  id: string
  accessKey: string
  documentType: string
  status: string
  environment: string
  simulated: boolean
  establishment: string
  emissionPoint: string
  sequential: string
  number: string
  issueDate: string
  customer: {
    identificationType: string
    identification: string
    legalName: string
    email: string | null
    phone: string | null
    address: string | null
  } | null
  totals: {
    subtotal: string
    discount: string
    taxes: { code: string; rateCode: string; rate: string; base: string; amount: string }[]
    total: string
  } | null
  authorizationNumber: string | null
  authorizedAt: string | null
  devReference: string | null
  duplicate: boolean
  messages: { type: string; code: string; message: string; additionalInfo: string | null }[]
  voided: { at: string; reason: string } | null
  origin: string
  timeline: { status: string; at: string; detail: string | null }[]
  createdAt: string
  updatedAt: string
}

export type StatusView = Pick<
  ReceiptView,
  'id' | 'accessKey' | 'status' | 'authorizationNumber' | 'authorizedAt' | 'messages' | 'updatedAt'
>

/** A receipt as clients see it: what there is none of is null, never an empty text. */
export function receiptView(receipt: Receipt, duplicate = false): ReceiptView {
  const { customer, totals, voided } = receipt
  return {
    id: receipt.id,
    accessKey: receipt.accessKey,
    documentType: receipt.documentType,
    status: receipt.status,
    environment: receipt.environment,
    simulated: receipt.simulated,
    establishment: receipt.establishment,
    emissionPoint: receipt.emissionPoint,
    sequential: receipt.sequential,
    number: receipt.number,
    issueDate: receipt.issueDate,
    customer: customer && {
      identificationType: customer.identificationType,
      identification: customer.identification,
      legalName: customer.legalName,
      email: orNull(customer.email),
      phone: orNull(customer.phone),
      address: orNull(customer.address),
    },
    totals,
    authorizationNumber: orNull(receipt.authorizationNumber),
    authorizedAt: orNull(receipt.authorizedAt),
    devReference: orNull(receipt.devReference),
    duplicate,
    messages: messagesOf(receipt),
    voided,
    origin: receipt.origin,
    timeline: receipt.timeline.map(({ status, at, detail }) => ({ status, at, detail: orNull(detail) })),
    createdAt: receipt.createdAt,
    updatedAt: receipt.updatedAt,
  }
}

/** Where a receipt stands, for clients that only wait. */
export function statusView(receipt: Receipt): StatusView {
  return {
    id: receipt.id,
    accessKey: receipt.accessKey,
    status: receipt.status,
    authorizationNumber: orNull(receipt.authorizationNumber),
    authorizedAt: orNull(receipt.authorizedAt),
    messages: messagesOf(receipt),
    updatedAt: receipt.updatedAt,
  }
}

function messagesOf({ messages }: Receipt): ReceiptView['messages'] {
  return messages.map(({ type, code, message, additionalInfo }) => ({
    type,
    code,
    message,
    additionalInfo: orNull(additionalInfo),
  }))
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
