import type { Envelope } from '@etax/contracts'
import type { NextDue } from '@etax/durable-work'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { Answer, NoAnswer, Unreadable } from './domain/answer.ts'
import type { Consultation } from './domain/consultation.ts'
import type { AuthorityName, Conclusion, Conversation } from './domain/conversation.ts'
import type { Plan } from './domain/plan.ts'

/** @throws AppError if the comparison exceeds its time */
export type CompareDocuments = ForeignXml['compare']

export type Publish = (message: Envelope) => Promise<void>

export interface Authority {
  plan: Plan
  simulated: boolean
  free(): number
  reserve(step: Conversation['step'], max: number): number
  release(step: Conversation['step'], count: number): void
  /** False if the taxpayer may have no slot now, or none is free. */
  reserveFor(step: Conversation['step'], ruc: string): boolean
  releaseFor(step: Conversation['step'], ruc: string): void
  allowance(step: Conversation['step'], ruc: string): number
  /** Makes a call in a reserved slot. Never rejects. */
  call(conversation: Conversation): Promise<Answer>
}

export type Authorities = Record<AuthorityName, Authority>

/** Looks up any document, ours or not. */
export interface AuthorizationLookup {
  simulated: boolean
  /** Null while the circuit breaker is open. */
  find(accessKey: string): Promise<Answer | null>
}

export interface ConsultationLookup {
  simulated: boolean
  /** Null while the circuit breaker is open. */
  consult(accessKey: string): Promise<Consultation | NoAnswer | Unreadable | null>
}

export type Action = Conversation['step'] | 'announce'

export interface Slots {
  authority: AuthorityName
  action: Action
  max: number
  allowance?: (ruc: string) => number
}

export interface Blocked {
  authority: AuthorityName
  taxpayers: 'all' | readonly string[]
}

export interface ClaimedConversation {
  conversation: Conversation
  action: Action
  lease: string
  /** When the lease of an earlier process expired: that process may have sent the bytes. */
  abandonedAt: Date | null
}

export interface NumberHolder {
  accessKey: string
  conclusion: Conclusion | null
  sameDocument: boolean
}

export interface AddOptions {
  /** Enters the number in the sandbox registry, where it is unique per workspace. */
  registered: boolean
  due: NextDue | null
}

/** `exists`: the receipt has a conversation. `number-taken`: another document has the number. */
export type AddResult = 'added' | 'exists' | 'number-taken'

export interface NextAction {
  action: Action
  due: NextDue | null
}

export interface Conversations {
  add(conversation: Conversation, options: AddOptions): Promise<AddResult>
  find(receiptId: string): Promise<Conversation | null>
  findNumberHolder(conversation: Conversation): Promise<NumberHolder | null>
  /** False if the lease was lost. */
  save(claimed: Pick<ClaimedConversation, 'lease'>, conversation: Conversation, next: NextAction): Promise<boolean>
  /** A person requests it. False if it is not unreachable, or leased: the holder of the lease may be sending it. */
  reopen(conversation: Conversation): Promise<boolean>
  setAttempt(receiptId: string, attempt: number): Promise<void>
  /** The first row of each taxpayer comes before any second row. */
  claimDue(slots: readonly Slots[]): Promise<ClaimedConversation[]>
  /** Claims due rows that are blocked and past their budget. */
  claimOverdue(blocked: readonly Blocked[], max: number): Promise<ClaimedConversation[]>
  /** Makes unanswered unreachable conversations due; the one tried longest ago comes first. */
  releaseUnreachable(authority: AuthorityName, max: number): Promise<number>
  oldestWaiting(): Promise<{ authority: AuthorityName; since: Date }[]>
  forget(receiptIds: readonly string[]): Promise<number>
}
