import { DUE_INDEX } from '@etax/durable-work'
import { Schema } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import type { Endpoint } from '../domain/endpoint.ts'
import type { WebhookEvent } from '../domain/event.ts'

const KEPT_SECONDS = 30 * 24 * 3_600

const text = { type: String, required: true }
const instant = { type: Date, required: true }
const due = { at: Date, lease: String }

/** Only what the purge of the sandbox looks for is in it. */
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
    due,
  },
  { collection: 'endpoints' },
)
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
  // A day longer, so that no delivery outlives its event.
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

/** What is known of a workspace's owner. */
export interface WorkspaceRow {
  _id: string
  /** Since when endpoints of somebody who has not proved the owner's address are refused. */
  provedAt?: Date
  /** How often one was added: each of these writes, and so meets the others. */
  added?: number
}

const workspaces = new Schema<WorkspaceRow>({ _id: text, provedAt: Date, added: Number }, { collection: 'workspaces' })

export const schemas = { endpoints, events, deliveries, workspaces }

/** Longer than a warning takes to be handed to the broker. */
export const WARNING_LEASE_MS = 20_000
