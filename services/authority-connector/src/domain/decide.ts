import { authorityErrors, issuanceErrors } from '@etax/contracts'
import { unreachable } from '@etax/kernel'
import { authorityTime } from '@etax/tax-document'
import { type Authorization, type ComparedAnswer, environmentOf, receptionState, stateOf } from './answer.ts'
import { type AuthorityMessage, type Conclusion, type Conversation, possiblySent, type Stage } from './conversation.ts'
import { failureDelay, type Plan, pollDelay } from './plan.ts'
import { verdictOn } from './verdict-on.ts'

export interface DecisionContext {
  now: Date
  /** A number in [0, 1) that spreads retries over time. */
  random: number
  plan: Plan
}

export interface Decision {
  conversation: Conversation
  dueAt: Date | null
  /** A text for the log: a person must check the answer. */
  alarm: string | null
}

type UnreachableConclusion = Extract<Conclusion, { kind: 'unreachable' }>
type UnreachableCause = UnreachableConclusion['cause']

/** Registered before (43) or in process (70): neither is a refusal, and neither is sent again. */
const REGISTERED = new Set(['43', '70'])
const INTERNAL = '50'
/** The sequential is registered under another key: the series here and at the authority differ. */
const NUMBER_TAKEN = '45'
const NUMBER_TAKEN_ALARM = 'the sequential is registered under another access key'
const OTHER_DOCUMENT_ALARM = 'the access key is registered with another document'
const NOT_COMPARED_ALARM = 'the document of an answer could not be compared in time'
const REASONS = {
  'no-answer': issuanceErrors.authorityAway,
  unreadable: authorityErrors.answersUnreadable,
  'no-verdict': authorityErrors.noVerdict,
}
const NO_DOCUMENT_ALARM = 'authorized, but the answer does not show which document'

export function decide(before: Conversation, answer: ComparedAnswer, context: DecisionContext): Decision {
  const conversation = notAhead(before, context)
  switch (answer.kind) {
    case 'no-answer':
      return noAnswer(conversation, answer.arrived === 'maybe', context)
    case 'unreadable':
      return unreadable(conversation, context)
    case 'reception':
      return reception(conversation, answer, context)
    case 'authorization':
      return authorization(conversation, answer, context)
    default:
      return unreachable(answer)
  }
}

/** A process with a fast clock may have stored future times: none exceeds what this clock can set now. */
function notAhead(conversation: Conversation, { now, plan }: DecisionContext): Conversation {
  const { sentAt, giveUpAt } = conversation
  const latest = later(now, Math.max(plan.outageBudgetMs, plan.unreachableRetryMs, plan.unreadableRetryMs))
  return { ...conversation, sentAt: sentAt && earlier(sentAt, now), giveUpAt: earlier(giveUpAt, latest) }
}

/** Code 50 alone is an infrastructure failure, although reception returned the document. */
function isInternalError(answer: ComparedAnswer): boolean {
  if (answer.kind !== 'reception' || receptionState(answer.state) !== 'returned') return false
  const errors = answer.messages.filter(({ type }) => type === 'ERROR')
  return errors.length > 0 && errors.every(({ code }) => code === INTERNAL)
}

export function markUnreachable(
  conversation: Conversation,
  cause: UnreachableCause,
  { now, plan }: Omit<DecisionContext, 'random'>,
): Decision {
  const stage = conversation.receivedAt === null ? 'reception' : 'authorization'
  const { code, message: reason } = REASONS[cause]
  // After an automatic retry the former conclusion stays, so that it is announced once.
  const conclusion = unreachableBefore(conversation) ?? { kind: 'unreachable', stage, at: now, reason, code, cause }
  const isPolled = conclusion.cause === 'unreadable'
  const giveUpAt = later(now, isPolled ? plan.unreadableRetryMs : plan.unreachableRetryMs)
  return { conversation: { ...conversation, conclusion, giveUpAt }, dueAt: isPolled ? giveUpAt : null, alarm: null }
}

function unreachableBefore({ conclusion }: Conversation): UnreachableConclusion | null {
  return conclusion?.kind === 'unreachable' ? conclusion : null
}

function noAnswer(before: Conversation, mayHaveArrived: boolean, context: DecisionContext): Decision {
  const { now, random, plan } = context
  const conversation = failed(before, mayHaveArrived, context)
  if (now >= before.giveUpAt || before.conclusion !== null) return markUnreachable(conversation, 'no-answer', context)
  const dueAt = later(now, failureDelay(plan, 'failures', conversation.failures, random))
  return { conversation, dueAt, alarm: null }
}

