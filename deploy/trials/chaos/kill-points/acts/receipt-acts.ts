import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@etax/testkit'
import { unwrap } from '../../../harness/authority-schema.ts'
import { type Answer, download } from '../../../harness/client.ts'
import type { Fixture } from '../../../harness/fixture.ts'
import { aCustomer, anAddress, anInvoice, anItem } from '../../../harness/invoices.ts'
import { asPreBuilt } from '../../../harness/pre-built-invoice.ts'
import type { Target } from '../target.ts'
import { type Check, must, ok, settled, together, WITHIN } from './outcome.ts'

const RECEIPTS = '/v1/developer/receipts'

export const receipt = (target: Target) => issued(target, target.fixture, {})

export const live = (target: Target) => issued(target, target.live, { items: [anItem({ code: 'STOCK-1' })] })

export const slow = (target: Target) => issued(target, target.fixture, { items: [anItem({ code: 'SIM-DELAY-4' })] })

export const rejected = (target: Target) =>
  issued(target, target.fixture, { items: [anItem({ code: 'SIM-REJECT-52' })] }, 'REJECTED')

export async function voided(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const { id } = await posted(target, fixture, { sendEmail: false })
  await finalIs(target, fixture, id, 'COMPLETED')
  // 409: the first call succeeded, and its answer was lost.
  ok(await insist(fixture, 'POST', `${RECEIPTS}/${id}/void`, { body: { reason: 'wrong customer' } }), 200, 409)
  return async () => {
    const { data } = ok(await insist(fixture, 'GET', `${RECEIPTS}/${id}`), 200)
    must(`receipt ${id} to be voided`, data.voided?.reason === 'wrong customer', data.voided)
  }
}

