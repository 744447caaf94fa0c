import { randomUUID } from 'node:crypto'
import type { Envelope, SubmitDocument } from '@etax/contracts'
import type { Logger } from '@etax/runtime'
import type { Authorities } from './domain/authority.ts'
import { type AuthorityName, announcements, begin, type Conversation, revive } from './domain/conversation.ts'
import { decide } from './domain/decide.ts'
import type { Conversations, Taken } from './outbound/mongo-conversations.ts'
import { type Holder, sandboxCase } from './simulator/sandbox.ts'

export interface SubmitNeeds {
  conversations: Conversations
  authorities: Authorities
  publish: (message: Envelope) => Promise<void>
  /** Goes on with a conversation without waiting for it. */
  carryOn: (taken: Taken) => void
  leaseMs: number
  clock: () => Date
  log: Logger
}

export type Submit = (tenantId: string, submission: SubmitDocument) => Promise<void>

/**
 * Takes a document to its verdict, or stores what is needed to go on alone. Safe to repeat: what is known is announced
 * again, and the bytes first stored are the ones that are sent. Resolves when everything is stored and what there is to
 * announce is confirmed.
 */
export const submitDocument = (needs: SubmitNeeds): Submit => {
  const { conversations, authorities, publish, carryOn, leaseMs, clock, log } = needs

  return async (tenantId, submission) => {
    const start = begin(tenantId, submission, giveUpAt(submission.authority))
    const added = start.authority === 'simulated' ? await rehearse(start) : await open(start)
    if (!added) await repeat(start)
  }

  function giveUpAt(authority: AuthorityName): Date {
    return new Date(clock().getTime() + authorities[authority].plan.outageBudget)
  }

  /** The sandbox decides in memory and is stored once, verdict and all. */
  async function rehearse(start: Conversation): Promise<boolean> {
    const first = settle(start, null)
    const { outcome } = first.conversation
    const registered = !(outcome?.kind === 'refused' && outcome.stage === 'reception')
    const stored = await conversations.add(first.conversation, { registered, due: first.due })
    if (stored === 'known') return false
    if (stored === 'taken') return double(start)
    await announce(first.conversation)
    return true
  }

  /** Its number is another document's: the registry knows which, and whether the key is the same. */
  async function double(start: Conversation): Promise<boolean> {
    const { conversation, due } = settle(start, await conversations.holderOf(start))
    if ((await conversations.add(conversation, { registered: false, due })) === 'known') return false
    await announce(conversation)
    return true
  }

  /** Talks to the simulated authority until it has decided, or until there is something to wait for. */
  function settle(start: Conversation, holder: Holder | null) {
    const now = clock()
    const { plan } = authorities.simulated
    const sandbox = sandboxCase(start, now)
    let conversation = start
    for (;;) {
      const answer =
        conversation.step === 'send' ? sandbox.send(conversation, holder) : sandbox.ask(conversation, holder, now)
      const decision = decide(conversation, answer, { now, random: 0.5, plan })
      conversation = decision.conversation
      if (decision.dueAt === null) return { conversation, due: null }
      if (decision.dueAt > now) return { conversation, due: { at: decision.dueAt, lease: '' } }
    }
  }

  /** The real authority takes its time: the row is born leased by us, and the command is done. */
  async function open(start: Conversation): Promise<boolean> {
    const { hold, letGo } = authorities[start.authority]
    const ours = hold('send', 1)
    const lease = ours === 1 ? randomUUID() : ''
    const at = new Date(clock().getTime() + ours * leaseMs)
    try {
      if ((await conversations.add(start, { registered: false, due: { at, lease } })) !== 'added') {
        letGo('send', ours)
        return false
      }
    } catch (error) {
      letGo('send', ours)
      throw error
    }
    if (ours === 1) carryOn({ conversation: start, turn: 'send', lease, abandonedAt: null })
    return true
  }

  /** Known already: a later attempt takes up what was stranded; anything else hears again what is known. */
  async function repeat({ receiptId, attempt }: Conversation): Promise<void> {
    const known = await conversations.find(receiptId)
    if (known === null) return
    if (attempt <= known.attempt) return announce(known)
    if (known.outcome?.kind !== 'stranded') {
      await conversations.renew(receiptId, attempt)
      return announce(known)
    }
    const again = revive(known, attempt, giveUpAt(known.authority))
    if (await conversations.reopen(again, { at: clock(), lease: '' })) {
      log.info({ receiptId, authority: known.authority, attempt }, 'document taken up again')
    }
  }

  async function announce(conversation: Conversation): Promise<void> {
    const { receiptId, authority, outcome } = conversation
    for (const message of announcements(null, conversation, authorities[authority].simulated)) await publish(message)
    log.info({ receiptId, authority, outcome: outcome?.kind ?? 'open' }, 'document submitted')
  }
}
