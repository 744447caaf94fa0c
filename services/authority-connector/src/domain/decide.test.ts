import { compareDocuments } from '@etax/tax-document/xml'
import { expect, test } from '@jest/globals'
import type { Authorization, ComparedAnswer, ComparedAuthorization } from './answer.ts'
import type { AuthorityMessage, Conversation, Progress } from './conversation.ts'
import { decide } from './decide.ts'
import { authorityPlan } from './plan.ts'

const now = new Date('2026-11-21T15:00:00Z')
const plan = authorityPlan(120, 1)
const SECOND = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

function fresh(progress: Partial<Progress> = {}): Conversation {
  return {
    receiptId: '01935a2e-7c1f-7abc-8def-0123456789ab',
    tenantId: 'w',
    accessKey: '2111202601179999999000110010010000000011234567813',
    ruc: '1799999990001',
    authority: 'test',
    signed: true,
    attempt: 1,
    xml: '<factura/>',
    step: 'send',
    sentAt: null,
    receivedAt: null,
    reception: null,
    resendFrom: null,
    asked: 0,
    failures: 0,
    unreadableSince: null,
    giveUpAt: new Date(now.getTime() + 2 * HOUR),
    conclusion: null,
    ...progress,
  }
}

const received = (ago = 10 * SECOND, progress: Partial<Progress> = {}): Conversation =>
  fresh({
    step: 'ask',
    sentAt: before(ago),
    receivedAt: before(ago),
    reception: 'received',
    resendFrom: new Date(now.getTime() - ago + DAY),
    ...progress,
  })

const unconfirmed = (ago: number, progress: Partial<Progress> = {}): Conversation =>
  fresh({
    step: 'ask',
    sentAt: before(ago),
    resendFrom: new Date(now.getTime() - ago + plan.resendAfterMs),
    ...progress,
  })

/** Reception answered 43. */
const registered = (polls: number): Conversation =>
  received(HOUR, { reception: 'registered', resendFrom: null, asked: polls })
const ofAnother = (state: string): Authorization => listed(state, { document: '<factura>another</factura>' })

const message = (code: string, type: AuthorityMessage['type'] = 'ERROR'): AuthorityMessage => ({
  type,
  code,
  message: 'M',
  additionalInfo: null,
})
const reception = (state: string, ...messages: AuthorityMessage[]): ComparedAnswer => ({
  kind: 'reception',
  state,
  messages,
})
const listed = (state: string, fields: Partial<Authorization> = {}): Authorization => ({
  state,
  number: null,
  at: '2026-11-21T09:59:59-05:00',
  environment: 'PRUEBAS',
  document: '<factura/>',
  messages: [],
  ...fields,
})
const withoutDocument = listed('AUTORIZADO', { document: null })
const listing = (...list: Authorization[]): ComparedAnswer => ({
  kind: 'authorization',
  authorizations: list.map(compared),
})
const notCompared = (state: string): ComparedAnswer => ({
  kind: 'authorization',
  authorizations: [{ ...listed(state), compared: 'not-yet' }],
})
const noAnswer = (arrived: 'no' | 'maybe'): ComparedAnswer => ({ kind: 'no-answer', reason: 'ECONNRESET', arrived })
const unreadable: ComparedAnswer = { kind: 'unreadable', reason: 'HTML' }

function compared(authorization: Authorization): ComparedAuthorization {
  return {
    ...authorization,
    compared: authorization.document === null ? 'unreadable' : compareDocuments('<factura/>', authorization.document),
  }
}