function unreadable(before: Conversation, context: DecisionContext): Decision {
  const { now, random, plan } = context
  const since = before.unreadableSince === null ? now : earlier(before.unreadableSince, now)
  const conversation = { ...failed(before, true, context), unreadableSince: since }
  if (now >= later(since, plan.unreadableBudgetMs) || before.conclusion !== null)
    return markUnreachable(conversation, 'unreadable', context)
  const dueAt = later(now, failureDelay(plan, 'unreadable', conversation.failures, random))
  return { conversation, dueAt, alarm: null }
}

function failed(before: Conversation, mayHaveArrived: boolean, { now, plan }: DecisionContext): Conversation {
  const conversation: Conversation = { ...before, failures: before.failures + 1 }
  if (before.step === 'ask' || !mayHaveArrived) return conversation
  return possiblySent(conversation, now, later(now, plan.resendAfterMs))
}

function reception(
  before: Conversation,
  answer: Extract<ComparedAnswer, { kind: 'reception' }>,
  context: DecisionContext,
): Decision {
  const { now, plan } = context
  const { state, messages } = answer
  const codes = messages.map(({ code }) => code)
  const sent: Conversation = { ...before, sentAt: now, step: 'ask' }
  switch (receptionState(state)) {
    case 'received': {
      // The authority loses documents after RECIBIDA: the bytes are sent again after the legal day, once.
      const resendFrom = before.receivedAt === null ? later(now, plan.verdictBudgetMs) : null
      return wait(received({ ...sent, reception: 'received' }, resendFrom, context), context)
    }
    case 'returned':
      if (codes.some((code) => REGISTERED.has(code))) {
        const registered = received(sent, null, context)
        if (!codes.includes('43')) return wait(registered, context)
        return { conversation: { ...registered, reception: 'registered' }, dueAt: now, alarm: null }
      }
      if (isInternalError(answer)) {
        return noAnswer({ ...sent, resendFrom: now }, false, context)
      }
      return concluded(sent, refused('reception', messages, now))
    case 'unknown': {
      const unconfirmed = possiblySent(before, now, later(now, plan.resendAfterMs))
      return { ...wait(unconfirmed, context), alarm: `unknown state of reception: ${state.slice(0, 60)}` }
    }
  }
}

function authorization(
  before: Conversation,
  { authorizations, askAgainAt }: Extract<ComparedAnswer, { kind: 'authorization' }>,
  context: DecisionContext,
): Decision {
  const conversation = before.receivedAt === null ? before : progressed(before, context)
  if (askAgainAt !== undefined) return { conversation, dueAt: askAgainAt, alarm: null }
  const verdict = verdictOn(authorizations)
  switch (verdict.kind) {
    case 'listed':
      return listed(conversation, verdict.authorization, context)
    case 'no-document':
      return withoutDocument(asReceived(conversation, context), verdict.authorization, context)
    case 'not-compared':
      return { ...wait(conversation, context), alarm: NOT_COMPARED_ALARM }
    case 'none':
      if (isOfAnother(conversation, verdict.others, context)) return ofAnother(conversation, context)
      return nothingFound(conversation, context)
    default:
      return unreachable(verdict)
  }
}

function listed(conversation: Conversation, entry: Authorization, context: DecisionContext): Decision {
  const registered = asReceived(conversation, context)
  switch (stateOf(entry)) {
    case 'authorized':
      return concluded(registered, accepted(registered, entry, context))
    case 'refused':
      if (isUndecided(entry.messages)) return wait(registered, context)
      return concluded(registered, refused('authorization', entry.messages, context.now))
    case 'in-process':
      return wait(registered, context)
    case 'unknown':
      return { ...wait(conversation, context), alarm: `unknown state of authorization: ${entry.state.slice(0, 60)}` }
  }
}

/** Without a document to compare, only an answer of reception about these bytes proves the authorization. */
function withoutDocument(conversation: Conversation, entry: Authorization, context: DecisionContext): Decision {
  if (conversation.reception === 'received')
    return concluded(conversation, accepted(conversation, { ...entry, document: null }, context))
  return { ...wait(conversation, context), alarm: NO_DOCUMENT_ALARM }
}

