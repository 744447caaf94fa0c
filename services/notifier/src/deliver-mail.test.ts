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

const pending = () => [{ address: 'maria@example.com', state: 'pending' as const, detail: null }]

/** Rows in memory; `expire` ends their leases. */
function someDeliveries() {
  const rows = new Map<string, DeliveryRow>()
  const withoutDue = ({ due: _, ...row }: DeliveryRow) => row
  const deliveries: Deliveries = {
    async open(delivery, createdAt) {
      const { _id } = delivery
      const stored = rows.get(_id)
      if (stored?.handedOver) return { kind: 'handed-over' }
      if (stored?.finishedAt) return { kind: 'finished', row: stored }
      if (stored) return { kind: 'in-progress' }
      const row = { ...delivery, attempts: 0, createdAt, due: { at: now, lease: 'mine' } }
      rows.set(_id, row)
      return { kind: 'leased', row }
    },
    claimDue: async () =>
      [...rows.values()].filter(
        (row): row is DeliveryRow & LeasedDelivery => row.handedOver === true && row.due !== undefined,
      ),
    renew: async () => true,
    async handOver(_id, content) {
      const row = rows.get(_id)
      if (row === undefined || row.finishedAt) return false
      rows.set(_id, { ...row, content, handedOver: true })
      return true
    },
    async finish({ content: _, ...row }, { recipients, attempts }, finishedAt) {
      const isHandedOver = rows.get(row._id)?.handedOver === true
      const finished = { ...row, due: { ...row.due, at: now }, recipients, attempts, finishedAt }
      rows.set(row._id, isHandedOver ? { ...finished, handedOver: true } : withoutDue(finished))
      return !isHandedOver
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
  const publish = async (fact: Envelope) => {
    if (broken) throw new Error('the broker is away')
    published.push(fact)
  }
  const mail: DeliverMail = deliverMail({
    deliveries,
    attempt: async ({ recipients }) => {
      mails += 1
      return recipients.map(() => answers.shift() ?? { kind: 'sent' })
    },
    publish,
    retryPolicy,
    log: quiet,
    stopping: new AbortController().signal,
  })
  return {
    mail,
    deliveries,
    publish,
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

test('mailed but not announced: the repeated message is announced and not mailed again', async () => {
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

test('a message whose mail another process has is done; the poll loop finishes an abandoned mail', async () => {
  const { mail, rows, mails, published, deliveries } = aNotifier()
  const _id = message.body.receiptId
  const opened = await deliveries.open({ _id, workspaceId: tenantId, recipients: pending() }, now)

  expect(await mail.receipt(message, now)).toEqual({ kind: 'done' })
  expect(mails()).toBe(0)

  await mail.resumeDue(now)
  expect([opened.kind, mails(), published.length]).toEqual(['leased', 1, 1])
  expect(rows.get(_id)?.due).toBeUndefined()
})

test('a row finished after it was handed over is announced before it is no longer due', async () => {
  const other = aNotifier()
  const { mail, rows, published, breakBroker } = other
  const _id = message.body.receiptId
  const sending = Promise.withResolvers<SendResult[]>()
  const holder = deliverMail({
    ...other,
    attempt: () => sending.promise,
    publish: other.publish,
    retryPolicy,
    log: quiet,
    stopping: new AbortController().signal,
  })
  const first = holder.receipt(message, now)
  await mail.receipt(message, now)
  breakBroker(true)
  sending.resolve([{ kind: 'sent' }])
  await expect(first).rejects.toThrow('the broker is away')
  breakBroker(false)

  await mail.resumeDue(now)

  expect(published).toHaveLength(1)
  expect(rows.get(_id)?.due).toBeUndefined()
})

test('a deferred mail ends its message; its row is due until the result is announced', async () => {
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

test('a database that is away after a mail gets the result later, and no recipient gets a second mail', async () => {
  const { mail, deliveries, rows, mails, published } = aNotifier()
  const { finish } = deliveries
  let calls = 0
  deliveries.finish = async (...input) => {
    calls += 1
    if (calls < 3) throw Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' })
    return finish(...input)
  }

  expect(await mail.receipt(message, now)).toEqual({ kind: 'done' })

  expect([calls, mails(), published.length]).toEqual([3, 1, 1])
  expect(rows.get(message.body.receiptId)?.finishedAt).toEqual(now)
})
