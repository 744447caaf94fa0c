import { words } from '@etax/kernel'
import { Type } from 'typebox'
import { defineMessage, type PublicEvent } from './define.ts'
import { ReceiptView, receiptViewExample } from './receipt-view.ts'
import { AccessKey, Attempt, DocumentType, Facts, Id, Instant, Mode, Ruc } from './vocabulary.ts'

/** The issuer's contact for the customer, as of the issue. */
const IssuerContact = Type.Object({
  email: Type.Union([Type.String(), Type.Null()]),
  phone: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
})

/** A small PDF travels in the message, which saves the notifier a call. */
const PrintedPdf = Type.Object({ name: Type.String(), content: Type.String({ description: 'base64' }) })

/** The number of a requested mail; the first, automatic mail has none. */
const Mailing = Type.Integer({ minimum: 1 })

const { id: receiptId, accessKey, updatedAt: at } = receiptViewExample
const receipt = receiptViewExample

const common = {
  receiptId: Id,
  mode: Mode,
  taxpayerRuc: Ruc,
  documentType: DocumentType,
  /** Grows with every change: a receiver may drop older versions. */
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

/** The document is authorized and stored. */
export const ReceiptAuthorized = defineMessage({
  exchange: 'events',
  type: 'receipt.authorized',
  version: 1,
  from: ['issuance'],
  to: ['renderer', 'webhook-dispatcher'],
  schema: Type.Object({
    ...common,
    /** The authority's `autorizacion` wrapper with the document inside. */
    xml: Type.String(),
    /** Empty for a suppressed mail. */
    recipients: Type.Array(Type.String()),
    logoId: Type.Union([Type.String(), Type.Null()]),
    issuerContact: Type.Optional(IssuerContact),
    /** An older issuance omits it. */
    attempt: Type.Optional(Attempt),
  }),
  example: {
    ...example,
    receipt: { ...receipt, status: 'AUTHORIZED' },
    attempt: 1,
    xml: '<autorizacion/>',
    recipients: ['maria@example.com'],
    logoId: null,
    issuerContact: { email: 'ventas@example.ec', phone: '02 255 5555', address: 'Quito' },
  },
  public: {
    name: 'authorized',
    ofEachKind: true,
    payload: 'receipt',
    title: words('Authorized', 'Autorizado'),
    about: words('The authority has authorized the document: it is valid.', 'El SRI lo autorizó: ya es válido.'),
  },
})

/** It includes pre-built XML that reception returned: the receipt's status distinguishes them. */
const refused = {
  name: 'rejected',
  ofEachKind: true,
  payload: 'receipt',
  title: words('Rejected', 'Rechazado'),
  about: words(
    'The authority returned the document or did not authorize it; the event has the reasons.',
    'El SRI lo devolvió o no lo autorizó; el aviso dice por qué.',
  ),
} as const satisfies PublicEvent

/** The authority refused it; the reasons are in `receipt.messages`. */
export const ReceiptRejected = defineMessage({
  exchange: 'events',
  type: 'receipt.rejected',
  version: 1,
  from: ['issuance'],
  to: ['webhook-dispatcher'],
  schema: Type.Object(common),
  example: {
    ...example,
    receipt: { ...receipt, status: 'REJECTED' },
  },
  public: refused,
})

/** Reception returned pre-built XML, which may be corrected and sent again. */
export const ReceiptReturned = defineMessage({
  exchange: 'events',
  type: 'receipt.returned',
  version: 1,
  from: ['issuance'],
  to: ['webhook-dispatcher'],
  schema: Type.Object(common),
  example: {
    ...example,
    receipt: { ...receipt, status: 'RETURNED' },
  },
  public: { ...refused, repeats: true },
})

/** It ended in ERROR, with a `reason`. Not a refusal. */
export const ReceiptFailed = defineMessage({
  exchange: 'events',
  type: 'receipt.failed',
  version: 1,
  from: ['issuance'],
  to: ['webhook-dispatcher'],
  schema: Type.Object({ ...common, reason: Type.String() }),
  example: { ...example, receipt: { ...receipt, status: 'ERROR' }, reason: 'the authority does not answer' },
  public: {
    name: 'error',
    ofEachKind: true,
    payload: 'receipt',
    title: words('In error', 'Con error'),
    about: words('The document could not be finished; it can be retried.', 'No se pudo terminar; se puede reintentar.'),
    repeats: true,
  },
})

/** Printed, and mailed if required. */
export const ReceiptCompleted = defineMessage({
  exchange: 'events',
  type: 'receipt.completed',
  version: 1,
  from: ['issuance'],
  to: ['webhook-dispatcher'],
  schema: Type.Object(common),
  example: {
    ...example,
    receipt: { ...receipt, status: 'COMPLETED' },
  },
  public: {
    name: 'completed',
    ofEachKind: true,
    payload: 'receipt',
    title: words('Completed', 'Completado'),
    about: words(
      'The document is authorized and printed, and mailed where mail was due.',
      'Autorizado y con su RIDE; enviado por correo si correspondía.',
    ),
  },
})

export const ReceiptVoided = defineMessage({
  exchange: 'events',
  type: 'receipt.voided',
  version: 1,
  from: ['issuance'],
  to: ['renderer', 'webhook-dispatcher'],
  schema: Type.Object(common),
  example: {
    ...example,
    receipt: { ...receipt, status: 'COMPLETED', voided: { at, reason: 'wrong customer' } },
  },
  public: {
    name: 'receipt.voided',
    ofEachKind: false,
    payload: 'receipt',
    title: words('Receipt voided', 'Comprobante anulado aquí'),
    about: words('A receipt was marked as voided here.', 'Un comprobante se marcó aquí como anulado.'),
  },
})

/** The authority reports the cancellation. */
export const ReceiptCancelled = defineMessage({
  exchange: 'events',
  type: 'receipt.cancelled',
  version: 1,
  from: ['issuance'],
  to: ['renderer', 'webhook-dispatcher'],
  schema: Type.Object(common),
  example: {
    ...example,
    receipt: { ...receipt, status: 'COMPLETED', authorityStatus: { state: 'CANCELLED', checkedAt: at } },
  },
  public: {
    name: 'receipt.cancelled',
    ofEachKind: false,
    payload: 'receipt',
    title: words('Receipt cancelled', 'Comprobante anulado en el SRI'),
    about: words('A receipt was cancelled at the authority.', 'Un comprobante se anuló en el SRI.'),
  },
})

/** The PDF is stored, and no mail follows, whose end reports it otherwise. */
export const ReceiptRendered = defineMessage({
  exchange: 'events',
  type: 'receipt.rendered',
  version: 1,
  from: ['renderer'],
  to: ['issuance'],
  schema: Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    at: Instant,
    size: Type.Integer({ description: 'bytes' }),
  }),
  example: { receiptId, accessKey, at, size: 31_000 },
})

