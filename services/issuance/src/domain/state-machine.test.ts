import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { aReceipt } from '../../tests/a-receipt.ts'
import { type Mailing, mailLimit } from './mailing.ts'
import type { Fact, OutboxAction, Status } from './receipt.ts'
import { type Recorded, record } from './state-machine.ts'

const now = new Date('2026-11-21T15:00:00.000Z')

const facts = {
  signed: { kind: 'signed', xml: '<signed/>' },
  received: { kind: 'received', at: '2026-11-21T14:59:58.000Z' },
  authorized: {
    kind: 'authorized',
    authorization: {
      number: 'TEST-1',
      receivedAt: '2026-11-21T14:59:58.000Z',
      at: '2026-11-21T09:59:59-05:00',
      environment: 'PRUEBAS',
      simulated: true,
    },
    messages: [],
  },
  returned: { kind: 'refused', stage: 'reception', messages: [] },
  refused: { kind: 'refused', stage: 'authorization', messages: [] },
  unreachable: { kind: 'failed', step: 'reception', attempt: 1, reason: 'no answer' },
  unanswered: { kind: 'failed', step: 'authorization', attempt: 1, reason: 'no verdict' },
  unprintable: { kind: 'failed', step: 'printing', attempt: 1, reason: 'no PDF' },
  rendered: { kind: 'rendered' },
  mailed: { kind: 'mailed', givenUp: false, detail: null },
  retried: { kind: 'retried' },
  voided: { kind: 'voided', reason: 'wrong customer', at: now },
  consulted: { kind: 'consulted', state: 'CANCELLED', at: new Date('2026-11-21T15:00:00.000Z') },
} satisfies Record<string, Fact>

type Name = keyof typeof facts

function after(...names: Name[]): Recorded {
  return names.reduce<Recorded>((receipt, name) => record(receipt, facts[name], now) ?? receipt, aReceipt())
}

// The shortest way to each status.
const ways: Record<Status, Name[]> = {
  DRAFT: ['signed'],
  RECEIVED_AUTHORITY: ['signed', 'received'],
  AUTHORIZED: ['signed', 'authorized'],
  COMPLETED: ['signed', 'authorized', 'rendered', 'mailed'],
  REJECTED: ['signed', 'refused'],
  RETURNED: ['signed', 'returned'],
  ERROR: ['signed', 'unreachable'],
}

// The effect of each fact on each status; '-' for none.
const table: Record<Status, Record<Exclude<Name, 'signed'>, Status | '-'>> = {
  DRAFT: {
    received: 'RECEIVED_AUTHORITY',
    authorized: 'AUTHORIZED',
    returned: 'REJECTED',
    refused: 'REJECTED',
    unreachable: 'ERROR',
    unanswered: 'ERROR',
    unprintable: 'ERROR',
    rendered: 'DRAFT',
    mailed: 'DRAFT',
    retried: '-',
    voided: 'DRAFT',
    consulted: '-',
  },
  RECEIVED_AUTHORITY: {
    received: '-',
    authorized: 'AUTHORIZED',
    returned: 'REJECTED',
    refused: 'REJECTED',
    unreachable: '-',
    unanswered: 'ERROR',
    unprintable: 'ERROR',
    rendered: 'RECEIVED_AUTHORITY',
    mailed: 'RECEIVED_AUTHORITY',
    retried: '-',
    voided: 'RECEIVED_AUTHORITY',
    consulted: '-',
  },
  AUTHORIZED: {
    received: '-',
    authorized: '-',
    returned: '-',
    refused: '-',
    unreachable: '-',
    unanswered: '-',
    unprintable: 'ERROR',
    rendered: 'AUTHORIZED',
    mailed: 'COMPLETED',
    retried: '-',
    voided: 'AUTHORIZED',
    consulted: 'AUTHORIZED',
  },
  COMPLETED: {
    received: '-',
    authorized: '-',
    returned: '-',
    refused: '-',
    unreachable: '-',
    unanswered: '-',
    unprintable: '-',
    rendered: '-',
    mailed: '-',
    retried: '-',
    voided: 'COMPLETED',
    consulted: 'COMPLETED',
  },
  REJECTED: {
    received: 'REJECTED',
    authorized: 'AUTHORIZED',
    returned: '-',
    refused: '-',
    unreachable: 'REJECTED',
    unanswered: 'REJECTED',
    unprintable: 'REJECTED',
    rendered: 'REJECTED',
    mailed: 'REJECTED',
    retried: '-',
    voided: 'REJECTED',
    consulted: '-',
  },
  RETURNED: {
    received: 'RETURNED',
    authorized: 'AUTHORIZED',
    returned: '-',
    refused: '-',
    unreachable: 'RETURNED',
    unanswered: 'RETURNED',
    unprintable: 'RETURNED',
    rendered: 'RETURNED',
    mailed: 'RETURNED',
    retried: '-',
    voided: 'RETURNED',
    consulted: '-',
  },
  ERROR: {
    received: 'RECEIVED_AUTHORITY',
    authorized: 'AUTHORIZED',
    returned: 'REJECTED',
    refused: 'REJECTED',
    unreachable: '-',
    unanswered: '-',
    unprintable: 'ERROR',
    rendered: 'ERROR',
    mailed: 'ERROR',
    retried: 'DRAFT',
    voided: 'ERROR',
    consulted: '-',
  },
}

