import { type Envelope, envelope, MailReceipt } from '@etax/contracts'
import { tryExamples } from '@etax/messaging'
import { expect, test } from '@jest/globals'
import { type DeliverMail, deliverMail } from './deliver-mail.ts'
import type { SendResult } from './domain/delivery.ts'
import { messageHandlers } from './inbound/messages.ts'
import type { Deliveries, DeliveryRow, LeasedDelivery } from './ports.ts'

const now = new Date('2026-11-21T15:00:00Z')
const tenantId = '01935a2e-0000-7000-8000-000000000001'
const message = envelope(MailReceipt, MailReceipt.example, { tenantId, correlationId: tenantId })
const retryPolicy = { pause: { first: 1_000, max: 60_000, jitter: 0 }, giveUpMs: 86_400_000 }
const quiet = { info() {}, warn() {} }

/** Rows in memory; a lease lasts until `expire`. */
function someDeliveries() {
  const rows = new Map<string, DeliveryRow>()
  const withoutDue = ({ due: _, ...row }: DeliveryRow) => row
  const deliveries: Deliveries = {
    async open(delivery, createdAt) {
      const { _id } = delivery
      const there = rows.get(_id)
      if (there?.handedOver) return { kind: 'handed-over' }
      if (there?.finishedAt) return { kind: 'finished', row: there }
      if (there?.due) return { kind: 'in-progress' }
      const row = {
        ...(there ?? { ...delivery, attempts: 0, createdAt }),
        due: { at: now, lease: 'mine' },
      }
      rows.set(_id, row)
      return { kind: 'leased', row }
    },
    claimDue: async () =>
      [...rows.values()].filter(
        (row): row is DeliveryRow & LeasedDelivery => row.handedOver === true && row.due !== undefined,
      ),
    async finish({ content: _, ...row }, { recipients, attempts }, finishedAt, options) {
      const finished = { ...row, due: { ...row.due, at: now }, recipients, attempts, finishedAt }
      rows.set(row._id, options?.keepLease ? finished : withoutDue(finished))
    },
    async defer(row, { recipients, attempts, retryInMs }, content) {
      rows.set(row._id, {
        ...row,
        recipients,
        attempts,
        content,
        handedOver: true,
        due: { at: new Date(now.getTime() + retryInMs), lease: '' },
      })
    },
    async settle(row) {
      const { due: _, ...kept } = rows.get(row._id) ?? row
      rows.set(row._id, kept)
    },
    async forget(_workspaceId, receiptIds) {
      for (const id of receiptIds) rows.delete(id)
    },
  }
  const expire = () => {
    for (const row of rows.values()) if (!row.handedOver) rows.set(row._id, withoutDue(row))
  }
  return { deliveries, rows, expire }
}

function aNotifier(answers: SendResult[] = []) {
  const published: Envelope[] = []
  let broken = false
  let mails = 0
  const { deliveries, rows, expire } = someDeliveries()
  const mail: DeliverMail = deliverMail({
    deliveries,
    attempt: async ({ recipients }) => {
      mails += 1
      return recipients.map(() => answers.shift() ?? { kind: 'sent' })
    },
    publish: async (fact) => {
      if (broken) throw new Error('the broker is away')
      published.push(fact)
    },
    retryPolicy,
    log: quiet,
  })
  return {
    mail,
    deliveries,
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
  const { mail, deliveries } = aNotifier()

  expect(await tryExamples(messageHandlers(mail, deliveries))).toEqual({
    'mail.receipt.v1': { kind: 'done' },
    'mail.warn.v1': { kind: 'done' },
    'receipts.deleted.v1': { kind: 'done' },
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

test('while another delivery of the message is in progress, it waits', async () => {
  const { mail, rows, mails } = aNotifier()
  await mail.receipt(message, now)
  const row = rows.get(message.body.receiptId) as DeliveryRow
  rows.set(row._id, { ...row, finishedAt: undefined, due: { at: now, lease: 'theirs' } } as unknown as DeliveryRow)

  expect(await mail.receipt(message, now)).toMatchObject({ kind: 'retry-later' })
  expect(mails()).toBe(1)
})

test('the process that held the row died: the next delivery takes over', async () => {
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

test('deferred, the message is done; the row goes on, announces, and only then has nothing due', async () => {
  const { mail, published, rows, breakBroker, mails } = aNotifier([{ kind: 'later', detail: '451 greylisted' }])
  expect(await mail.receipt(message, now)).toEqual({ kind: 'done' })
  expect(await mail.receipt(message, now)).toEqual({ kind: 'done' })
  expect(published).toHaveLength(0)

  breakBroker(true)
  await mail.resumeDue(now)
  breakBroker(false)
  await mail.resumeDue(now)
  await mail.resumeDue(now)

  expect(mails()).toBe(2)
  expect(published.map(({ body }) => body)).toEqual([expect.objectContaining({ givenUp: false })])
  expect(rows.get(message.body.receiptId)?.due).toBeUndefined()
  expect(rows.get(message.body.receiptId)?.content).toBeUndefined()
})