function before(milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

/** The conclusion, or the next step with its delay in seconds. */
function outcome(conversation: Conversation, answer: ComparedAnswer): string {
  const { conversation: after, dueAt, alarm } = decide(conversation, answer, { now, random: 0.5, plan })
  const { conclusion } = after
  const wait = dueAt === null ? '' : ` in ${Math.round((dueAt.getTime() - now.getTime()) / SECOND)} s`
  const words =
    conclusion === null
      ? `${after.step}${wait}`
      : conclusion.kind === 'refused'
        ? `refused in ${conclusion.stage}`
        : conclusion.kind + (conclusion.kind === 'unreachable' ? wait : '')
  return words + (alarm === null ? '' : ', alarm')
}

test.each<[string, Conversation, ComparedAnswer, string]>([
  // Reception
  ['received', fresh(), reception('RECIBIDA'), 'ask in 1 s'],
  ['received, with a warning', fresh(), reception('RECIBIDA', message('60', 'WARNING')), 'ask in 1 s'],
  ['43: ask for the existing authorization', fresh(), reception('DEVUELTA', message('43')), 'ask in 0 s'],
  ['70: it has it, wait', fresh(), reception('DEVUELTA', message('70')), 'ask in 1 s'],
  ['50: theirs; ask, then the same bytes', fresh(), reception('DEVUELTA', message('50')), 'ask in 1 s'],
  ['35', fresh(), reception('DEVUELTA', message('35')), 'refused in reception'],
  ['39, though at reception', fresh(), reception('DEVUELTA', message('39')), 'refused in reception'],
  ['45', fresh(), reception('DEVUELTA', message('45')), 'refused in reception, alarm'],
  ['52', fresh(), reception('DEVUELTA', message('52')), 'refused in reception'],
  ['56', fresh(), reception('DEVUELTA', message('56')), 'refused in reception'],
  ['65', fresh(), reception('DEVUELTA', message('65')), 'refused in reception'],
  ['a code nobody knows', fresh(), reception('DEVUELTA', message('777')), 'refused in reception'],
  ['returned without a message', fresh(), reception('DEVUELTA'), 'refused in reception'],
  ['50 beside a reason', fresh(), reception('DEVUELTA', message('50'), message('35')), 'refused in reception'],
  ['a state nobody knows', fresh(), reception('EN REVISION'), 'ask in 1 s, alarm'],

  // Authorization
  ['authorized', received(), listing(listed('AUTORIZADO')), 'authorized'],
  ['authorized, as AUT', received(), listing(listed('AUT')), 'authorized'],
  [
    'authorized with warnings',
    received(),
    listing(listed('AUTORIZADO', { messages: [message('62', 'WARNING')] })),
    'authorized',
  ],
  [
    'authorized after refused attempts',
    received(),
    listing(listed('NO AUTORIZADO'), listed('AUTORIZADO'), listed('NAT')),
    'authorized',
  ],
  [
    'authorized, though the sending got no answer',
    unconfirmed(2 * SECOND),
    listing(listed('AUTORIZADO')),
    'authorized',
  ],
  [
    'not authorized',
    received(),
    listing(listed('NO AUTORIZADO', { messages: [message('39')] })),
    'refused in authorization',
  ],
  ['not authorized, without a message', received(), listing(listed('NO AUTORIZADO')), 'refused in authorization'],
  [
    'not authorized, with a warning only',
    received(),
    listing(listed('NAT', { messages: [message('60', 'WARNING')] })),
    'refused in authorization',
  ],
  ['rejected', received(), listing(listed('RECHAZADA')), 'refused in authorization'],
  [
    '45',
    received(),
    listing(listed('NO AUTORIZADO', { messages: [message('45')] })),
    'refused in authorization, alarm',
  ],
  [
    '70 instead of a verdict',
    received(),
    listing(listed('NO AUTORIZADO', { messages: [message('70')] })),
    'ask in 1 s',
  ],
  [
    '50 instead of a verdict',
    received(),
    listing(listed('NO AUTORIZADO', { messages: [message('50')] })),
    'ask in 1 s',
  ],
  ['in process', received(), listing(listed('EN PROCESO')), 'ask in 1 s'],
  ['in process, spelled otherwise', received(), listing(listed('En procesamiento')), 'ask in 1 s'],
  ['in process, as PPR', received(), listing(listed('PPR')), 'ask in 1 s'],
  ['a state nobody knows', received(), listing(listed('EN REVISION')), 'ask in 1 s, alarm'],

  // Other documents under the same key
  [
    'another document is authorized, 43',
    registered(0),
    listing(ofAnother('AUTORIZADO')),
    'refused in authorization, alarm',
  ],
  [
    'another document is authorized, 70',
    received(HOUR, { reception: null, resendFrom: null }),
    listing(ofAnother('AUTORIZADO')),
    'refused in authorization, alarm',
  ],
  [
    'another document is authorized, RECIBIDA',
    received(),
    listing(ofAnother('AUTORIZADO')),
    'refused in authorization, alarm',
  ],
  [
    'another document is authorized, the sending got no answer',
    unconfirmed(2 * SECOND),
    listing(ofAnother('AUTORIZADO')),
    'refused in authorization, alarm',
  ],
  ['another one is authorized beside ours', registered(0), listing(ofAnother('AUT'), listed('AUT')), 'authorized'],
  [
    'another one is authorized, ours was not',
    registered(0),
    listing(listed('NAT'), ofAnother('AUT')),
    'refused in authorization, alarm',
  ],
  [
    'authorized, written anew',
    registered(0),
    listing(listed('AUTORIZADO', { document: '<?xml version="1.0"?>\n<factura></factura>\n' })),
    'authorized',
  ],
  [
    'another one was not authorized, ours is',
    received(),
    listing(ofAnother('NO AUTORIZADO'), listed('AUT')),
    'authorized',
  ],
  ['another one was not authorized, ours was received', received(), listing(ofAnother('NO AUTORIZADO')), 'ask in 1 s'],
  ['another one was not authorized, 43 just now', registered(0), listing(ofAnother('NO AUTORIZADO')), 'ask in 1 s'],
  [
    'another one was not authorized, 43 some questions ago',
    registered(7),
    listing(ofAnother('NO AUTORIZADO')),
    'refused in authorization, alarm',
  ],
  [
    'another one was not authorized, long after an unconfirmed sending',
    unconfirmed(31 * SECOND),
    listing(ofAnother('NO AUTORIZADO')),
    'send in 0 s',
  ],
  ['another one in process', registered(0), listing(ofAnother('EN PROCESO')), 'ask in 1 s'],
  ['authorized without a document, RECIBIDA', received(), listing(withoutDocument), 'authorized'],
  ['authorized without a document, 43', registered(0), listing(withoutDocument), 'ask in 1 s, alarm'],
  [
    'authorized without a document, no answer before',
    unconfirmed(2 * SECOND),
    listing(withoutDocument),
    'ask in 1 s, alarm',
  ],
  [
    'authorized without a document, 43, after the legal day',
    received(DAY + SECOND, { reception: 'registered', resendFrom: null }),
    listing(withoutDocument),
    'unreachable, alarm',
  ],
  [
    'authorized with what is no document, 43',
    registered(0),
    listing(listed('AUTORIZADO', { document: '<factura' })),
    'ask in 1 s, alarm',
  ],
  [
    'not authorized, without a document',
    registered(0),
    listing(listed('NO AUTORIZADO', { document: null })),
    'refused in authorization',
  ],

  ['authorized, but not compared in time', received(), notCompared('AUTORIZADO'), 'ask in 1 s, alarm'],
  ['not authorized, but not compared in time', registered(9), notCompared('NO AUTORIZADO'), 'ask in 1800 s, alarm'],
  [
    'authorized, beside one that was not compared in time',
    registered(0),
    { kind: 'authorization', authorizations: [{ ...ofAnother('AUT'), compared: 'not-yet' }, compared(listed('AUT'))] },
    'authorized',
  ],
  [
    'not compared in time, after the legal day',
    received(DAY + SECOND, { reception: 'registered', resendFrom: null }),
    notCompared('AUTORIZADO'),
    'unreachable, alarm',
  ],

  // Nothing found: just received, in work, never arrived, too old
  ['nothing, just received', received(), listing(), 'ask in 1 s'],
  ['nothing, after the seventh question', received(3 * 60 * SECOND, { asked: 7 }), listing(), 'ask in 300 s'],
  ['nothing, after an hour', received(2 * HOUR, { asked: 20 }), listing(), 'ask in 1800 s'],
  ['nothing, after the legal day: once more', received(DAY + SECOND), listing(), 'send in 0 s'],
  ['nothing, a day after the second sending', received(DAY + SECOND, { resendFrom: null }), listing(), 'unreachable'],
  ['nothing, soon after an unconfirmed sending', unconfirmed(2 * SECOND), listing(), 'ask in 1 s'],
  ['nothing, long after an unconfirmed sending', unconfirmed(31 * SECOND), listing(), 'send in 0 s'],
  ['nothing, registered before (43)', received(HOUR, { resendFrom: null, asked: 9 }), listing(), 'ask in 1800 s'],
  ['nothing, beyond what the authority answers for', received(16 * DAY), listing(), 'unreachable'],

  // Infrastructure
  ['refused connection', fresh(), noAnswer('no'), 'send in 1 s'],
  ['reset after sending', fresh(), noAnswer('maybe'), 'ask in 1 s'],
  ['no answer to a question', received(), noAnswer('maybe'), 'ask in 1 s'],
  ['the seventh failure', fresh({ failures: 6 }), noAnswer('no'), 'send in 60 s'],
  ['the budget is over', fresh({ giveUpAt: now }), noAnswer('no'), 'unreachable'],
  ['50, and the budget is over', fresh({ giveUpAt: now }), reception('DEVUELTA', message('50')), 'unreachable'],

  // An answer that cannot be read
  ['no answer to a sending that can be read', fresh(), unreadable, 'ask in 1 s'],
  ['no answer to a question that can be read', received(), unreadable, 'ask in 1 s'],
  ['the tenth', received(HOUR, { failures: 9, unreadableSince: before(HOUR - SECOND) }), unreadable, 'ask in 300 s'],
  ['for less than an hour, the budget over', received(HOUR, { giveUpAt: now }), unreadable, 'ask in 1 s'],
  ['for an hour', received(HOUR, { unreadableSince: before(HOUR) }), unreadable, 'unreachable in 1800 s'],
])('%s', (_, conversation, answer, expected) => {
  expect(outcome(conversation, answer)).toBe(expected)
})

test('a resend time from a fast clock is limited', () => {
  const resendFrom = (conversation: Conversation) =>
    decide(conversation, listing(), { now, random: 0.5, plan }).conversation.resendFrom

  expect(resendFrom(received(-13 * HOUR))).toEqual(before(-DAY))
  expect(resendFrom(unconfirmed(-13 * HOUR))).toEqual(before(-plan.resendAfterMs))
})

test('times from a fast clock are limited: the next question and giving up are not hours late', () => {
  const ahead = received(-13 * HOUR, { giveUpAt: before(-13 * HOUR) })
  const { conversation } = decide(ahead, noAnswer('no'), { now, random: 0.5, plan })

  expect(conversation.sentAt).toEqual(now)
  expect(conversation.giveUpAt).toEqual(before(-Math.max(plan.outageBudgetMs, plan.unreachableRetryMs)))
})

test('after a sending without an answer the service asks before it sends again', () => {
  const { conversation } = decide(fresh(), noAnswer('maybe'), { now, random: 0, plan })

  expect(conversation).toMatchObject({ step: 'ask', sentAt: now, receivedAt: null })
})

test('an authorization keeps what the authority wrote, and the document only where it differs', () => {
  const same = decide(received(), listing(listed('AUTORIZADO', { number: '1' })), { now, random: 0, plan })
  const other = decide(received(), listing(listed('AUTORIZADO', { document: '<factura />' })), { now, random: 0, plan })

  expect(same.conversation.conclusion).toMatchObject({ number: '1', at: '2026-11-21T09:59:59-05:00', document: null })
  expect(other.conversation.conclusion).toMatchObject({ document: '<factura />' })
})

test('a key that is registered with another document gets a code of our own', () => {
  const { conversation } = decide(registered(0), listing(ofAnother('AUTORIZADO')), { now, random: 0, plan })

  expect(conversation.conclusion).toEqual({
    kind: 'refused',
    stage: 'authorization',
    at: now,
    messages: [
      {
        type: 'ERROR',
        code: 'AUT_00007',
        message: 'The access key is registered at the tax authority with another document.',
        additionalInfo: expect.stringContaining('Issue the document again'),
      },
    ],
  })
})

test('an answer about a received document starts a new budget', () => {
  const { conversation } = decide(received(10, { failures: 4, giveUpAt: now }), listing(), { now, random: 0, plan })

  expect(conversation).toMatchObject({ failures: 0, giveUpAt: new Date(now.getTime() + 2 * HOUR) })
})

test('answers about a document that never arrived do not start a new budget', () => {
  const { conversation } = decide(unconfirmed(10, { failures: 4, giveUpAt: now }), listing(), { now, random: 0, plan })

  expect(conversation).toMatchObject({ failures: 4, giveUpAt: now })
})

test('an unreachable document that fails again is not announced again and is not due', () => {
  const unreachable = decide(fresh({ giveUpAt: now }), noAnswer('no'), { now, random: 0, plan }).conversation

  const again = decide(unreachable, noAnswer('no'), { now, random: 0, plan })

  expect(again.conversation.conclusion).toBe(unreachable.conclusion)
  expect(again.dueAt).toBeNull()
  expect(again.conversation.giveUpAt.getTime()).toBeGreaterThan(now.getTime())
})

test('an unreachable document continues as soon as the authority receives it', () => {
  const unreachable = decide(fresh({ giveUpAt: now }), noAnswer('no'), { now, random: 0, plan }).conversation

  expect(outcome(unreachable, reception('RECIBIDA'))).toBe('ask in 1 s')
})

test('unreadable answers are announced once, by their own code, and the service asks on', () => {
  const context = { now, random: 0.5, plan }
  const unreachable = decide(received(HOUR, { unreadableSince: before(HOUR) }), unreadable, context).conversation
  const repeated = decide(unreachable, unreadable, context)
  const away = decide(unreachable, noAnswer('no'), context)
  const read = decide(unreachable, listing(listed('AUTORIZADO')), context)

  expect(unreachable.conclusion).toMatchObject({
    kind: 'unreachable',
    cause: 'unreadable',
    code: 'AUT_00041',
    reason: 'The tax authority answers about this document, but its answers cannot be read.',
  })
  for (const again of [repeated, away]) {
    expect(again.conversation.conclusion).toBe(unreachable.conclusion)
    expect(again.dueAt).toEqual(before(-plan.unreadableRetryMs))
  }
  expect(read.conversation).toMatchObject({ unreadableSince: null, conclusion: { kind: 'authorized' } })
})

test('a readable answer ends the hour', () => {
  const before = received(10, { failures: 4, unreadableSince: new Date(now.getTime() - HOUR) })
  const { conversation } = decide(before, listing(), { now, random: 0, plan })

  expect(conversation).toMatchObject({ failures: 0, unreadableSince: null, conclusion: null })
})

test('a network error does not appear in what a caller reads', () => {
  const { conversation } = decide(fresh({ giveUpAt: now }), noAnswer('maybe'), { now, random: 0, plan })

  expect(conversation.conclusion).toMatchObject({
    cause: 'no-answer',
    code: 'ISS_60002',
    reason: 'The authority did not answer for too long.',
  })
})