/** Another document has the key for good: authorized, or 43 and nothing about ours after the first questions. */
function isOfAnother(
  { reception, asked: polls }: Conversation,
  others: 'none' | 'not-authorized' | 'authorized',
  { plan }: DecisionContext,
): boolean {
  if (others === 'authorized') return true
  return others === 'not-authorized' && reception === 'registered' && polls >= plan.firstPollsMs.length
}

/** A refusal in authorization, not in reception: the same key sent again meets the same document. */
function ofAnother(conversation: Conversation, { now }: DecisionContext): Decision {
  const { code, message, remedy } = authorityErrors.keyOfAnotherDocument
  const refusal: AuthorityMessage = { type: 'ERROR', code, message, additionalInfo: remedy }
  return { ...concluded(conversation, refused('authorization', [refusal], now)), alarm: OTHER_DOCUMENT_ALARM }
}

/** An empty answer has four causes: just received, in process, never arrived, or too old to ask. */
function nothingFound(before: Conversation, context: DecisionContext): Decision {
  const { now, plan } = context
  const conversation = { ...before, resendFrom: resendableFrom(before, context) }
  const { sentAt, resendFrom } = conversation
  if (sentAt !== null && now.getTime() - sentAt.getTime() > plan.queryWindowMs) {
    return markUnreachable(conversation, 'no-verdict', context)
  }
  if (resendFrom !== null && now >= resendFrom) {
    return { conversation: { ...conversation, step: 'send' }, dueAt: now, alarm: null }
  }
  return wait(conversation, context)
}

function resendableFrom({ receivedAt, resendFrom }: Conversation, { now, plan }: DecisionContext): Date | null {
  const latest = later(now, receivedAt === null ? plan.resendAfterMs : plan.verdictBudgetMs)
  return resendFrom && earlier(resendFrom, latest)
}

function wait(conversation: Conversation, context: DecisionContext): Decision {
  const { now, random, plan } = context
  const { asked: polls, sentAt } = conversation
  const age = now.getTime() - (sentAt ?? now).getTime()
  if (age > plan.verdictBudgetMs) return markUnreachable(conversation, 'no-verdict', context)
  const dueAt = later(now, pollDelay(plan, polls, age, random))
  return { conversation: { ...conversation, asked: polls + 1 }, dueAt, alarm: null }
}

function received(conversation: Conversation, resendFrom: Date | null, context: DecisionContext): Conversation {
  const receivedAt = conversation.receivedAt ?? context.now
  return { ...progressed(conversation, context), receivedAt, resendFrom, asked: 0 }
}

/** The authority lists the document, so it was received, with or without an answer of reception. */
function asReceived(conversation: Conversation, context: DecisionContext): Conversation {
  return conversation.receivedAt === null ? received(conversation, null, context) : conversation
}

function progressed(conversation: Conversation, { now, plan }: DecisionContext): Conversation {
  const giveUpAt = later(now, plan.outageBudgetMs)
  return { ...conversation, failures: 0, unreadableSince: null, giveUpAt, conclusion: null }
}

function concluded(conversation: Conversation, conclusion: Conclusion): Decision {
  const alarm =
    conclusion.kind === 'refused' && conclusion.messages.some(({ code }) => code === NUMBER_TAKEN)
      ? NUMBER_TAKEN_ALARM
      : null
  return { conversation: { ...conversation, conclusion }, dueAt: null, alarm }
}

function accepted({ xml, accessKey, ...conversation }: Conversation, entry: Authorization, { now }: DecisionContext) {
  const { number, at, environment, document, messages } = entry
  const receivedAt = conversation.receivedAt ?? now
  return {
    kind: 'authorized' as const,
    number: number ?? accessKey,
    receivedAt,
    at: at ?? authorityTime(receivedAt.getTime()),
    environment: environmentOf(environment, accessKey),
    messages,
    document: document === xml ? null : document,
  } satisfies Conclusion
}

function refused(stage: Stage, messages: AuthorityMessage[], at: Date): Conclusion {
  return { kind: 'refused', stage, at, messages }
}

/** A refusal for these reasons is no verdict: in process, registered, internal error. */
function isUndecided(messages: readonly AuthorityMessage[]): boolean {
  const errors = messages.filter(({ type }) => type === 'ERROR')
  return errors.length > 0 && errors.every(({ code }) => REGISTERED.has(code) || code === INTERNAL)
}

function earlier(one: Date, other: Date): Date {
  return new Date(Math.min(one.getTime(), other.getTime()))
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
