import { type Static, Type } from 'typebox'
import { issuanceErrors } from '../errors/issuance-errors.ts'
import {
  AccessKey,
  AuthorityMessage,
  DocumentType,
  Facts,
  Id,
  Instant,
  oneOf,
  orNull,
  textOrNull,
} from './vocabulary.ts'

// The only description of a receipt: issuance fills it (domain/receipt-view.ts), the gateway returns it as the OpenAPI
// component `Receipt`, and messages carry it. New fields are optional: messages of the previous version lack them.

const Amount = (description: string, example: string) => Type.String({ description, examples: [example] })
const instant = (what: string) => Type.String({ ...Instant, description: `${what}: RFC 3339 in UTC.` })
const threeDigits = (description: string) => Type.String({ description, examples: ['001'] })

const Customer = Type.Object(
  {
    identificationType: Type.String({
      description: 'The kind of identification, with the names that orders use.',
      examples: ['NATIONAL_ID'],
    }),
    identification: Type.String({ description: 'The number of the identification.', examples: ['1710034065'] }),
    legalName: Type.String({ description: 'The legal name, or first name and surname.', examples: ['María Peña'] }),
    email: textOrNull({
      description: 'One or several addresses, separated by commas.',
      examples: ['maria@example.com'],
    }),
    phone: textOrNull({ description: 'The telephone number.' }),
    address: textOrNull({ description: 'The postal address.' }),
  },
  { title: 'ReceiptCustomer', description: 'The recipient of the document; null if its kind has none.' },
)

const TaxTotal = Type.Object(
  {
    code: Type.String({
      description: "The authority's code of the tax: 2 value-added, 3 excise, 5 plastic bottles.",
      examples: ['2'],
    }),
    rateCode: Type.String({ description: "The authority's code of the rate.", examples: ['4'] }),
    rate: Amount('The rate in per cent.', '15'),
    base: Amount('The base of the tax.', '10.00'),
    amount: Amount('The amount of the tax.', '1.50'),
  },
  { title: 'TaxTotal', description: 'The sum of a tax at one rate.' },
)

const Totals = Type.Object(
  {
    subtotal: Amount('The amount before taxes and after discounts.', '10.00'),
    discount: Amount('The sum of all discounts.', '0.00'),
    taxes: Type.Array(TaxTotal, { description: 'The taxes, by rate.' }),
    total: Amount('The amount to pay.', '11.50'),
  },
  { title: 'ReceiptTotals', description: 'The totals, decimals as text; null for a document without amounts.' },
)

const Voided = Type.Object(
  {
    at: instant('When it was marked'),
    reason: Type.String({ description: 'The reason of the caller.', examples: ['wrong customer'] }),
  },
  { title: 'Voided', description: 'Present if the receipt is marked as voided here. The authority is not informed.' },
)

const Mail = Type.Object(
  {
    to: Type.Array(Type.String(), { description: 'The recipients.', examples: [['maria@example.com']] }),
    state: oneOf(['PENDING', 'SENT', 'NOT_DELIVERED'], {
      description:
        'PENDING: the mail waits; it is retried for a day. SENT: the mail server accepted it. NOT_DELIVERED: at ' +
        'least one recipient did not receive it.',
    }),
    requested: Type.Boolean({ description: 'Whether POST /receipts/{id}/email requested it.' }),
    at: Type.String({ ...Instant, description: 'When it was requested, or when the authorization arrived.' }),
    detail: textOrNull({ description: 'The reason of the mail server for not delivering it.', examples: [null] }),
  },
  { title: 'Mail', description: 'A mail of the document.' },
)

export const AUTHORITY_STATES = ['AUTHORIZED', 'NOT_AUTHORIZED', 'CANCELLATION_PENDING', 'CANCELLED'] as const
export type AuthorityState = (typeof AUTHORITY_STATES)[number]

export const AuthorityStatus = Type.Object(
  {
    state: oneOf(AUTHORITY_STATES, {
      description:
        'CANCELLATION_PENDING: the issuer has asked the authority to cancel the document, and the recipient has to ' +
        'accept. CANCELLED: the document is no longer valid.',
    }),
    checkedAt: instant('When it was asked'),
  },
  {
    title: 'AuthorityStatus',
    description:
      "The last answer of the authority's consultation service about the document. null: it was never asked; " +
      'send ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays ' +
      'COMPLETED.',
  },
)

const Milestone = Type.Object(
  {
    status: Type.String({ description: 'The new status.', examples: ['DRAFT'] }),
    at: instant('When it reached it'),
    detail: textOrNull({
      description:
        'The reason if the status is ERROR; the recipients without mail if it is COMPLETED. In the language of ' +
        'Accept-Language; webhooks have it in English.',
      examples: [null],
    }),
    code: Type.Optional(
      Type.String({ description: 'The code of the detail.', examples: [issuanceErrors.authorityAway.code] }),
    ),
    params: Type.Optional(Facts),
  },
  { title: 'Milestone', description: 'A status that the receipt has reached.' },
)

export const RECEIPT_STATUSES = [
  'DRAFT',
  'RECEIVED_AUTHORITY',
  'AUTHORIZED',
  'COMPLETED',
  'REJECTED',
  'RETURNED',
  'ERROR',
] as const

