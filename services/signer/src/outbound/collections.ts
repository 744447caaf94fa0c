import { Schema } from 'mongoose'
import type { Batch, WrappedAuditKey } from '../domain/audit.ts'
import type { StoredCertificate } from '../domain/stored-certificate.ts'

/** `_id` is workspace and registry number. */
export type CertificateRow = StoredCertificate & { _id: string }

export interface VoucherRow {
  _id: string
  workspaceId: string
  ruc: string
  at: Date
}

/** `_id` is chain and number. Rows of version 1 have no version; only the first batch has a key. */
export type AuditRow = Omit<Batch, 'version' | 'key'> & { _id: string; version?: 2; key?: WrappedAuditKey }

const text = { type: String, required: true }
const bytes = { type: Buffer, required: true }

const sealed = { keyId: text, dataKey: bytes, iv: bytes, tag: bytes, data: bytes }
const certificate = new Schema(
  { fileId: text, der: bytes, intermediates: { type: [Buffer], default: undefined }, privateKey: sealed },
  { _id: false },
)
const password = new Schema({ version: text, sealed }, { _id: false })

const certificates = new Schema<CertificateRow>(
  { _id: text, workspaceId: text, ruc: text, taxpayerId: text, certificate, password },
  { collection: 'certificates' },
)

const vouchers = new Schema<VoucherRow>(
  { _id: text, workspaceId: text, ruc: text, at: { type: Date, required: true } },
  { collection: 'vouchers' },
)

const anchor = new Schema({ chain: text, number: { type: Number, required: true }, hash: text }, { _id: false })
const entry = new Schema(
  {
    at: text,
    action: text,
    workspaceId: text,
    ruc: text,
    accessKey: text,
    certificate: text,
    detail: text,
    caller: String,
  },
  { _id: false },
)
const auditKey = new Schema({ keyId: text, wrapped: bytes }, { _id: false })

const audit = new Schema<AuditRow>(
  {
    _id: text,
    version: Number,
    chain: text,
    number: { type: Number, required: true },
    previous: text,
    sealedAt: text,
    anchors: [anchor],
    entries: [entry],
    key: auditKey,
    hash: text,
  },
  { collection: 'audit' },
)

export const FIRST_BATCH = { number: 0 }

audit.index({ chain: 1, number: -1 }, { unique: true })
audit.index({ sealedAt: -1 }, { partialFilterExpression: FIRST_BATCH })

export const schemas = { certificates, vouchers, audit }