export async function issued(target: Target, by: Fixture, changes: object, final = 'COMPLETED'): Promise<Check> {
  const [devReference, email] = [randomUUID(), anAddress()]
  const body = anInvoice({ devReference, customer: aCustomer({ email }), ...changes })
  const { id } = ok(await target.insist(by, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  return async () => {
    await finalIs(target, by, id, final)
    const { data } = ok(await target.insist(by, 'GET', `${RECEIPTS}?devReference=${devReference}`), 200)
    must('one receipt a devReference', data.length === 1, data.length)
    if (final !== 'COMPLETED') return
    await until(`a mail to ${email}`, () => target.mails.countTo(email) > 0, WITHIN)
    await until(`the webhooks of ${id}`, () => isNotified(target, id), WITHIN)
    target.countMails(email)
    for (const [type, { ids, bodies }] of target.webhooks.of(id)) {
      must(`one id and one body of ${type} of ${id}`, ids.size === 1 && bodies.size === 1, [...ids, ...bodies])
    }
  }
}

/** The receipt of a new invoice, under a reference of its own. */
async function posted({ insist }: Target, by: Fixture, changes: object): Promise<Answer['body']> {
  const body = anInvoice({ devReference: randomUUID(), ...changes })
  return ok(await insist(by, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
}

function isNotified({ webhooks }: Target, id: string): boolean {
  return [...webhooks.of(id).keys()].some((type) => type.endsWith('.completed'))
}

export async function finalIs(target: Target, by: Fixture, id: string, status: string): Promise<Answer['body']> {
  return until(
    `receipt ${id} to be ${status}`,
    async () => {
      const { data } = ok(await target.insist(by, 'GET', `${RECEIPTS}/${id}`), 200)
      return data.status === status ? data : undefined
    },
    WITHIN,
  )
}

/** Issuance submits again, as after a lost answer. */
export async function submittedAgain(target: Target): Promise<Check> {
  const { fixture } = target
  const item = anItem({ code: 'SIM-DELAY-6' })
  const { id } = await posted(target, fixture, { sendEmail: false, items: [item] })
  const receipts = (await target.database('issuance')).collection<{ _id: string; status: string }>('receipts')
  await until(
    `receipt ${id} to be submitted again`,
    async () => {
      const due = { at: new Date(), lease: '' }
      const { matchedCount } = await receipts.updateOne({ _id: id, status: 'RECEIVED_AUTHORITY' }, { $set: { due } })
      // A kill may have delayed this until the receipt was beyond it.
      const { status = '' } = (await receipts.findOne({ _id: id })) ?? {}
      return matchedCount === 1 || !['DRAFT', 'RECEIVED_AUTHORITY'].includes(status)
    },
    WITHIN,
  )
  return async () => {
    await finalIs(target, fixture, id, 'COMPLETED')
  }
}

export async function retried(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const { id } = await posted(target, fixture, { sendEmail: false, items: [anItem({ code: 'SIM-DOWN' })] })
  await finalIs(target, fixture, id, 'ERROR')
  // 409: the first call succeeded, and its answer was lost.
  ok(await insist(fixture, 'POST', `/v1/developer/invoices/${id}/retry`), 200, 409)
  return async () => {
    await finalIs(target, fixture, id, 'ERROR')
  }
}

export async function preBuilt(target: Target): Promise<Check> {
  const { insist } = target
  const fixture = signing(target)
  const { document, accessKey } = await modelOf(target)
  // Generated documents continue the series after this number.
  const number = Number(accessKey.slice(30, 39)) + 1 + randomInt(10_000)
  const xml = asPreBuilt(document, accessKey, `${number}`.padStart(9, '0'))
  const body = { xml, devReference: randomUUID() }
  const { id } = ok(await insist(fixture, 'POST', '/v1/developer/sign-and-authorize', { body }), 200, 202).data
  return async () => {
    await finalIs(target, fixture, id, 'COMPLETED')
  }
}

function signing({ fixture, live }: Target): Fixture {
  return { ...live, workspace: { ...live.workspace, testKey: fixture.workspace.testKey } }
}

async function modelOf(target: Target) {
  const fixture = signing(target)
  const { id, accessKey } = await posted(target, fixture, { sendEmail: false })
  await finalIs(target, fixture, id, 'COMPLETED')
  const file = await until('the XML to be answered', () => download(fixture, id, 'xml').catch(() => undefined), WITHIN)
  return { document: unwrap(file.toString()).document, accessKey }
}

export async function imported(target: Target): Promise<Check> {
  const { live, other, insist } = target
  const { id, accessKey } = await posted(target, live, { sendEmail: false })
  await finalIs(target, live, id, 'COMPLETED')
  ok(await insist(other, 'POST', '/v1/developer/invoices/import', { body: { accessKey } }), 201, 409)
  return async () => {
    await finalIs(target, other, accessKey, 'COMPLETED')
  }
}

export async function purged(target: Target): Promise<Check> {
  const { fixture } = target
  const { id } = await posted(target, fixture, {})
  await finalIs(target, fixture, id, 'COMPLETED')
  const receipts = (await target.database('issuance')).collection<{ _id: string }>('receipts')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await receipts.updateOne({ _id: id }, { $set: { createdAt: anHourAgo, updatedAt: anHourAgo } })
  // A row whose outbox was not empty is saved again, and is young again.
  const aged = setInterval(
    () => receipts.updateOne({ _id: id }, { $set: { createdAt: anHourAgo, updatedAt: anHourAgo } }).catch(() => {}),
    500,
  )
  return async () => {
    try {
      await until(`nothing to be kept of ${id}`, async () => (await keptOf(target, id)).length === 0, WITHIN)
    } catch (error) {
      throw new Error(`kept of ${id}: ${await keptOf(target, id)}`, { cause: error })
    } finally {
      clearInterval(aged)
    }
  }
}

async function keptOf(target: Target, id: string): Promise<string[]> {
  const places = [
    ['issuance', 'receipts', '_id'],
    ['issuance', 'purges', '_id'],
    ['authority-connector', 'conversations', '_id'],
    ['renderer', 'renderings', '_id'],
    ['notifier', 'deliveries', '_id'],
    ['webhook-dispatcher', 'deliveries', 'receiptId'],
    ['webhook-dispatcher', 'events', 'receiptId'],
  ] as const
  const leftovers = await Promise.all(
    places.map(async ([service, name, field]) => {
      const rows = (await target.database(service)).collection(name)
      const count = await rows.countDocuments({ [field]: id } as object)
      return count === 0 ? [] : [`${service} ${name}`]
    }),
  )
  return leftovers.flat()
}

/** The signer is away while live receipts need signing; the sandbox's taxpayer signs nothing. */
export async function signerAway(target: Target): Promise<Check> {
  const before = await live(target)
  return target.alone('signer', async () => {
    await target.system.kill('signer')
    const posted = live(target)
    posted.catch(() => {})
    // Away until a caller misses it; limited, because the receipt may wait for it as well.
    await Promise.race([posted.then(() => pause(3_000)), pause(10_000)]).catch(() => {})
    await target.system.restart('signer')
    return together([before, await posted])
  })
}

export async function numberSet({ fixture, insist }: Target): Promise<Check> {
  const next = 1_000 + randomInt(900_000_000)
  const body = { establishment: '001', emissionPoint: '001', next }
  ok(await insist(fixture, 'PATCH', '/v1/developer/withholdings/sequential', { body }), 200, 409)
  return async () => {}
}

export async function quotaNotice(target: Target): Promise<Check> {
  const notices = (await target.database('issuance')).collection<{ _id: string }>('quotaNotices')
  const _id = `quota-${randomUUID()}`
  const { workspaceId } = target.fixture.workspace
  const reached = { workspaceId, mode: 'test', period: _id, threshold: 80, used: 80, quota: 100, excess: 0 }
  await notices.insertOne({ _id, ...reached, createdAt: new Date(), due: { at: new Date(), lease: '' } } as object as {
    _id: string
  })
  return () => settled(target, 'issuance', 'quotaNotices', _id)
}

/** A mail begun by a process that died: the message finds its row. */
export async function mailedAgain(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const { id } = await posted(target, fixture, {})
  await finalIs(target, fixture, id, 'COMPLETED')
  const rows = (await target.database('notifier')).collection<{ _id: string }>('deliveries')
  const { workspaceId } = fixture.workspace
  const address = anAddress()
  const due = { at: new Date(Date.now() + 4_000), lease: 'somebody' }
  const recipients = [{ address, state: 'pending' }]
  const row = {
    _id: `${id}:1`,
    receiptId: id,
    mailing: 1,
    workspaceId,
    recipients,
    attempts: 0,
    createdAt: new Date(),
    due,
  }
  await rows.insertOne(row as object as { _id: string })
  // 200: the first call succeeded, and its answer was lost.
  ok(await insist(fixture, 'POST', `${RECEIPTS}/${id}/email`, { body: { to: [address] } }), 200, 202)
  return async () => {
    await until(`a mail to ${address}`, () => target.mails.countTo(address) > 0, WITHIN)
    target.countMails(address)
    await settled(target, 'notifier', 'deliveries', `${id}:1`)
  }
}

/** Mailed and stored, but the process died before it told issuance; the row was handed over. */
export async function announcedAgain(target: Target): Promise<Check> {
  const { fixture } = target
  const { id } = await posted(target, fixture, {})
  await finalIs(target, fixture, id, 'COMPLETED')
  const rows = (await target.database('notifier')).collection<{ _id: string }>('deliveries')
  await settled(target, 'notifier', 'deliveries', id)
  await rows.updateOne({ _id: id }, { $set: { handedOver: true, due: { at: new Date(), lease: '' } } })
  return () => settled(target, 'notifier', 'deliveries', id)
}
