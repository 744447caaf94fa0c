import type { Conversations } from './ports.ts'

interface Dependencies {
  conversations: Conversations
  lastAnswerAt: (authority: RealAuthorityName) => number
  /** How long an answer counts as recent; also the interval of single probes. */
  freshMs: number
  clock: () => Date
}

type RealAuthorityName = 'test' | 'production'

const MAX_ROWS = 100

/** Retries unreachable conversations when the authority answers; without other calls, a single one probes it. */
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
