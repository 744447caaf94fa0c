import { DUE_INDEX, type DueRow } from '@etax/durable-work'
import { Schema } from 'mongoose'
import type { QuotaNotice } from '../domain/quota-notice.ts'
import type { DocumentType, OutboxAction, Owner, Receipt, Status } from '../domain/receipt.ts'
import type { Scope } from '../domain/report-sums.ts'

/** The name of the outbox in version 0.1 (migrations/0001-rename-outboxes.ts). */
export const OLD_OUTBOX = 'errands'

export interface ReceiptRow extends Receipt, DueRow {
  _id: string
  [OLD_OUTBOX]?: OutboxAction[]
  reportDue?: Date
  booked?: boolean
  bookedVoided?: boolean
}

/** A sum of a day; decimals are Decimal128. */
export interface ReportRow extends Owner {
  _id: string
  ruc: string
  scope: Scope
  day: string
  establishment: string
  emissionPoint: string
  documentType: DocumentType
  customer: string | null
  name?: string
  code?: string
  rateCode?: string
  rate?: string
  documents: number
}

export interface ReportWorkRow extends DueRow {
  _id: string
  /** Receipts up to this id are done. */
  after?: string
  stage?: 'all' | 'again' | 'done'
}

export interface SeriesRow {
  _id: string
  next: number
  last: number
}

export interface UsageRow {
  _id: string
  used: number
}

export interface PurgeRow extends DueRow {
  _id: string
  workspaceId: string
}

export type PurgeWorkRow = DueRow

/** A row without `due` was sent. */
export interface QuotaNoticeRow extends DueRow, QuotaNotice {
  _id: string
  createdAt: Date
}

/** No two live receipts share an access key. */
export const LIVE: readonly Status[] = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED', 'ERROR']

/** The authority may have another document under the key. */
export const REFUSED: readonly Status[] = ['REJECTED', 'RETURNED']

export const HELD_NUMBER = 'heldNumber'

/** Only with the type does MongoDB use the partial index. */
export function referenceIn(keys: readonly string[]) {
  return { referenceKey: { $in: [...keys], $type: 'string' as const } }
}

const AMOUNTS = ['subtotal', 'discount', 'tax', 'total', 'base', 'amount'] as const

const text = { type: String, required: true }
const number = { type: Number, required: true }
const flag = { type: Boolean, required: true }
const instant = { type: Date, required: true }
const { Mixed } = Schema.Types

