import { DUE_INDEX } from '@etax/durable-work'
import { Schema } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import type { Endpoint } from '../domain/endpoint.ts'
import type { WebhookEvent } from '../domain/event.ts'

const KEPT_SECONDS = 30 * 24 * 3_600

const text = { type: String, required: true }
const instant = { type: Date, required: true }
const due = { at: Date, lease: String }

const OF_SANDBOX_RECEIPT = [
  { receiptId: 1 },
  { name: 'sandbox receipt', partialFilterExpression: { mode: 'test' } },
] as const

const endpoints = new Schema<Endpoint>(
  {
    _id: String,
    schema: Number,
    workspaceId: text,
    mode: text,
    url: text,
    events: [String],
    active: { type: Boolean, required: true },
    deactivation: { at: Date, reason: String },
    failures: { type: Number, required: true },
    secrets: [{ sealed: text, expiresAt: Date }],
    ownerEmails: [String],
    createdAt: instant,
    updatedAt: instant,
    listensUntil: Date,
    due,
  },
  { collection: 'endpoints' },
)
  .index({ listensUntil: 1 }, { name: 'ended listeners', expireAfterSeconds: 0 })
  .index({ workspaceId: 1, mode: 1, createdAt: 1 }, { name: 'owner' })
  .index(...DUE_INDEX)

const events = new Schema<WebhookEvent>(
  {
    _id: String,
    type: text,
    workspaceId: text,
    mode: text,
    receiptId: String,
    createdAt: instant,
    body: text,
  },
  { collection: 'events' },
)
  // A day longer than deliveries: none outlives its event.
  .index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS + 86_400 })
  .index(...OF_SANDBOX_RECEIPT)

const deliveries = new Schema<Delivery>(
  {
    _id: String,
    schema: Number,
    eventId: text,
    endpointId: text,
    workspaceId: text,
    mode: text,
    type: text,
    receiptId: String,
    status: text,
    made: { type: Number, required: true },
    attempts: [{ at: instant, durationMs: Number, statusCode: Number, error: String, answer: String }],
    createdAt: instant,
    due,
  },
  { collection: 'deliveries' },
)
  .index({ endpointId: 1, createdAt: -1, _id: -1 }, { name: 'history' })
  .index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS })
  .index(...OF_SANDBOX_RECEIPT)
  .index(...DUE_INDEX)

export interface WorkspaceRow {
  _id: string
  /** When the address of the owner was proved: later endpoints of unproved callers are refused. */
  provedAt?: Date
  /** Incremented by each addition, so that concurrent transactions conflict. */
  added?: number
}

const workspaces = new Schema<WorkspaceRow>({ _id: text, provedAt: Date, added: Number }, { collection: 'workspaces' })

export const schemas = { endpoints, events, deliveries, workspaces }

/** Longer than publishing a warning takes. */
export const WARNING_LEASE_MS = 20_000
