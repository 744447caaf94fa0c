import type { SubmitDocument } from '@etax/contracts'
import { NO_LEASE, newLease } from '@etax/durable-work'
import type { Logger } from '@etax/runtime'
import { compareAnswer } from './compare-answer.ts'
import {
  type AuthorityName,
  announcements,
  type Conversation,
  newConversation,
  reopened,
  sandboxTime,
} from './domain/conversation.ts'
import { decide } from './domain/decide.ts'
import type {
  Authorities,
  ClaimedConversation,
  CompareDocuments,
  Conversations,
  NumberHolder,
  Publish,
} from './ports.ts'
import type { InspectInSandbox } from './simulator/inspection-threads.ts'
import { sandboxAnswers } from './simulator/sandbox.ts'

interface Dependencies {
  conversations: Conversations
  authorities: Authorities
  inspect: InspectInSandbox
  compare: CompareDocuments
  publish: Publish
  startAdvancing: (claimed: ClaimedConversation) => void
  leaseMs: number
  clock: () => Date
  log: Logger
}

export type Submit = (tenantId: string, submission: SubmitDocument) => Promise<void>

/** Safe to repeat: announces the stored state again, and sends the bytes stored first. */
export const submitDocument = ({
  conversations,
  authorities,
  inspect,
  compare,
  publish,
  startAdvancing,
  leaseMs,
  clock,
  log,
}: Dependencies): Submit => {
  return async (tenantId, submission) => {
    const start = newConversation(tenantId, submission, giveUpAt(submission.authority))
    const added = start.authority === 'simulated' ? await submitToSandbox(start) : await submitToAuthority(start)
    if (!added) await repeat(start)
  }

  function giveUpAt(authority: AuthorityName): Date {
    return new Date(clock().getTime() + authorities[authority].plan.outageBudgetMs)
  }

  async function submitToSandbox(start: Conversation): Promise<boolean> {
    const first = await decideInMemory(start, null)
    const { conclusion } = first.conversation
    const registered = !(conclusion?.kind === 'refused' && conclusion.stage === 'reception')
    const result = await conversations.add(first.conversation, { registered, due: first.due })
    if (result === 'exists') return false
    if (result === 'number-taken') return submitTakenNumber(start)
    await announce(first.conversation)
    return true
  }

  /** Another document has the number: decides again with that holder. */
  async function submitTakenNumber(start: Conversation): Promise<boolean> {
    const { conversation, due } = await decideInMemory(start, await conversations.findNumberHolder(start))
    if ((await conversations.add(conversation, { registered: false, due })) === 'exists') return false
    await announce(conversation)
    return true
  }

  async function decideInMemory(start: Conversation, holder: NumberHolder | null) {
    const now = clock()
    const { plan } = authorities.simulated
    const sandbox = sandboxAnswers(start, await inspect(start, sandboxTime(start, now)))
    let conversation = start
    for (;;) {
      const answer =
        conversation.step === 'send' ? sandbox.send(conversation, holder) : sandbox.ask(conversation, holder, now)
      const compared = await compareAnswer(compare, conversation.xml, answer)
      const decision = decide(conversation, compared, { now, random: 0.5, plan })
      conversation = decision.conversation
      if (decision.dueAt === null) return { conversation, due: null }
      if (decision.dueAt > now) return { conversation, due: { inMs: decision.dueAt.getTime() - now.getTime() } }
    }
  }

  /** Stores a row leased by this process, and returns: the real authority takes its time. */
  async function submitToAuthority(start: Conversation): Promise<boolean> {
    const { reserveFor, releaseFor } = authorities[start.authority]
    const isReserved = reserveFor('send', start.ruc)
    const lease = isReserved ? newLease() : NO_LEASE
    const due = { inMs: isReserved ? leaseMs : 0, lease }
    const added = await conversations.add(start, { registered: false, due }).catch((error) => {
      if (isReserved) releaseFor('send', start.ruc)
      throw error
    })
    if (added !== 'added') {
      if (isReserved) releaseFor('send', start.ruc)
      return false
    }
    if (isReserved) startAdvancing({ conversation: start, action: 'send', lease, abandonedAt: null })
    return true
  }

  /** A later attempt reopens an unreachable conversation; otherwise the stored state is announced again. */
  async function repeat({ receiptId, attempt }: Conversation): Promise<void> {
    const stored = await conversations.find(receiptId)
    if (stored === null) return
    if (attempt <= stored.attempt) return announce(stored)
    if (stored.conclusion?.kind !== 'unreachable') {
      await conversations.setAttempt(receiptId, attempt)
      return announce(stored)
    }
    const again = reopened(stored, attempt, giveUpAt(stored.authority))
    if (await conversations.reopen(again)) {
      log.info({ receiptId, authority: stored.authority, attempt }, 'document submitted again')
    }
  }

  async function announce(conversation: Conversation): Promise<void> {
    const { receiptId, authority, conclusion } = conversation
    for (const message of announcements(null, conversation, authorities[authority].simulated)) await publish(message)
    log.info({ receiptId, authority, conclusion: conclusion?.kind ?? 'open' }, 'document submitted')
  }
}