const receipts = new Schema<ReceiptRow>(
  {
    _id: String,
    workspaceId: text,
    mode: text,
    authority: text,
    simulated: flag,
    signs: flag,
    ownXml: flag,
    origin: text,
    taxpayerId: text,
    ruc: text,
    documentType: text,
    establishment: text,
    emissionPoint: text,
    sequential: text,
    accessKey: text,
    issueDate: text,
    customer: Mixed,
    customerWords: [String],
    totals: Mixed,
    recipients: [String],
    suppressed: [String],
    logoId: String,
    issuerContact: Mixed,
    stock: [{ code: text, quantity: text }],
    keyId: String,
    clockOffsetMs: Number,
    devReference: String,
    referenceKey: String,
    modifiedKey: String,
    // No default: other kinds lack this field.
    withheldKeys: { type: [String], default: undefined },
    bodyHash: String,
    period: String,
    usageDay: String,
    createdAt: instant,
    version: number,
    status: text,
    attempt: number,
    received: flag,
    authorization: Mixed,
    refused: String,
    failed: Mixed,
    rendered: flag,
    mailed: flag,
    mailOutcome: Mixed,
    mailings: [Mixed],
    quotaHeld: flag,
    numberHeld: Boolean,
    voided: Mixed,
    authorityStatus: Mixed,
    messages: [Mixed],
    timeline: [{ status: text, at: instant, detail: String, code: String, params: Mixed }],
    outbox: [String],
    updatedAt: instant,
    xml: text,
    signed: flag,
    stalledSince: Date,
    due: { at: Date, lease: String },
    reportDue: Date,
    booked: Boolean,
    bookedVoided: Boolean,
  },
  { collection: 'receipts' },
)
  .index(...DUE_INDEX)
  // A sparse compound index contains rows without a reference; a partial one does not.
  .index(
    { referenceKey: 1 },
    { name: 'reference', unique: true, partialFilterExpression: { referenceKey: { $type: 'string' } } },
  )
  // A returned document may come again with its key, and the authority's document under the key of a rejected one may
  // be imported. Two live receipts never share a key.
  .index(
    { workspaceId: 1, mode: 1, accessKey: 1 },
    { name: 'live access key', unique: true, partialFilterExpression: { status: { $in: LIVE } } },
  )
  .index({ accessKey: 1 }, { name: 'refused access key', partialFilterExpression: { status: { $in: REFUSED } } })
  .index(
    { workspaceId: 1, mode: 1, ruc: 1, documentType: 1, establishment: 1, emissionPoint: 1, sequential: 1 },
    { name: 'number' },
  )
  // Older rows, which may have duplicates, are not in this index.
  .index(
    { workspaceId: 1, mode: 1, ruc: 1, documentType: 1, establishment: 1, emissionPoint: 1, sequential: 1 },
    { name: HELD_NUMBER, unique: true, partialFilterExpression: { numberHeld: true } },
  )
  // The migrations 0002, 0005 and 0007 find rows without keys here.
  .index({ modifiedKey: 1 }, { name: 'creditNotes', partialFilterExpression: { documentType: 'CREDIT_NOTE' } })
  .index({ modifiedKey: 1 }, { name: 'debitNotes', partialFilterExpression: { documentType: 'DEBIT_NOTE' } })
  .index({ withheldKeys: 1 }, { name: 'withheld', partialFilterExpression: { documentType: 'WITHHOLDING' } })
  .index({ workspaceId: 1, mode: 1, ruc: 1, createdAt: -1, _id: -1 }, { name: 'list' })
  // No save changes these fields: the index is written once per receipt.
  .index(
    { workspaceId: 1, mode: 1, ruc: 1, 'customer.identification': 1, createdAt: -1, _id: -1 },
    { name: 'customer' },
  )
  .index({ workspaceId: 1, mode: 1, ruc: 1, customerWords: 1, createdAt: -1, _id: -1 }, { name: 'customer words' })
  .index({ workspaceId: 1, mode: 1, period: 1, status: 1 }, { name: 'usage' })
  .index(
    { stalledSince: 1 },
    { name: 'stalled', partialFilterExpression: { status: 'DRAFT', stalledSince: { $exists: true } } },
  )
  // The index has the id, so that the search for due rows reads no receipt.
  .index({ reportDue: 1, _id: 1 }, { name: 'reportDue', partialFilterExpression: { reportDue: { $exists: true } } })
  // No save changes these fields: the index is written once per receipt.
  .index({ mode: 1, createdAt: 1 }, { name: 'purge', partialFilterExpression: { mode: 'test' } })

const series = new Schema<SeriesRow>({ _id: String, next: number, last: number }, { collection: 'series' })
/** The validator catches a quota that is returned twice. */
const usage = new Schema<UsageRow>({ _id: String, used: { ...number, min: 0 } }, { collection: 'usage' })
const purges = new Schema<PurgeRow>(
  { _id: String, workspaceId: text, due: { at: Date, lease: String } },
  { collection: 'purges' },
).index(...DUE_INDEX)

const purgeWork = new Schema<PurgeWorkRow>(
  { _id: String, due: { at: Date, lease: String } },
  { collection: 'purgeWork' },
).index(...DUE_INDEX)

/** Longer than any period: without its row a notice is sent again. */
const NOTICE_SECONDS = 400 * 86_400

const quotaNotices = new Schema<QuotaNoticeRow>(
  {
    _id: String,
    workspaceId: text,
    mode: text,
    period: text,
    threshold: number,
    used: number,
    quota: number,
    excess: number,
    createdAt: instant,
    due: { at: Date, lease: String },
  },
  { collection: 'quotaNotices' },
)
  .index(...DUE_INDEX)
  .index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: NOTICE_SECONDS })

const { Decimal128 } = Schema.Types
const reports = new Schema<ReportRow>(
  {
    _id: String,
    workspaceId: text,
    mode: text,
    ruc: text,
    scope: text,
    day: text,
    establishment: text,
    emissionPoint: text,
    documentType: text,
    customer: String,
    name: String,
    code: String,
    rateCode: String,
    rate: String,
    documents: number,
    ...Object.fromEntries(AMOUNTS.map((amount) => [amount, Decimal128])),
  },
  { collection: 'reports' },
  // Serves every report: the rows of a period, then of a customer.
).index({ workspaceId: 1, mode: 1, ruc: 1, scope: 1, day: 1, customer: 1 }, { name: 'period' })

const reportWork = new Schema<ReportWorkRow>(
  { _id: String, after: String, stage: String, due: { at: Date, lease: String } },
  { collection: 'reportWork' },
).index(...DUE_INDEX)

export const schemas = { receipts, series, usage, purges, purgeWork, quotaNotices, reports, reportWork }
