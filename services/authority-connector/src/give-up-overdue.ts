import type { Blocked, ClaimedConversation, Conversations } from './ports.ts'

interface Dependencies {
  conversations: Conversations
  giveUp: (claimed: ClaimedConversation) => Promise<void>
  /** Where no call is made now: elsewhere every conversation is called, and gives up when its budget is over. */
  blocked: () => Blocked[]
}

const MAX_ROWS = 100

/**
 * Marks documents unreachable whose budget is over while no call could be made for them, because a breaker stays open.
 * Their receipts end in ERROR, and are retried automatically once the authority answers. Answers whether there may be
 * more.
 */
export const giveUpOverdue =
  ({ conversations, giveUp, blocked }: Dependencies) =>
  async (): Promise<boolean> => {
    const claimed = await conversations.claimOverdue(blocked(), MAX_ROWS)
    await Promise.all(claimed.map(giveUp))
    return claimed.length === MAX_ROWS
  }
