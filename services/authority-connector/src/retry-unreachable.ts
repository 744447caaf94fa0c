import type { Conversations } from './ports.ts'

interface Dependencies {
  conversations: Conversations
  /** When an authority last answered anything, in milliseconds since the epoch. */
  lastAnswerAt: (authority: RealAuthorityName) => number
  /** An answer counts as recent for so long; without one, a single document is tried every so often. */
  freshMs: number
  clock: () => Date
}

type RealAuthorityName = 'test' | 'production'

const MAX_ROWS = 100

/**
 * Makes unreachable conversations due again once the authority answers: receipts in ERROR are retried automatically.
 * While nothing else calls the authority, one of them every so often finds out whether it answers.
 */
export const retryUnreachable = ({ conversations, lastAnswerAt, freshMs, clock }: Dependencies) => {
  const probedAt = new Map<RealAuthorityName, number>()

  return async (): Promise<undefined> => {
    for (const authority of ['test', 'production'] as const) await release(authority, clock())
  }

  async function release(authority: RealAuthorityName, now: Date): Promise<void> {
    const answers = now.getTime() - lastAnswerAt(authority) < freshMs
    const probe = now.getTime() - (probedAt.get(authority) ?? 0) >= freshMs
    if (!answers && !probe) return
    probedAt.set(authority, now.getTime())
    await conversations.releaseUnreachable(authority, answers ? MAX_ROWS : 1)
  }
}
