import type { Answer } from './answer.ts'
import type { AuthorityName, Conversation } from './conversation.ts'
import type { Plan } from './plan.ts'

/** An authority as conversations see it: the real one's environments, or the simulated one of the sandbox. */
export interface Authority {
  plan: Plan
  /** Whether receipts are marked as simulated. */
  simulated: boolean
  /** How many more calls fit beside those under way. */
  free(): number
  /** Reserves at most so many calls, and says how many may be made now. */
  hold(step: Conversation['step'], most: number): number
  /** Gives back what was reserved and not used. */
  letGo(step: Conversation['step'], count: number): void
  /** Makes a reserved call. Never throws: no answer is an answer. */
  talk(conversation: Conversation): Promise<Answer>
}

export type Authorities = Record<AuthorityName, Authority>
