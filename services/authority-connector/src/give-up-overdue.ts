import type { AuthorityName } from './domain/conversation.ts'
import type { Conversations, Taken } from './outbound/mongo-conversations.ts'

export interface GiveUpNeeds {
  conversations: Conversations
  giveUp: (taken: Taken) => Promise<void>
  /** The authorities that do not answer: elsewhere everybody gets a turn, and gives up by itself. */
  silent: () => AuthorityName[]
  leaseMs: number
  clock: () => Date
}

const MOST = 100

/**
 * Ends the wait of documents whose budget is over while nobody could talk about them: a breaker stays open. Their
 * receipts end in ERROR, and come back by themselves once the authority answers. Answers whether there may be more.
 */
export const giveUpOverdue =
  ({ conversations, giveUp, silent, leaseMs, clock }: GiveUpNeeds) =>
  async (): Promise<boolean> => {
    const taken = await conversations.takeOverdue(silent(), clock(), leaseMs, MOST)
    await Promise.all(taken.map(giveUp))
    return taken.length === MOST
  }
