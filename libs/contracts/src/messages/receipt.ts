import { type Static, Type } from 'typebox'
import { defineMessage } from './define.ts'
import { AccessKey, AuthorityMessage, DocumentType, Id, Instant, Mode, Ruc } from './vocabulary.ts'

const Customer = Type.Object({
  identificationType: Type.String(),
  identification: Type.String(),
  legalName: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  phone: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
})

const TaxTotal = Type.Object({
  code: Type.String(),
  rateCode: Type.String(),
  rate: Type.String(),
  base: Type.String(),
  amount: Type.String(),
})

/** A receipt as the outside sees it: the `data` of the developer API and of webhook events. Decimals are strings. */
export const ReceiptView = Type.Object({
  id: Id,
  accessKey: AccessKey,
  documentType: DocumentType,
  status: Type.String(),
  environment: Type.Union([Type.Literal('sandbox'), Type.Literal('production')]),
  simulated: Type.Boolean(),
  establishment: Type.String(),
  emissionPoint: Type.String(),
  sequential: Type.String(),
  number: Type.String(),
  issueDate: Type.String(),
  customer: Type.Union([Customer, Type.Null()]),
  totals: Type.Union([
    Type.Object({
      subtotal: Type.String(),
      discount: Type.String(),
      taxes: Type.Array(TaxTotal),
      total: Type.String(),
    }),
    Type.Null(),
  ]),
  authorizationNumber: Type.Union([Type.String(), Type.Null()]),
  authorizedAt: Type.Union([Type.String(), Type.Null()]),
  devReference: Type.Union([Type.String(), Type.Null()]),
  duplicate: Type.Boolean(),
  messages: Type.Array(AuthorityMessage),
  voided: Type.Union([Type.Object({ at: Instant, reason: Type.String() }), Type.Null()]),
  origin: Type.Union([Type.Literal('issued'), Type.Literal('imported')]),
  timeline: Type.Array(
    Type.Object({ status: Type.String(), at: Instant, detail: Type.Union([Type.String(), Type.Null()]) }),
  ),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ReceiptView = Static<typeof ReceiptView>

const accessKey = '2111202601179999999000110010010000000011234567813'
const receiptId = '01935a2e-7c1f-7abc-8def-0123456789ab'
const at = '2026-11-21T15:04:07.000Z'

const receipt: ReceiptView = {
  id: receiptId,
  accessKey,
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
  authorizationNumber: `TEST-${accessKey}`,
  authorizedAt: '2026-11-21T10:04:07-05:00',
  devReference: 'order-1',
  duplicate: false,
  messages: [],
  voided: null,
  origin: 'issued',
  timeline: [{ status: 'DRAFT', at, detail: null }],
  createdAt: at,
  updatedAt: at,
}

const common = {
  receiptId: Id,
  mode: Mode,
  taxpayerRuc: Ruc,
  documentType: DocumentType,
  /** Grows with every change of the receipt: a receiver may drop what is older than what it knows. */
  receiptVersion: Type.Integer(),
  receipt: ReceiptView,
}

const example = {
  receiptId,
  mode: 'test' as const,
  taxpayerRuc: '1799999990001',
  documentType: 'INVOICE' as const,
  receiptVersion: 3,
  receipt,
}

/** issuance → renderer, webhook-dispatcher: the authority authorized it, and it is stored. */
export const ReceiptAuthorized = defineMessage(
  'events',
  'receipt.authorized',
  1,
  Type.Object({
    ...common,
    /** The authority's `autorizacion` wrapper with the document inside. */
    xml: Type.String(),
    /** Whom to mail it to; none when mail is suppressed. */
    recipients: Type.Array(Type.String()),
    logoId: Type.Union([Type.String(), Type.Null()]),
  }),
  { ...example, xml: '<autorizacion/>', recipients: ['maria@example.com'], logoId: null },
)

/** issuance → webhook-dispatcher: the authority refused it; the reasons are in `receipt.messages`. */
export const ReceiptRejected = defineMessage('events', 'receipt.rejected', 1, Type.Object(common), {
  ...example,
  receipt: { ...receipt, status: 'REJECTED' },
})

/** issuance → webhook-dispatcher: reception gave a caller's own XML back; it may be sent again corrected. */
export const ReceiptReturned = defineMessage('events', 'receipt.returned', 1, Type.Object(common), {
  ...example,
  receipt: { ...receipt, status: 'RETURNED' },
})

/** issuance → webhook-dispatcher: it ended in ERROR; the cause is in `reason`. Not a refusal. */
export const ReceiptFailed = defineMessage(
  'events',
  'receipt.failed',
  1,
  Type.Object({ ...common, reason: Type.String() }),
  { ...example, receipt: { ...receipt, status: 'ERROR' }, reason: 'the authority does not answer' },
)

/** issuance → webhook-dispatcher: printed, and mailed where asked for. */
export const ReceiptCompleted = defineMessage('events', 'receipt.completed', 1, Type.Object(common), {
  ...example,
  receipt: { ...receipt, status: 'COMPLETED' },
})

/** issuance → webhook-dispatcher: marked as voided here. */
export const ReceiptVoided = defineMessage('events', 'receipt.voided', 1, Type.Object(common), {
  ...example,
  receipt: { ...receipt, status: 'COMPLETED', voided: { at, reason: 'wrong customer' } },
})

/** renderer → issuance: the PDF is stored, and nobody is to be mailed: told where no mail's end tells of it. */
export const ReceiptRendered = defineMessage(
  'events',
  'receipt.rendered',
  1,
  Type.Object({ receiptId: Id, accessKey: AccessKey, at: Instant, size: Type.Integer({ description: 'bytes' }) }),
  { receiptId, accessKey, at, size: 31_000 },
)

/**
 * renderer → notifier: the PDF is stored; mail it with the XML. Everything the mail says is in it, so that the notifier
 * has one message to wait for instead of two to join. The PDF is fetched from the renderer.
 */
export const MailReceipt = defineMessage(
  'commands',
  'mail.receipt',
  1,
  Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    recipients: Type.Array(Type.String(), { minItems: 1 }),
    documentType: DocumentType,
    number: Type.String(),
    issuer: Type.String(),
    customer: Type.String(),
    issueDate: Type.String(),
    total: Type.Union([Type.String(), Type.Null()]),
    sandbox: Type.Boolean(),
    xml: Type.String(),
  }),
  {
    receiptId,
    accessKey,
    recipients: ['maria@example.com'],
    documentType: 'INVOICE',
    number: '001-001-000000001',
    issuer: 'Empresa de Prueba S.A.',
    customer: 'María Peña',
    issueDate: '2026-11-21',
    total: '11.50',
    sandbox: true,
    xml: '<autorizacion/>',
  },
)

/**
 * notifier → issuance: the mail server took it for every recipient, or will never (`givenUp`). What was mailed had
 * been printed.
 */
export const ReceiptMailed = defineMessage(
  'events',
  'receipt.mailed',
  1,
  Type.Object({
    receiptId: Id,
    at: Instant,
    givenUp: Type.Boolean(),
    detail: Type.Union([Type.String(), Type.Null()]),
  }),
  { receiptId, at, givenUp: false, detail: null },
)

/** any service → notifier: mail this text to an owner (a webhook was deactivated, a certificate expires). */
export const WarnOwner = defineMessage(
  'commands',
  'mail.warn',
  1,
  Type.Object({
    warningId: Type.String({ description: 'the same for the same warning: it is mailed once' }),
    recipients: Type.Array(Type.String(), { minItems: 1 }),
    subject: Type.String(),
    text: Type.String(),
  }),
  { warningId: 'webhook-1', recipients: ['owner@example.com'], subject: 'Webhook deactivated', text: '…' },
)