const cells = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([name, next]) => [status as Status, name as Name, next] as const),
)

test.each(cells)('%s and %s make %s', (status, name, next) => {
  const receipt = { ...after(...ways[status]), ownXml: status === 'RETURNED' }
  const before = status === 'RETURNED' ? { ...receipt, status } : receipt

  expect(before.status).toBe(status)
  expect(record(before, facts[name], now)?.status ?? '-').toBe(next)
})

test('facts end the same in every order, however often they are announced', () => {
  const announced: Name[] = ['signed', 'received', 'unreachable', 'authorized', 'rendered', 'mailed']
  const histories = fc
    .array(fc.constantFrom(...announced), { maxLength: 6 })
    .chain((extra) => fc.shuffledSubarray([...announced, ...extra], { minLength: announced.length + extra.length }))

  fc.assert(
    fc.property(histories, (names) => {
      const { status, received, authorization, failed } = after(...names)
      expect({ status, received, failed, authorized: authorization !== null }).toEqual({
        status: 'COMPLETED',
        received: true,
        failed: null,
        authorized: true,
      })
    }),
    { numRuns: 500 },
  )
})

test('the version grows by one with every fact that counts', () => {
  expect(after('signed', 'signed', 'received', 'received').version).toBe(aReceipt().version + 2)
})

test('authorized at once passes through RECEIVED_AUTHORITY', () => {
  expect(after('signed', 'authorized', 'rendered', 'mailed').timeline.map(({ status }) => status)).toEqual([
    'DRAFT',
    'RECEIVED_AUTHORITY',
    'AUTHORIZED',
    'COMPLETED',
  ])
})

test('without recipients, the PDF completes a receipt', () => {
  const receipt = { ...after('signed', 'authorized'), recipients: [] }

  expect(record(receipt, facts.rendered, now)?.status).toBe('COMPLETED')
})

const outboxes: [Name[], OutboxAction[]][] = [
  [[], ['sign']],
  [['signed'], ['authority.submit']],
  [['signed', 'received'], ['authority.submit']],
  [['signed', 'authorized'], ['receipt.authorized']],
  [['signed', 'authorized', 'rendered'], ['receipt.authorized']],
  [['signed', 'authorized', 'rendered', 'mailed'], ['receipt.completed']],
  [
    ['signed', 'refused'],
    ['receipt.rejected', 'release-quota'],
  ],
  [['signed', 'unreachable'], ['receipt.failed']],
  [['signed', 'authorized', 'unprintable'], ['receipt.failed']],
  [
    ['signed', 'authorized', 'unprintable', 'mailed'],
    ['receipt.failed', 'receipt.completed'],
  ],
  [
    ['signed', 'authorized', 'unprintable', 'retried'],
    ['receipt.failed', 'receipt.authorized'],
  ],
  [
    ['signed', 'unprintable', 'authorized'],
    ['receipt.failed', 'receipt.authorized'],
  ],
  [
    ['signed', 'unreachable', 'retried'],
    ['receipt.failed', 'authority.submit'],
  ],
]

test.each(outboxes)('after %j there remains %j', (names, expected) => {
  expect(after(...names).outbox).toEqual(expected)
})

test('a receipt that completes with one fact still announces its authorization', () => {
  expect(after('signed', 'rendered', 'mailed', 'authorized').outbox).toEqual([
    'receipt.authorized',
    'receipt.completed',
  ])
})

test('a failed signature frees the quota, because nothing was sent', () => {
  const failed = record(aReceipt(), { kind: 'failed', step: 'signing', attempt: 1, reason: 'no key' }, now)

  expect(failed?.outbox).toContain('release-quota')
})

test('a late failure of an earlier attempt is ignored', () => {
  expect(record(after('signed', 'unreachable', 'retried'), facts.unreachable, now)).toBeNull()
})

const neverSent = () => record(after('signed'), { ...facts.unreachable, neverSent: true }, now) ?? aReceipt()

test('an unsent document frees its quota, and takes it again when the automatic retry sends it', () => {
  const failed = neverSent()
  const released = { ...failed, quotaHeld: false, outbox: [] }

  expect(failed).toMatchObject({ status: 'ERROR', outbox: ['receipt.failed', 'release-quota'] })
  expect(record(released, facts.received, now)?.outbox).toEqual(['authority.submit', 'take-quota'])
  expect(record(released, facts.authorized, now)?.outbox).toContain('take-quota')
})

test('a document that is sent before the release keeps its quota', () => {
  const received = record(neverSent(), facts.received, now)

  expect(received?.outbox).toEqual(['receipt.failed', 'authority.submit'])
})

test('a document that may have been sent keeps its quota', () => {
  expect(after('signed', 'unreachable').outbox).not.toContain('release-quota')
  expect(after('signed', 'unanswered').outbox).not.toContain('release-quota')
})