/** No PDF can be made, for this `reason`. Final. */
export const ReceiptUnprintable = defineMessage({
  exchange: 'events',
  type: 'receipt.unprintable',
  version: 1,
  from: ['renderer'],
  to: ['issuance'],
  schema: Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    at: Instant,
    attempt: Attempt,
    reason: Type.String(),
    /** A code of the error tables; absent if the failure is our own fault. */
    code: Type.Optional(Type.String()),
    params: Type.Optional(Facts),
  }),
  example: { receiptId, accessKey, at, attempt: 1, reason: 'The document is not well-formed XML.' },
})

/** Delete all data of these deleted sandbox receipts. It may come twice, and for unknown receipts. */
export const ReceiptsDeleted = defineMessage({
  exchange: 'events',
  type: 'receipts.deleted',
  version: 1,
  from: ['issuance'],
  to: ['notifier', 'webhook-dispatcher'],
  schema: Type.Object({ receiptIds: Type.Array(Id, { minItems: 1, maxItems: 500 }) }),
  example: { receiptIds: [receiptId] },
})

/**
 * Mail the stored PDF with the XML. It has all data of the mail, so that the notifier waits for one message only. It
 * fetches a missing or old PDF from the renderer, which may have marked it since.
 */
export const MailReceipt = defineMessage({
  exchange: 'commands',
  type: 'mail.receipt',
  version: 1,
  from: ['renderer', 'issuance'],
  to: ['notifier'],
  schema: Type.Object({
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
    pdf: Type.Optional(PrintedPdf),
    logoId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    issuerContact: Type.Optional(IssuerContact),
    mailing: Type.Optional(Mailing),
  }),
  example: {
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
})

/** The mail server accepted it for all recipients, or never will (`givenUp`). Its PDF was printed. */
export const ReceiptMailed = defineMessage({
  exchange: 'events',
  type: 'receipt.mailed',
  version: 1,
  from: ['notifier'],
  to: ['issuance'],
  schema: Type.Object({
    receiptId: Id,
    at: Instant,
    givenUp: Type.Boolean(),
    detail: Type.Union([Type.String(), Type.Null()]),
    mailing: Type.Optional(Mailing),
  }),
  example: { receiptId, at, givenUp: false, detail: null },
})

/** Mail a warning to an owner: a deactivated webhook, an expiring certificate. */
export const WarnOwner = defineMessage({
  exchange: 'commands',
  type: 'mail.warn',
  version: 1,
  from: ['api-gateway', 'webhook-dispatcher'],
  to: ['notifier'],
  schema: Type.Object({
    warningId: Type.String({ description: 'the same for the same warning: it is mailed once' }),
    recipients: Type.Array(Type.String(), { minItems: 1 }),
    subject: Type.String(),
    text: Type.String(),
  }),
  example: { warningId: 'webhook-1', recipients: ['owner@example.com'], subject: 'Webhook deactivated', text: '…' },
})