/** A receipt as callers see it: the `data` of the developer API and of webhook events. Decimals are strings. */
export const ReceiptView = Type.Object({
  id: Type.String({ ...Id, description: 'The id of the receipt.' }),
  accessKey: Type.String({
    ...AccessKey,
    description: "The authority's key of the document: 49 digits.",
    examples: ['2111202601179999999000110010010000000011234567813'],
  }),
  documentType: DocumentType,
  status: oneOf(RECEIPT_STATUSES, {
    title: 'ReceiptState',
    description:
      'The status of the receipt. COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.',
  }),
  environment: oneOf(['sandbox', 'production'], { description: 'sandbox for a test key, production for a live one.' }),
  simulated: Type.Boolean({
    description: 'true: a simulator replaces the authority, and the document has no legal value.',
  }),
  establishment: threeDigits('The code of the establishment: three digits.'),
  emissionPoint: threeDigits('The code of the emission point: three digits.'),
  sequential: Type.String({ description: 'The last part of the number: nine digits.', examples: ['000000001'] }),
  number: Type.String({
    description: 'The number of the document: establishment, emission point and sequential.',
    examples: ['001-001-000000001'],
  }),
  issueDate: Type.String({ description: 'The day of issue, YYYY-MM-DD, in UTC-5.', examples: ['2026-11-21'] }),
  customer: orNull(Customer),
  totals: orNull(Totals),
  authorizationNumber: textOrNull({
    description:
      'The access key; in the sandbox with the prefix TEST-. Null until the authority authorizes the document.',
  }),
  authorizedAt: textOrNull({
    description: "The authority's own time, in UTC. The XML and the PDF show it as the authority wrote it, in UTC-5.",
    examples: ['2026-11-21T15:04:07.000Z'],
  }),
  devReference: textOrNull({ description: 'Your own reference of the order.', examples: ['order-1'] }),
  duplicate: Type.Boolean({
    description: 'true: this is the receipt of an earlier order with the same devReference. This call issued nothing.',
  }),
  messages: Type.Array(AuthorityMessage, {
    description: "The authority's messages about the document; for ERROR also the failure, with a code of this system.",
  }),
  voided: orNull(Voided),
  authorityStatus: Type.Optional(orNull(AuthorityStatus)),
  origin: oneOf(['issued', 'imported'], { description: 'imported: authorized elsewhere and imported here.' }),
  timeline: Type.Array(Milestone, { description: 'The statuses of the receipt so far, oldest first.' }),
  mails: Type.Optional(
    Type.Array(Mail, { description: 'The mails of the document, oldest first; left out if there are none.' }),
  ),
  createdAt: instant('When the order was accepted'),
  updatedAt: instant('When it last changed'),
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'It grows with every change of the receipt: of two answers or events the larger one is newer.',
      examples: [4],
    }),
  ),
})
export type ReceiptView = Static<typeof ReceiptView>

export const receiptViewExample: ReceiptView = {
  id: '01935a2e-7c1f-7abc-8def-0123456789ab',
  accessKey: '2111202601179999999000110010010000000011234567813',
  documentType: 'INVOICE',
  status: 'AUTHORIZED',
  environment: 'sandbox',
  simulated: true,
  establishment: '001',
  emissionPoint: '001',
  sequential: '000000001',
  number: '001-001-000000001',
  issueDate: '2026-11-21',
  customer: {
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName: 'María Peña',
    email: 'maria@example.com',
    phone: null,
    address: null,
  },
  totals: {
    subtotal: '10.00',
    discount: '0.00',
    taxes: [{ code: '2', rateCode: '4', rate: '15', base: '10.00', amount: '1.50' }],
    total: '11.50',
  },
  authorizationNumber: 'TEST-2111202601179999999000110010010000000011234567813',
  authorizedAt: '2026-11-21T15:04:07.000Z',
  devReference: 'order-1',
  duplicate: false,
  messages: [],
  voided: null,
  authorityStatus: null,
  origin: 'issued',
  timeline: [{ status: 'DRAFT', at: '2026-11-21T15:04:07.000Z', detail: null }],
  createdAt: '2026-11-21T15:04:07.000Z',
  updatedAt: '2026-11-21T15:04:07.000Z',
  version: 3,
}

export const draftReceiptExample: ReceiptView = {
  ...receiptViewExample,
  status: 'DRAFT',
  authorizationNumber: null,
  authorizedAt: null,
  version: 1,
}

export const Receipt = Type.Unsafe<ReceiptView>({
  ...ReceiptView,
  title: 'Receipt',
  description: 'A receipt: the document of an order, and its state.',
  examples: [receiptViewExample],
})

/** A receipt in a gRPC answer, as JSON: new fields need no change of the proto. */
export function encodeReceiptView(view: ReceiptView): Buffer {
  return Buffer.from(JSON.stringify(view))
}

/** @throws SyntaxError for other bytes than those of `encodeReceiptView` */
export function decodeReceiptView(bytes: Uint8Array): ReceiptView {
  return JSON.parse(Buffer.from(bytes).toString())
}
