import type { Envelope } from '@etax/contracts'
import type { Conversation } from '../../../../services/authority-connector/src/domain/conversation.ts'
import type { Action, ClaimedConversation } from '../../../../services/authority-connector/src/ports.ts'
import type { OutboxAction, Receipt } from '../../../../services/issuance/src/domain/receipt.ts'

/** All persistent state, and the processes: the model explores it state by state. */
export interface SystemState {
  now: number
  posts: Readonly<Record<string, number>>
  accepted: Readonly<Record<string, string>>
  receipts: Readonly<Record<string, Receipt>>
  conversations: Readonly<Record<string, ConversationRow>>
  authority: Readonly<Record<string, AuthorityRecord>>
  messages: Readonly<Record<string, Envelope>>
  /** Announcements confirmed by the broker, for webhooks and mails. */
  announced: readonly string[]
  runs: readonly Run[]
  /** Remaining faults, and their kinds. */
  faults: number
  of: readonly Fault[]
  signatures: Readonly<Record<string, number>>
  broken: string | null
}

/**
 * `early`: an outbox is dispatched again while its answer is on the way; `slow`: a process outlives its lease; `odd`:
 * rare answers of the authority; `retry`: a manual retry.
 */
export type Fault = 'crash' | 'duplicate' | 'outage' | 'lost' | 'odd' | 'slow' | 'early' | 'breaker' | 'retry'

export interface ConversationRow {
  conversation: Conversation
  action: Action
  due: { at: number; lease: string } | null
}

export interface AuthorityRecord {
  xml: string | null
  verdict: 'AUTORIZADO' | 'NO AUTORIZADO' | null
  /** The authority confirmed this document: nothing is sent until a query says otherwise. */
  confirmed: boolean
}

export type Task =
  | { kind: 'dispatch'; receipt: Receipt; action: OutboxAction }
  | { kind: 'fact'; message: Envelope }
  | { kind: 'retry'; receiptId: string }
  | { kind: 'submit'; message: Envelope }
  | { kind: 'advance' | 'giveUp'; claimed: ClaimedConversation }

/** A running use case: its task and answers determine everything. */
export interface Run {
  task: Task
  startedAt: number
  answers: readonly Answered[]
  next: PortCall | null
}

export interface Answered {
  value?: unknown
  outage?: true
  now: number
}

export interface PortCall {
  port: string
  args: readonly unknown[]
}

export const TICK = 1_000

export function may({ faults, of }: SystemState, fault: Fault): boolean {
  return faults > 0 && of.includes(fault)
}

export function costing(system: SystemState): SystemState {
  return { ...system, faults: system.faults - 1 }
}

export function serviceOf({ task }: Run): 'issuance' | 'connector' {
  return task.kind === 'dispatch' || task.kind === 'fact' || task.kind === 'retry' ? 'issuance' : 'connector'
}

export function receiptOf({ task }: Run): string {
  if ('receipt' in task) return task.receipt._id
  if ('receiptId' in task) return task.receiptId
  return 'message' in task ? task.message.correlationId : task.claimed.conversation.receiptId
}
