import { type Envelope, envelope, MailReceipt } from '@etax/contracts'
import { tryExamples } from '@etax/messaging'
import { expect, test } from '@jest/globals'
import { type Deliver, deliver } from './deliver.ts'
import type { Deliveries, Leased, Row } from './domain/deliveries.ts'
import type { Outcome } from './domain/delivery.ts'
import { messageHandlers } from './inbound/messages.ts'

const now = new Date('2026-11-21T15:00:00Z')
const tenantId = '01935a2e-0000-7000-8000-000000000001'
const message = envelope(MailReceipt, MailReceipt.example, { tenantId, correlationId: tenantId })
const patience = { pause: { first: 1_000, max: 60_000, jitter: 0 }, giveUpMs: 86_400_000 }
const quiet = { info() {}, warn() {} }

/** Rows in memory; a lease lasts until `expire`. */
function someDeliveries() {
  const rows = new Map<string, Row>()
  const rest = ({ due: _, ...row }: Row) => row
  const deliveries: Deliveries = {
    async open(_id, workspaceId, recipients, createdAt) {
      const there = rows.get(_id)
      if (there?.handedOver) return { kind: 'handed-over' }
      if (there?.finishedAt) return { kind: 'finished', row: there }
      if (there?.due) return { kind: 'busy' }
      const row: Leased = {
        ...(there ?? { _id, workspaceId, recipients, attempts: 0, createdAt }),
        due: { at: now, lease: 'mine' },
      }
      rows.set(_id, row)
      return { kind: 'mine', row }
    },
    takeDue: async () =>
      [...rows.values()].filter((row): row is Leased => row.handedOver === true && row.due !== undefined),
    async finish({ content: _, ...row }, { recipients, attempts }, finishedAt, options) {
      const finished = { ...row, recipients, attempts, finishedAt }
      rows.set(row._id, options?.keep ? finished : rest(finished))
    },
    async defer(row, { recipients, attempts, againAt }, content) {
      rows.set(row._id, {
        ...row,
        recipients,
        attempts,
        content,
        handedOver: true,
        due: { at: againAt, lease: 'none' },
      })
    },
    async settle(row) {
      rows.set(row._id, rest(rows.get(row._id) ?? row))
    },
  }
  const expire = () => {
    for (const row of rows.values()) if (!row.handedOver) rows.set(row._id, rest(row))
  }
  return { deliveries, rows, expire }
}

function aNotifier(answers: Outcome[] = []) {
  const published: Envelope[] = []
  let broken = false
  let mails = 0
  const { deliveries, rows, expire } = someDeliveries()
  const mail: Deliver = deliver({
    deliveries,
    attempt: async ({ recipients }) => {
      mails += 1
      return recipients.map(() => answers.shift() ?? { kind: 'sent' })
    },
    publish: async (fact) => {
      if (broken) throw new Error('the broker is away')
      published.push(fact)
    },
    patience,
    log: quiet,
  })
  return {
    mail,
    published,
    rows,
    expire,
    mails: () => mails,
    breakBroker: (is: boolean) => {
      broken = is
    },
  }
}

test('the examples of all it consumes are taken', async () => {
  const { mail } = aNotifier()

  expect(await tryExamples(messageHandlers(mail))).toEqual({
    'mail.receipt.v1': { kind: 'done' },
    'mail.warn.v1': { kind: 'done' },
  })
})

test('mailed, but not announced: delivered again, it is announced and not mailed again', async () => {
  const { mail, published, mails, breakBroker } = aNotifier()
  breakBroker(true)
  await expect(mail.receipt(message, now)).rejects.toThrow('the broker is away')
  breakBroker(false)

  expect(await mail.receipt(message, now)).toEqual({ kind: 'done' })
  await mail.receipt(message, now)

  expect(mails()).toBe(1)
  expect(published).toHaveLength(2)
  expect(new Set(published.map((fact) => JSON.stringify([fact.id, fact.body]))).size).toBe(1)
})

test('while another delivery of the message is at it, it waits', async () => {
  const { mail, rows, mails } = aNotifier()
  await mail.receipt(message, now)
  const row = rows.get(message.body.receiptId) as Row
  rows.set(row._id, { ...row, finishedAt: undefined, due: { at: now, lease: 'theirs' } } as unknown as Row)

  expect(await mail.receipt(message, now)).toMatchObject({ kind: 'retry-later' })
  expect(mails()).toBe(1)
})

test('whoever was at it died: the next delivery takes over', async () => {
  const { mail, expire, mails, published, rows } = aNotifier()
  const _id = message.body.receiptId
  const recipients = [{ address: 'maria@example.com', state: 'pending' as const, detail: null }]
  rows.set(_id, {
    _id,
    workspaceId: tenantId,
    recipients,
    attempts: 0,
    createdAt: now,
    due: { at: now, lease: 'dead' },
  })
  expire()

  await mail.receipt(message, now)

  expect(mails()).toBe(1)
  expect(published).toHaveLength(1)
})

test('put off, the message is done with; the row goes on, announces, and only then rests', async () => {
  const { mail, published, rows, breakBroker, mails } = aNotifier([{ kind: 'later', detail: '451 greylisted' }])
  expect(await mail.receipt(message, now)).toEqual({ kind: 'done' })
  expect(await mail.receipt(message, now)).toEqual({ kind: 'done' })
  expect(published).toHaveLength(0)

  breakBroker(true)
  await mail.due(now)
  breakBroker(false)
  await mail.due(now)
  await mail.due(now)

  expect(mails()).toBe(2)
  expect(published.map(({ body }) => body)).toEqual([expect.objectContaining({ givenUp: false })])
  expect(rows.get(message.body.receiptId)?.due).toBeUndefined()
  expect(rows.get(message.body.receiptId)?.content).toBeUndefined()
})
