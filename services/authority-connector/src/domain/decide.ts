import { unreachable } from '@etax/kernel'
import { authorityTime } from '@etax/tax-document'
import { type Answer, type Authorization, chosen, environmentOf, receptionState, stateOf } from './answer.ts'
import type { AuthorityMessage, Conversation, Outcome, Stage } from './conversation.ts'
import { failureDelay, type Plan, pollDelay } from './plan.ts'

export interface Circumstances {
  now: Date
  /** In [0, 1): spreads what would otherwise come back all at once. */
  random: number
  plan: Plan
}

export interface Decision {
  conversation: Conversation
  /** When its next step is due; null: there is none. */
  dueAt: Date | null
  /** For the log: something a person should look at. */
  alarm: string | null
}

/** "Known here": registered before (43), or being processed (70). Neither is a refusal, and neither is sent again. */
const REGISTERED = new Set(['43', '70'])
/** "Internal error": theirs, not the document's. */
const INTERNAL = '50'
/** The sequential is registered under another key: the series here and there have drifted apart. */
const TAKEN = '45'
const DRIFT = 'the sequential is registered under another access key'

/** The whole table: what an answer of the authority means for a conversation. */
export function decide(conversation: Conversation, answer: Answer, given: Circumstances): Decision {
  switch (answer.kind) {
    case 'silence':
      return silence(conversation, answer.reason, answer.arrived === 'maybe', given)
    case 'reception':
      return reception(conversation, answer, given)
    case 'authorization':
      return authorization(conversation, answer, given)
    default:
      return unreachable(answer)
  }
}

/** Given back for an error of the authority's own (50): infrastructure, whatever it looks like. */
export function isInternalError(answer: Answer): boolean {
  if (answer.kind !== 'reception' || receptionState(answer.state) !== 'returned') return false
  const errors = answer.messages.filter(({ type }) => type === 'ERROR')
  return errors.length > 0 && errors.every(({ code }) => code === INTERNAL)
}

/** Ends the wait of a document that could not be talked about at all: a breaker was open, or the budget is over. */
export function strand(
  conversation: Conversation,
  cause: 'silence' | 'no-verdict',
  reason: string,
  { now, plan }: Omit<Circumstances, 'random'>,
): Decision {
  const stage = conversation.receivedAt === null ? 'reception' : 'authorization'
  // One that was stranded before and tried again by itself is no news.
  const outcome = conversation.outcome ?? { kind: 'stranded' as const, stage, at: now, reason, cause }
  return { conversation: { ...conversation, outcome, giveUpAt: later(now, plan.rest) }, dueAt: null, alarm: null }
}

function silence(before: Conversation, reason: string, mayHaveArrived: boolean, given: Circumstances): Decision {
  const { now, random, plan } = given
  const failures = before.failures + 1
  const doubt = before.step === 'send' && mayHaveArrived
  const conversation: Conversation = {
    ...before,
    failures,
    ...(doubt ? { step: 'ask', sentAt: now, asked: 0, resendFrom: later(now, plan.settle) } : {}),
  }
  if (now >= before.giveUpAt || before.outcome !== null) return strand(conversation, 'silence', reason, given)
  return { conversation, dueAt: later(now, failureDelay(plan, failures, random)), alarm: null }
}

function reception(
  before: Conversation,
  answer: Extract<Answer, { kind: 'reception' }>,
  given: Circumstances,
): Decision {
  const { now, plan } = given
  const { state, messages } = answer
  const codes = messages.map(({ code }) => code)
  const sent: Conversation = { ...before, sentAt: now, step: 'ask' }
  switch (receptionState(state)) {
    case 'received': {
      // Lost though received: sent a second time after the legal day, never a third.
      const resendFrom = before.receivedAt === null ? later(now, plan.verdictBudget) : null
      return wait(received(sent, resendFrom, given), given)
    }
    case 'returned':
      if (codes.some((code) => REGISTERED.has(code))) {
        const known = received(sent, null, given)
        return codes.includes('43') ? { conversation: known, dueAt: now, alarm: null } : wait(known, given)
      }
      if (isInternalError(answer)) {
        return silence({ ...sent, resendFrom: now }, 'internal error of the authority', false, given)
      }
      return concluded(sent, refused('reception', messages, now))
    case 'unknown': {
      const doubtful = { ...sent, asked: 0, resendFrom: later(now, plan.settle) }
      return { ...wait(doubtful, given), alarm: `unknown state of reception: ${state.slice(0, 60)}` }
    }
  }
}

