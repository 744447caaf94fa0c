import type { Conversations } from './outbound/mongo-conversations.ts'

export interface RetryStrandedNeeds {
  conversations: Conversations
  /** When an authority last answered anything, in milliseconds since the epoch. */
  lastAnswer: (authority: Real) => number
  /** An answer is news for so long; without one, a single document is tried every so often. */
  freshMs: number
  clock: () => Date
}

type Real = 'test' | 'production'

const MOST = 100

/**
 * Takes up again what was given up for silence, once the authority answers: receipts in ERROR come back by themselves.
 * While nothing else calls the authority, one of them now and then finds out.
 */
export const retryStranded = ({ conversations, lastAnswer, freshMs, clock }: RetryStrandedNeeds) => {
  const probedAt = new Map<Real, number>()

  return async (): Promise<undefined> => {
    for (const authority of ['test', 'production'] as const) await release(authority, clock())
  }

  async function release(authority: Real, now: Date): Promise<void> {
    const answers = now.getTime() - lastAnswer(authority) < freshMs
    const probe = now.getTime() - (probedAt.get(authority) ?? 0) >= freshMs
    if (!answers && !probe) return
    probedAt.set(authority, now.getTime())
    await conversations.releaseStranded(authority, answers ? MOST : 1, now)
  }
}
