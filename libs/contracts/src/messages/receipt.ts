import { Type } from 'typebox'
import { defineMessage } from './define.ts'
import { ReceiptView, receiptViewExample } from './receipt-view.ts'
import { AccessKey, Attempt, DocumentType, Id, Instant, Mode, Ruc } from './vocabulary.ts'

/** Where the customer reaches the issuer, as the taxpayer's record had it when the document was issued. */
const IssuerContact = Type.Object({
  email: Type.Union([Type.String(), Type.Null()]),
  phone: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
})

/** A PDF as it was when it was printed: a small one goes with the message, so that whoever mails it need not fetch it. */
const PrintedPdf = Type.Object({ name: Type.String(), content: Type.String({ description: 'base64' }) })

/** Which mail of the receipt: issuance counts those that were asked for; the first one, which nobody asks for, has none. */
const Mailing = Type.Integer({ minimum: 1 })

const { id: receiptId, accessKey, updatedAt: at } = receiptViewExample
const receipt = receiptViewExample

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
    issuerContact: Type.Optional(IssuerContact),
    /** An issuance of before does not say. */
    attempt: Type.Optional(Attempt),
  }),
  {
    ...example,
    attempt: 1,
    xml: '<autorizacion/>',
    recipients: ['maria@example.com'],
    logoId: null,
    issuerContact: { email: 'ventas@example.ec', phone: '02 255 5555', address: 'Quito' },
  },
)

/** issuance → webhook-dispatcher: the authority refused it; the reasons are in `receipt.messages`. */
export const ReceiptRejected = defineMessage('events', 'receipt.rejected', 1, Type.Object(common), {
  ...example,
  receipt: { ...receipt, status: 'REJECTED' },
})

/** issuance → webhook-dispatcher: reception gave pre-built XML back; it may be sent again corrected. */
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

/** issuance → renderer, webhook-dispatcher: the authority says that the document was cancelled there. */
export const ReceiptCancelled = defineMessage('events', 'receipt.cancelled', 1, Type.Object(common), {
  ...example,
  receipt: { ...receipt, status: 'COMPLETED', authorityStatus: { state: 'CANCELLED', checkedAt: at } },
})

/** renderer → issuance: the PDF is stored, and nobody is to be mailed: told where no mail's end tells of it. */
export const ReceiptRendered = defineMessage(
  'events',
  'receipt.rendered',
  1,
  Type.Object({ receiptId: Id, accessKey: AccessKey, at: Instant, size: Type.Integer({ description: 'bytes' }) }),
  { receiptId, accessKey, at, size: 31_000 },
)

/** renderer → issuance: no PDF can be made of it, now or later; the cause is in `reason`. */
export const ReceiptUnprintable = defineMessage(
  'events',
  'receipt.unprintable',
  1,
  Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    at: Instant,
    attempt: Attempt,
    reason: Type.String(),
    /** Of the error tables; none where the fault is ours. */
    code: Type.Optional(Type.String()),
  }),
  { receiptId, accessKey, at, attempt: 1, reason: 'The document is not well-formed XML.' },
)

/**
 * issuance → notifier, webhook-dispatcher: these sandbox receipts are deleted; delete what is kept of them. May be told
 * again, and of receipts that nothing is kept of.
 */
export const ReceiptsDeleted = defineMessage(
  'events',
  'receipts.deleted',
  1,
  Type.Object({ receiptIds: Type.Array(Id, { minItems: 1, maxItems: 500 }) }),
  { receiptIds: [receiptId] },
)

/**
 * renderer, issuance → notifier: the PDF is stored; mail it with the XML. Everything the mail says is in it, so that the notifier
 * has one message to wait for instead of two to join. A PDF that is not in it, or was printed a while ago and may have been
 * marked since, is fetched from the renderer.
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
    pdf: Type.Optional(PrintedPdf),
    /** Of the catalog. */
    logoId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    issuerContact: Type.Optional(IssuerContact),
    mailing: Type.Optional(Mailing),
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
    mailing: Type.Optional(Mailing),
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