function mailRequest(id: string, { to = ['a@example.com'], minutes = 0 } = {}): Fact {
  return { kind: 'mail-requested', id, to, issuer: 'Empresa S.A.', at: new Date(now.getTime() + minutes * 60_000) }
}

function recorded(receipt: Recorded, ...more: Fact[]): Recorded {
  return more.reduce((current, fact) => record(current, fact, now) ?? current, receipt)
}

test('a requested mail has its own action until its result is recorded', () => {
  const ended: Fact = { kind: 'mail-ended', number: 2, givenUp: true, detail: '550 no such user' }
  const requested = recorded(
    after('authorized', 'mailed'),
    mailRequest('1'),
    mailRequest('2', { to: ['b@example.com'] }),
  )

  expect(requested.outbox).toEqual(expect.arrayContaining(['mail.receipt.1', 'mail.receipt.2']))
  expect(requested.status).toBe('COMPLETED')
  const concluded = recorded(requested, ended, { ...ended, givenUp: false })
  expect(concluded.outbox).not.toContain('mail.receipt.2')
  expect(concluded.mailings?.map(({ state, detail }) => [state, detail])).toEqual([
    ['PENDING', null],
    ['NOT_DELIVERED', '550 no such user'],
  ])
})

test('the same addresses within ten minutes are the same mail, unless it could not be delivered', () => {
  const first = recorded(after('authorized'), mailRequest('1', { to: ['a@example.com', 'b@example.com'] }))

  const again = mailRequest('2', { to: ['B@example.com', 'a@example.com'], minutes: 9 })
  expect(record(first, again, now)).toBeNull()
  expect(record(first, mailRequest('2', { to: ['a@example.com', 'b@example.com'], minutes: 10 }), now)).not.toBeNull()
  const failed = recorded(first, { kind: 'mail-ended', number: 1, givenUp: true, detail: '550' })
  expect(record(failed, again, now)?.mailings).toHaveLength(2)
})

test('an authorized receipt is mailed at most ten times a day and fifty times in all', () => {
  const hourly = (count: number) =>
    recorded(
      after('authorized'),
      ...Array.from({ length: count }, (_, hour) => mailRequest(`${hour}`, { minutes: 60 * hour })),
    )
  const daily = recorded(
    after('authorized'),
    ...Array.from({ length: 60 }, (_, day) => mailRequest(`${day}`, { minutes: 1_500 * day })),
  )

  expect(hourly(24).mailings).toHaveLength(10)
  expect(hourly(30).mailings).toHaveLength(16)
  expect(daily.mailings).toHaveLength(50)
  expect(record(after('received'), mailRequest('1'), now)).toBeNull()
})

test('the limit on mails has a kind, and the daily one has its end', () => {
  const mailing = (at: Date): Mailing => ({ id: '1', to: [], issuer: '', at, state: 'SENT', detail: null })
  const ago = (minutes: number) => mailing(new Date(now.getTime() - minutes * 60_000))

  expect(
    mailLimit(
      Array.from({ length: 9 }, () => ago(5)),
      now,
    ),
  ).toBeNull()
  expect(mailLimit([ago(1_439), ...Array.from({ length: 9 }, () => ago(5))], now)).toEqual({
    kind: 'a-day',
    most: 10,
    retryAfter: 60,
  })
  expect(
    mailLimit(
      Array.from({ length: 50 }, () => ago(5_000)),
      now,
    ),
  ).toEqual({ kind: 'in-all', most: 50 })
})

const consultedAt = (second: number, state: 'AUTHORIZED' | 'CANCELLATION_PENDING' | 'CANCELLED'): Fact => {
  return { kind: 'consulted', state, at: new Date(Date.UTC(2026, 10, 21, 16, 0, second)) }
}
const consulted = (...answers: Fact[]) =>
  answers.reduce<Recorded>((receipt, fact) => record(receipt, fact, now) ?? receipt, {
    ...after(...ways.COMPLETED),
    outbox: [],
  })

test('a cancellation at the authority is stored beside the status, and announced once', () => {
  const pending = consulted(consultedAt(1, 'AUTHORIZED'), consultedAt(2, 'CANCELLATION_PENDING'))
  const cancelled = consulted(consultedAt(2, 'CANCELLATION_PENDING'), consultedAt(3, 'CANCELLED'))
  const again = record({ ...cancelled, outbox: [] }, consultedAt(4, 'CANCELLED'), now)

  expect(pending).toMatchObject({ status: 'COMPLETED', outbox: [] })
  expect(cancelled).toMatchObject({ status: 'COMPLETED', voided: null, outbox: ['receipt.cancelled'] })
  expect(cancelled.timeline).toEqual(after(...ways.COMPLETED).timeline)
  expect(again).toMatchObject({ outbox: [], authorityStatus: { state: 'CANCELLED' } })
})

test('the later answer of the consultation service counts, in any order of arrival', () => {
  const { authorityStatus } = consulted(consultedAt(9, 'CANCELLED'), consultedAt(3, 'AUTHORIZED'))

  expect(authorityStatus).toEqual({ state: 'CANCELLED', checkedAt: new Date('2026-11-21T16:00:09.000Z') })
})