function authorization(
  before: Conversation,
  { found, askAgainAt }: Extract<Answer, { kind: 'authorization' }>,
  given: Circumstances,
): Decision {
  const conversation = before.receivedAt === null ? before : progressed(before, given)
  if (askAgainAt !== undefined) return { conversation, dueAt: askAgainAt, alarm: null }
  const one = chosen(found)
  if (one === undefined) return nothingFound(conversation, given)
  const there = known(conversation, given)
  switch (stateOf(one)) {
    case 'authorized':
      return concluded(there, accepted(there, one, there.receivedAt ?? given.now))
    case 'refused':
      if (waiting(one.messages)) return wait(there, given)
      return concluded(there, refused('authorization', one.messages, given.now))
    case 'in-process':
      return wait(there, given)
    case 'unknown':
      return { ...wait(conversation, given), alarm: `unknown state of authorization: ${one.state.slice(0, 60)}` }
  }
}

/** No result is four things: just received, still in work, never arrived, or too old to be asked about. */
function nothingFound(conversation: Conversation, given: Circumstances): Decision {
  const { now, plan } = given
  const { sentAt, resendFrom } = conversation
  if (sentAt !== null && now.getTime() - sentAt.getTime() > plan.queryWindow) {
    return strand(conversation, 'no-verdict', 'older than the authority answers for: it cannot be verified', given)
  }
  if (resendFrom !== null && now >= resendFrom) {
    return { conversation: { ...conversation, step: 'send' }, dueAt: now, alarm: null }
  }
  return wait(conversation, given)
}

/** Asks again by the plan, until the legal time is over. */
function wait(conversation: Conversation, given: Circumstances): Decision {
  const { now, random, plan } = given
  const { asked, sentAt } = conversation
  const age = now.getTime() - (sentAt ?? now).getTime()
  if (age > plan.verdictBudget) return strand(conversation, 'no-verdict', 'no verdict within the legal time', given)
  const dueAt = later(now, pollDelay(plan, asked, age, random))
  return { conversation: { ...conversation, asked: asked + 1 }, dueAt, alarm: null }
}

function received(conversation: Conversation, resendFrom: Date | null, given: Circumstances): Conversation {
  const receivedAt = conversation.receivedAt ?? given.now
  return { ...progressed(conversation, given), receivedAt, resendFrom, asked: 0 }
}

/** The authority has it, whatever became of the answer to the sending. */
function known(conversation: Conversation, given: Circumstances): Conversation {
  return conversation.receivedAt === null ? received(conversation, null, given) : conversation
}

function progressed(conversation: Conversation, { now, plan }: Circumstances): Conversation {
  return { ...conversation, failures: 0, giveUpAt: later(now, plan.outageBudget), outcome: null }
}

function concluded(conversation: Conversation, outcome: Outcome): Decision {
  const alarm = outcome.kind === 'refused' && outcome.messages.some(({ code }) => code === TAKEN) ? DRIFT : null
  return { conversation: { ...conversation, outcome }, dueAt: null, alarm }
}

function accepted({ xml, accessKey }: Conversation, found: Authorization, receivedAt: Date): Outcome {
  const { number, at, environment, document, messages } = found
  return {
    kind: 'authorized',
    number: number ?? accessKey,
    receivedAt,
    at: at ?? authorityTime(receivedAt.getTime()),
    environment: environmentOf(environment, accessKey),
    messages,
    document: document === null || document === '' || document === xml ? null : document,
  }
}

function refused(stage: Stage, messages: AuthorityMessage[], at: Date): Outcome {
  return { kind: 'refused', stage, at, messages }
}

/** Refused in name only: in process, registered before, or an error of the authority's own. */
function waiting(messages: readonly AuthorityMessage[]): boolean {
  const errors = messages.filter(({ type }) => type === 'ERROR')
  return errors.length > 0 && errors.every(({ code }) => REGISTERED.has(code) || code === INTERNAL)
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
