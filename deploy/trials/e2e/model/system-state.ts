import type { Envelope } from '@etax/contracts'
import type { Conversation } from '../../../../services/authority-connector/src/domain/conversation.ts'
import type { Action, ClaimedConversation } from '../../../../services/authority-connector/src/ports.ts'
import type { OutboxAction, Receipt } from '../../../../services/issuance/src/domain/receipt.ts'

/** Everything that outlives a process, and the processes: what the model goes through, state by state. */
export interface SystemState {
  /** In milliseconds; it passes in ticks. */
  now: number
  /** The clients' calls still to come, by reference. */
  posts: Readonly<Record<string, number>>
  /** Which receipt a client was told of, by reference. */
  accepted: Readonly<Record<string, string>>
  receipts: Readonly<Record<string, Receipt>>
  conversations: Readonly<Record<string, ConversationRow>>
  /** What the authority has, by access key. */
  authority: Readonly<Record<string, AuthorityRecord>>
  /** What waits in the broker, by queue and id. */
  messages: Readonly<Record<string, Envelope>>
  /** Announcements that the broker has confirmed: the webhooks' and the mails' business. */
  announced: readonly string[]
  runs: readonly Run[]
  /** How many more things may go wrong, and which. */
  faults: number
  of: readonly Fault[]
  /** How often each receipt was signed; no more than matters. */
  signatures: Readonly<Record<string, number>>
  /** Broken by the step that led here. */
  broken: string | null
}

/**
 * What may go wrong. `early`: an outbox is dispatched again while its answer is on the way; `slow`: time passes under a process,
 * until its lease ends; `odd`: the authority answers as it seldom does; `retry`: somebody asks for one by hand.
 */
export type Fault = 'crash' | 'duplicate' | 'outage' | 'lost' | 'odd' | 'slow' | 'early' | 'breaker' | 'retry'

export interface ConversationRow {
  conversation: Conversation
  action: Action
  due: { at: number; lease: string } | null
}

/** A document under its access key, as the authority knows it. */
export interface AuthorityRecord {
  xml: string | null
  verdict: 'AUTORIZADO' | 'NO AUTORIZADO' | null
  /** It has said so: until an answer to a question says otherwise, nothing is sent. */
  confirmed: boolean
}

/** What a process is asked to do. */
export type Task =
  | { kind: 'dispatch'; receipt: Receipt; action: OutboxAction }
  | { kind: 'fact'; message: Envelope }
  | { kind: 'retry'; receiptId: string }
  | { kind: 'submit'; message: Envelope }
  | { kind: 'advance' | 'giveUp'; claimed: ClaimedConversation }

/** A use case under way: all it does is told by its task and the answers it has had. */
export interface Run {
  task: Task
  startedAt: number
  answers: readonly Answered[]
  /** What it waits for; null once it is done. */
  next: PortCall | null
}

export interface Answered {
  value?: unknown
  /** The outage it met instead. */
  outage?: true
  now: number
}

/** A call of a port: the model answers it. */
export interface PortCall {
  port: string
  args: readonly unknown[]
}

/** One tick of the model's clock. */
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
