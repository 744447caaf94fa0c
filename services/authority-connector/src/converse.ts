import type { Envelope } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Authorities } from './domain/authority.ts'
import { announcements, type Conversation } from './domain/conversation.ts'
import { type Decision, decide, strand } from './domain/decide.ts'
import type { Conversations, Next, Taken } from './outbound/mongo-conversations.ts'

export interface ConverseNeeds {
  conversations: Conversations
  authorities: Authorities
  publish: (message: Envelope) => Promise<void>
  leaseMs: number
  clock: () => Date
  random: () => number
  log: Logger
}

/** What can be done with a row that was taken. */
export interface Converse {
  /** Its next step: send, ask, or announce what is known. */
  carryOn(taken: Taken): Promise<void>
  /** Its budget is over though nobody got to talk about it. */
  giveUp(taken: Taken): Promise<void>
}

export const converse = ({
  conversations,
  authorities,
  publish,
  leaseMs,
  clock,
  random,
  log,
}: ConverseNeeds): Converse => {
  return {
    async carryOn(taken) {
      if (taken.turn === 'announce') return announce(taken, taken.conversation, null)
      if (taken.turn === 'send' && taken.abandonedAt !== null) return doubt(taken, taken.abandonedAt)
      const { conversation } = taken
      const authority = authorities[conversation.authority]
      const answer = await authority.talk(conversation)
      await record(taken, decide(conversation, answer, { now: clock(), random: random(), plan: authority.plan }))
    },
    async giveUp(taken) {
      const given = { now: clock(), plan: authorities[taken.conversation.authority].plan }
      await record(taken, strand(taken.conversation, 'silence', 'the authority does not answer', given))
    },
  }

  /** Whoever had it may have sent it: ask before sending again. */
  async function doubt({ conversation, lease }: Taken, abandonedAt: Date): Promise<void> {
    const { plan, letGo } = authorities[conversation.authority]
    letGo('send', 1)
    const resendFrom = new Date(clock().getTime() + plan.settle)
    const doubted: Conversation = { ...conversation, step: 'ask', sentAt: abandonedAt, asked: 0, resendFrom }
    await conversations.save(lease, doubted, { turn: 'ask', due: { at: clock(), lease: '' } })
  }

  async function record(taken: Taken, { conversation, dueAt, alarm }: Decision): Promise<void> {
    const { receiptId, authority, outcome } = conversation
    if (alarm !== null) log.error({ receiptId, authority, alarm }, 'an answer of the authority needs a look')
    if (outcome !== null && outcome !== taken.conversation.outcome) return conclude(taken, conversation)
    const due = dueAt === null ? null : { at: dueAt, lease: '' }
    if (!(await save(taken, conversation, { turn: conversation.step, due }))) return
    await tell(taken.conversation, conversation)
  }

  /** Stored before it is announced; should we stop in between, the row is due again for its announcement. */
  async function conclude(taken: Taken, conversation: Conversation): Promise<void> {
    const due = { at: new Date(clock().getTime() + leaseMs), lease: taken.lease }
    if (!(await save(taken, conversation, { turn: 'announce', due }))) return
    await announce(taken, conversation, taken.conversation)
  }

  async function announce(taken: Taken, conversation: Conversation, before: Conversation | null): Promise<void> {
    const { receiptId, authority, outcome } = conversation
    if (!(await tell(before, conversation))) return
    if (await save(taken, conversation, { turn: 'announce', due: null })) {
      log.info({ receiptId, authority, outcome: outcome?.kind }, 'document concluded')
    }
  }

  async function save({ lease }: Taken, conversation: Conversation, next: Next): Promise<boolean> {
    const ours = await conversations.save(lease, conversation, next)
    if (!ours) log.warn({ receiptId: conversation.receiptId }, 'lease lost')
    return ours
  }

  /** A fact that cannot be published now is published later: the row stays due, or the command comes again. */
  async function tell(before: Conversation | null, after: Conversation): Promise<boolean> {
    try {
      const messages = announcements(before, after, authorities[after.authority].simulated)
      await Promise.all(messages.map((message) => publish(message)))
      return true
    } catch (error) {
      log.warn({ receiptId: after.receiptId, reason: reasonOf(error) }, 'fact not published yet')
      return false
    }
  }
}
