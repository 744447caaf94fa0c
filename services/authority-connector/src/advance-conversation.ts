import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { compareAnswer } from './compare-answer.ts'
import type { NoAnswer, Unreadable } from './domain/answer.ts'
import { announcements, type Conversation, possiblySent } from './domain/conversation.ts'
import { type Decision, decide, markUnreachable } from './domain/decide.ts'
import type { Authorities, ClaimedConversation, CompareDocuments, Conversations, NextAction, Publish } from './ports.ts'

interface Dependencies {
  conversations: Conversations
  authorities: Authorities
  compare: CompareDocuments
  publish: Publish
  leaseMs: number
  clock: () => Date
  random: () => number
  log: Logger
}

type FailedCall = NoAnswer | Unreadable

export interface AdvanceConversation {
  advance(claimed: ClaimedConversation): Promise<void>
  /** Marks a conversation unreachable: its budget ended without a call. */
  giveUp(claimed: ClaimedConversation): Promise<void>
}

export const advanceConversation = ({
  conversations,
  authorities,
  compare,
  publish,
  leaseMs,
  clock,
  random,
  log,
}: Dependencies): AdvanceConversation => {
  return {
    async advance(claimed) {
      const { conversation, action, abandonedAt } = claimed
      if (action === 'announce') return announce(claimed, conversation, null)
      if (action === 'send' && abandonedAt !== null) return markPossiblySent(claimed, abandonedAt)
      const authority = authorities[conversation.authority]
      const answer = await compareAnswer(compare, conversation.xml, await authority.call(conversation))
      if ('reason' in answer) noteFailure(conversation, answer)
      await record(claimed, decide(conversation, answer, { now: clock(), random: random(), plan: authority.plan }))
    },
    async giveUp(claimed) {
      const { conversation, action, abandonedAt } = claimed
      const context = { now: clock(), plan: authorities[conversation.authority].plan }
      const wasSent = action === 'send' && abandonedAt !== null
      const current = wasSent ? possiblySent(conversation, abandonedAt, context.now) : conversation
      await record(claimed, markUnreachable(current, 'no-answer', context))
    },
  }

  /** Callers read a sentence of ours: only the log has the message of the network or the authority. */
  function noteFailure({ receiptId, authority, step, failures }: Conversation, { kind, reason }: FailedCall): void {
    log.warn({ receiptId, authority, step, failures, answer: kind, reason }, 'a call to the authority failed')
  }

  /** The process before us may have sent it: ask before sending again. */
  async function markPossiblySent(claimed: ClaimedConversation, abandonedAt: Date): Promise<void> {
    const { conversation } = claimed
    const { plan, release } = authorities[conversation.authority]
    release('send', 1)
    const resendFrom = new Date(clock().getTime() + plan.resendAfterMs)
    const changed = possiblySent(conversation, abandonedAt, resendFrom)
    await conversations.save(claimed, changed, { action: 'ask', due: { inMs: 0 } })
  }

  async function record(claimed: ClaimedConversation, { conversation, dueAt, alarm }: Decision): Promise<void> {
    const { receiptId, authority, conclusion } = conversation
    if (alarm !== null) log.error({ receiptId, authority, alarm }, 'a person must check an answer of the authority')
    if (conclusion !== null && conclusion !== claimed.conversation.conclusion) return conclude(claimed, conversation)
    const due = dueAt === null ? null : { inMs: Math.max(0, dueAt.getTime() - clock().getTime()) }
    if (!(await save(claimed, conversation, { action: conversation.step, due }))) return
    await publishNews(claimed.conversation, conversation)
  }

  /** Stores the conclusion before announcing it: after a crash the row is still due for its announcement. */
  async function conclude(claimed: ClaimedConversation, conversation: Conversation): Promise<void> {
    const due = { inMs: leaseMs, lease: claimed.lease }
    if (!(await save(claimed, conversation, { action: 'announce', due }))) return
    await announce(claimed, conversation, claimed.conversation)
  }

  async function announce(
    claimed: ClaimedConversation,
    conversation: Conversation,
    before: Conversation | null,
  ): Promise<void> {
    const { receiptId, authority, conclusion } = conversation
    if (!(await publishNews(before, conversation))) return
    if (await save(claimed, conversation, afterAnnouncement(conversation, clock()))) {
      log.info({ receiptId, authority, conclusion: conclusion?.kind }, 'document concluded')
    }
  }

  async function save(claimed: ClaimedConversation, conversation: Conversation, next: NextAction): Promise<boolean> {
    const ours = await conversations.save(claimed, conversation, next)
    if (!ours) log.warn({ receiptId: conversation.receiptId }, 'the lease was lost')
    return ours
  }

  /** False if publishing fails: the row stays due, or the command comes again. */
  async function publishNews(before: Conversation | null, after: Conversation): Promise<boolean> {
    try {
      const messages = announcements(before, after, authorities[after.authority].simulated)
      await Promise.all(messages.map((message) => publish(message)))
      return true
    } catch (error) {
      log.warn({ receiptId: after.receiptId, reason: reasonOf(error) }, 'a fact could not be published yet')
      return false
    }
  }
}

/** After unreadable answers the service asks again. */
function afterAnnouncement({ conclusion, step, giveUpAt }: Conversation, now: Date): NextAction {
  if (conclusion?.kind !== 'unreachable' || conclusion.cause !== 'unreadable') return { action: 'announce', due: null }
  return { action: step, due: { inMs: Math.max(0, giveUpAt.getTime() - now.getTime()) } }
}
