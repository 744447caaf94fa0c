import { type DueRow, rankedDueIndex } from '@etax/durable-work'
import { Schema } from 'mongoose'
import type { Conclusion, Conversation } from '../domain/conversation.ts'
import type { Action } from '../ports.ts'

export interface ConversationRow
  extends Omit<Conversation, 'receiptId' | 'xml' | 'reception' | 'unreadableSince' | 'conclusion'>,
    DueRow {
  /** Removed after the verdict; until then retries send the same bytes. */
  xml?: string
  /** Missing in rows of version 0.1.0. */
  reception?: Conversation['reception']
  /** Missing in rows of version 0.1.0. */
  unreadableSince?: Conversation['unreadableSince']
  outcome: Conclusion | null
  turn: Action
  /** `‹workspace›/‹type, taxpayer, series, sequential›` of a registered sandbox document. */
  registration?: string
  /** SHA-256 in hex: the registry keeps no document. */
  documentHash?: string
  openedAt: Date
  version: 1
}

export const TURNS = 'turns'
/** Keeps a number unique in its workspace. */
export const REGISTRY = 'registry'

const conversations = new Schema<ConversationRow>(
  {
    _id: String,
    tenantId: { type: String, required: true },
    accessKey: { type: String, required: true },
    ruc: { type: String, required: true },
    authority: { type: String, required: true },
    signed: { type: Boolean, required: true },
    attempt: { type: Number, required: true },
    xml: String,
    directive: String,
    clockOffsetMs: Number,
    step: { type: String, required: true },
    sentAt: Date,
    receivedAt: Date,
    reception: String,
    resendFrom: Date,
    asked: { type: Number, required: true },
    failures: { type: Number, required: true },
    unreadableSince: Date,
    giveUpAt: { type: Date, required: true },
    outcome: Schema.Types.Mixed,
    turn: { type: String, required: true },
    registration: String,
    documentHash: String,
    openedAt: { type: Date, required: true },
    due: { at: Date, lease: String },
    version: { type: Number, required: true },
  },
  { collection: 'conversations' },
)
  .index(...rankedDueIndex(TURNS, ['authority', 'turn', 'ruc']))
  .index(
    { registration: 1 },
    { name: REGISTRY, unique: true, partialFilterExpression: { registration: { $type: 'string' } } },
  )
  .index(
    { authority: 1, giveUpAt: 1 },
    { name: 'unreachable-in-turn', partialFilterExpression: { 'outcome.kind': 'unreachable' } },
  )

export const schemas = { conversations }
