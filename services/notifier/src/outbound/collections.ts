import { DUE_INDEX } from '@etax/durable-work'
import { Schema } from 'mongoose'
import type { DeliveryRow } from '../ports.ts'

const KEPT_SECONDS = 90 * 86_400

const deliveries = new Schema<DeliveryRow>(
  {
    _id: String,
    receiptId: String,
    mailing: Number,
    workspaceId: { type: String, required: true },
    recipients: [
      { address: { type: String, required: true }, state: { type: String, required: true }, detail: String },
    ],
    attempts: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    due: { at: Date, lease: String, lapsed: String },
    handedOver: Boolean,
    content: Schema.Types.Mixed,
    finishedAt: Date,
  },
  { collection: 'deliveries' },
)
  .index(...DUE_INDEX)
  .index({ receiptId: 1 }, { name: 'mailings', partialFilterExpression: { receiptId: { $type: 'string' } } })
  .index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS })

export const schemas = { deliveries }
