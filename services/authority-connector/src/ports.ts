import type { Envelope } from '@etax/contracts'
import type { NextDue } from '@etax/durable-work'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { Answer, NoAnswer, Unreadable } from './domain/answer.ts'
import type { Consultation } from './domain/consultation.ts'
import type { AuthorityName, Conclusion, Conversation } from './domain/conversation.ts'
import type { Plan } from './domain/plan.ts'

/** Whether a text is the document that was sent. @throws AppError when that cannot be told in time */
export type CompareDocuments = ForeignXml['compare']

export type Publish = (message: Envelope) => Promise<void>

/** An authority as conversations see it: the real one's environments, or the simulated one of the sandbox. */
export interface Authority {
  plan: Plan
  /** Whether receipts are marked as simulated. */
  simulated: boolean
  /** How many more calls may be made beside those in flight. */
  free(): number
  /** Reserves at most so many slots for calls, and returns how many it reserved. */
  reserve(step: Conversation['step'], max: number): number
  /** Releases slots that were reserved and not used. */
  release(step: Conversation['step'], count: number): void
  /** Reserves a slot for a call of a taxpayer; false where it may have none now, or all are in use. */
  reserveFor(step: Conversation['step'], ruc: string): boolean
  /** Releases such a slot that was not used. */
  releaseFor(step: Conversation['step'], ruc: string): void
  /** For how many calls of a taxpayer slots may be used now: fewer where its own calls fail. */
  allowance(step: Conversation['step'], ruc: string): number
  /** Makes a call for which a slot was reserved. Never throws: no answer is an answer. */
  call(conversation: Conversation): Promise<Answer>
}

export type Authorities = Record<AuthorityName, Authority>

/** Asks one environment of the real authority about any document, ours or not. */
export interface AuthorizationLookup {
  simulated: boolean
  /** Null while the circuit breaker is open. */
  find(accessKey: string): Promise<Answer | null>
}

/** Asks the consultation service of one environment of the real authority about any document. */
export interface ConsultationLookup {
  simulated: boolean
  /** Null while the circuit breaker is open. */
  consult(accessKey: string): Promise<Consultation | NoAnswer | Unreadable | null>
}

/** What a due row needs: a call to its authority, or only its conclusion announced. */
export type Action = Conversation['step'] | 'announce'

/** So many rows of one kind may be claimed now. */
export interface Slots {
  authority: AuthorityName
  action: Action
  max: number
  /** How many of one taxpayer; as many as there are unless told. */
  allowance?: (ruc: string) => number
}

/** Documents that no call can be made for now: all of an authority, or those of some taxpayers. */
export interface Blocked {
  authority: AuthorityName
  taxpayers: 'all' | readonly string[]
}

/** A row that is ours until its lease expires. */
export interface ClaimedConversation {
  conversation: Conversation
  action: Action
  lease: string
  /** When the lease of a process before us expired, if it had one: that process may have sent the bytes. */
  abandonedAt: Date | null
}

/** Who has a number in the sandbox's registry. */
export interface NumberHolder {
  accessKey: string
  conclusion: Conclusion | null
  /** Whether its document is, byte for byte, the one of the conversation that asks. */
  sameDocument: boolean
}

export interface AddOptions {
  /** Enter its number in the sandbox's registry, where it is unique per workspace. */
  registered: boolean
  due: NextDue | null
}

/** `exists`: this receipt has a conversation already. `number-taken`: another document has its number in the registry. */
export type AddResult = 'added' | 'exists' | 'number-taken'

export interface NextAction {
  action: Action
  due: NextDue | null
}

/** The stored conversations, one per receipt. */
export interface Conversations {
  add(conversation: Conversation, options: AddOptions): Promise<AddResult>
  find(receiptId: string): Promise<Conversation | null>
  /** Which other document has this one's number in the sandbox of its workspace. */
  findNumberHolder(conversation: Conversation): Promise<NumberHolder | null>
  /** Saves what changed, and what is to be done next, when and by whom; false when the lease was lost meanwhile. */
  save(claimed: Pick<ClaimedConversation, 'lease'>, conversation: Conversation, next: NextAction): Promise<boolean>
  /**
   * Makes an unreachable one due again, by hand. False when it is not unreachable, or when it is leased: whoever has the
   * lease may be sending it.
   */
  reopen(conversation: Conversation): Promise<boolean>
  /** Stores a later attempt of issuance about one that is still in progress. */
  setAttempt(receiptId: string, attempt: number): Promise<void>
  /** Claims what is due, ranked so that every taxpayer's first comes before anybody's second. */
  claimDue(slots: readonly Slots[]): Promise<ClaimedConversation[]>
  /** Claims what is due, blocked, and has waited for longer than its budget. */
  claimOverdue(blocked: readonly Blocked[], max: number): Promise<ClaimedConversation[]>
  /** Makes unreachable ones due again that got no answer: those first that were tried longest ago. */
  releaseUnreachable(authority: AuthorityName, max: number): Promise<number>
  /** When the oldest document without a conclusion was submitted, per authority. */
  oldestWaiting(): Promise<{ authority: AuthorityName; since: Date }[]>
  /** Removes conversations and registry entries. */
  forget(receiptIds: readonly string[]): Promise<number>
}
