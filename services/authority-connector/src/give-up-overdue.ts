import type { Blocked, ClaimedConversation, Conversations } from './ports.ts'

interface Dependencies {
  conversations: Conversations
  giveUp: (claimed: ClaimedConversation) => Promise<void>
  blocked: () => Blocked[]
}

const MAX_ROWS = 100

/** Marks documents unreachable whose budget ends behind an open breaker. True if more may be overdue. */
export const giveUpOverdue =
  ({ conversations, giveUp, blocked }: Dependencies) =>
  async (): Promise<boolean> => {
    const claimed = await conversations.claimOverdue(blocked(), MAX_ROWS)
    await Promise.all(claimed.map(giveUp))
    return claimed.length === MAX_ROWS
  }
