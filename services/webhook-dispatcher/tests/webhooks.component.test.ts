import { randomUUID } from 'node:crypto'
import { envelope, ReceiptCompleted, ReceiptsDeleted, Webhooks } from '@etax/contracts'
import { connectRabbit } from '@etax/messaging'
import { client } from '@etax/rpc'
import { createLogger } from '@etax/runtime'
import { type TestMongo, testMongo, testRabbit, until } from '@etax/testkit'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { start } from '../src/service.ts'
import {
  aDispatcher,
  aReceiver,
  authorized,
  caller,
  isSignedWith,
  ok,
  publishAll,
  someConfig,
  status,
  workspaceId,
} from './fixture.ts'

type Fixture = Awaited<ReturnType<typeof aDispatcher>>
type Owner = { workspaceId: string; mode: 'MODE_TEST' | 'MODE_LIVE' }

let mongo: TestMongo
let life: AsyncDisposableStack

beforeAll(async () => {
  mongo = await testMongo()
}, 120_000)

afterAll(async () => {
  await mongo[Symbol.asyncDispose]()
}, 30_000)

async function aFixture(settings: Parameters<typeof aDispatcher>[1] = {}): Promise<Fixture> {
  life = new AsyncDisposableStack()
  return life.use(await aDispatcher(mongo, settings))
}

afterEach(() => life.disposeAsync())

async function receiver(...answer: Parameters<typeof aReceiver>) {
  return life.use(await aReceiver(...answer))
}

async function endpointAt(url: string, { webhooks }: Fixture, events: string[] = [], owner: Owner = caller) {
  const endpointId = randomUUID()
  const { secret } = await webhooks.createEndpoint({
    caller: owner,
    endpointId,
    url,
    events,
    ownerEmails: ['owner@example.com'],
  })
  return { endpointId, secret: secret ?? '' }
}

function history({ webhooks }: Fixture, endpointId: string, page = {}) {
  return webhooks.listDeliveries({ caller, endpointId, ...page })
}

async function ended(at: Fixture, endpointId: string, count: number) {
  return until(`${count} deliveries have ended`, async () => {
    const { deliveries = [] } = await history(at, endpointId, { limit: 100 })
    return (
      deliveries.every((delivery) => delivery.status !== 'DELIVERY_STATUS_PENDING') &&
      deliveries.length === count &&
      deliveries
    )
  })
}

test('events and deliveries of deleted sandbox receipts are deleted, those of live ones stay', async () => {
  const at = await aFixture()
  const { url } = await receiver()
  const { endpointId } = await endpointAt(url, at)
  const [deleted, kept] = [authorized(), authorized()]
  await publishAll(at.bus, [deleted, kept])
  await ended(at, endpointId, 2)
  const all = [deleted, kept].map(({ body }) => body.receiptId)
  await at.db.collection('deliveries').updateOne({ receiptId: kept.body.receiptId }, { $set: { mode: 'live' } })
  await at.db.collection('events').updateOne({ receiptId: kept.body.receiptId }, { $set: { mode: 'live' } })

  const message = envelope(ReceiptsDeleted, { receiptIds: all }, { tenantId: workspaceId, correlationId: endpointId })
  await at.bus.publish(message)
  await at.bus.publish(message)

  for (const name of ['events', 'deliveries']) {
    const rows = await at.db.collection(name).find().toArray()
    expect(rows.map(({ receiptId }) => receiptId)).toEqual([kept.body.receiptId])
  }
})

test('an endpoint gets one signed event per receipt, however often the fact is published', async () => {
  const at = await aFixture({ disturb: { repeat: 3 } })
  const { url, received } = await receiver()
  const { endpointId, secret } = await endpointAt(url, at)
  const fact = authorized()

  await at.bus.publish(fact)
  await at.bus.publish({ ...fact, id: randomUUID() })

  const [delivery] = await ended(at, endpointId, 1)
  expect(received).toHaveLength(1)
  const [message] = received
  expect(JSON.parse(message?.body ?? '')).toMatchObject({
    id: delivery?.eventId,
    type: 'invoice.authorized',
    workspaceId,
  })
  expect(message?.headers['webhook-id']).toBe(delivery?.eventId)
  expect(message && isSignedWith(secret, message)).toBe(true)
  expect(delivery).toMatchObject({
    status: 'DELIVERY_STATUS_DELIVERED',
    receiptId: fact.body.receiptId,
    nextAttemptAt: '',
  })
  expect(delivery?.attempts).toEqual([expect.objectContaining({ statusCode: 200, answer: 'thanks', error: '' })])
})

test('each endpoint gets the events it selected, of its own workspace and mode', async () => {
  const at = await aFixture()
  const { url, received } = await receiver()
  const { url: others, received: elsewhere } = await receiver()
  await endpointAt(url, at, ['invoice.completed'])
  await endpointAt(others, at, [], { ...caller, workspaceId: randomUUID() })
  await endpointAt(others, at, [], { ...caller, mode: 'MODE_LIVE' })
  const fact = authorized()

  await at.bus.publish(fact)
  const completed = { ...ReceiptCompleted.example, receiptId: fact.body.receiptId }
  await at.bus.publish(envelope(ReceiptCompleted, completed, { tenantId: workspaceId, correlationId: 'r' }))

  await until('the one it wants has come', () => received.length > 0)
  expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['invoice.completed'])
  expect(elsewhere).toEqual([])
})

test('an event that no endpoint wants is not stored', async () => {
  const at = await aFixture()
  const { url } = await receiver()
  await endpointAt(url, at, ['waybill.authorized'])

  await publishAll(at.bus, [authorized(), authorized()])

  expect(await at.db.collection('events').countDocuments()).toBe(0)
  expect(await at.db.collection('deliveries').countDocuments()).toBe(0)
})

test('what failed is sent again: the same bytes and id, freshly signed', async () => {
  const at = await aFixture()
  const { url, received } = await receiver((response, count) => status(count < 3 ? 500 : 204)(response))
  const { endpointId, secret } = await endpointAt(url, at)

  await at.bus.publish(authorized())

  const [delivery] = await ended(at, endpointId, 1)
  expect(delivery?.attempts?.map(({ statusCode }) => statusCode)).toEqual([500, 500, 204])
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(received.every((message) => isSignedWith(secret, message))).toBe(true)
})

test('after eight attempts a delivery has failed', async () => {
  const at = await aFixture()
  const { url, received } = await receiver(status(500))
  const { endpointId } = await endpointAt(url, at)

  await at.bus.publish(authorized())

  const [delivery] = await ended(at, endpointId, 1)
  expect(delivery).toMatchObject({ status: 'DELIVERY_STATUS_FAILED', nextAttemptAt: '' })
  expect(received).toHaveLength(8)
  const { endpoints } = await at.webhooks.listEndpoints({ caller })
  expect(endpoints).toEqual([expect.objectContaining({ consecutiveFailures: 1, status: 'ENDPOINT_STATUS_ACTIVE' })])
  expect(at.warnings).toEqual([])
})

test('ten failed deliveries in a row deactivate an endpoint; what it missed can be resent', async () => {
  const at = await aFixture()
  const hook = await receiver(status(500))
  const { endpointId } = await endpointAt(hook.url, at)
  const began = new Date()

  await publishAll(
    at.bus,
    Array.from({ length: 10 }, () => authorized()),
  )
  await ended(at, endpointId, 10)

  await until('the owner is warned', () => at.warnings.length > 0)
  expect(at.warnings).toEqual([expect.objectContaining({ recipients: ['owner@example.com'] })])
  const [endpoint] = (await at.webhooks.listEndpoints({ caller })).endpoints ?? []
  expect(endpoint).toMatchObject({
    status: 'ENDPOINT_STATUS_INACTIVE',
    deactivationReason: 'DEACTIVATION_REASON_FAILURES',
    consecutiveFailures: 10,
  })

  await at.bus.publish(authorized())
  const { deliveries: skipped } = await history(at, endpointId, { status: 'DELIVERY_STATUS_SKIPPED' })
  expect(skipped).toHaveLength(1)
  await expect(at.webhooks.resendSince({ caller, endpointId, since: began.toISOString() })).rejects.toMatchObject({
    code: 'WHK_00004',
  })

  hook.answerWith(ok)
  const back = await at.webhooks.reactivate({ caller, endpointId })
  expect(back).toMatchObject({ status: 'ENDPOINT_STATUS_ACTIVE', consecutiveFailures: 0, deactivatedAt: '' })
  const resent = await at.webhooks.resendSince({ caller, endpointId, since: began.toISOString() })
  expect(resent.deliveries).toBe(11)
  const all = await ended(at, endpointId, 11)
  expect(all.every((delivery) => delivery.status === 'DELIVERY_STATUS_DELIVERED')).toBe(true)
})

test('a success clears the failures before it', async () => {
  const at = await aFixture()
  const hook = await receiver(status(500))
  const { endpointId } = await endpointAt(hook.url, at)
  await publishAll(
    at.bus,
    Array.from({ length: 9 }, () => authorized()),
  )
  await ended(at, endpointId, 9)

  hook.answerWith(ok)
  await at.bus.publish(authorized())
  await ended(at, endpointId, 10)
  await until('the failures are cleared', async () => {
    const [endpoint] = (await at.webhooks.listEndpoints({ caller })).endpoints ?? []
    return endpoint?.consecutiveFailures === 0
  })
  hook.answerWith(status(500))
  await at.bus.publish(authorized())

  await ended(at, endpointId, 11)
  const [endpoint] = (await at.webhooks.listEndpoints({ caller })).endpoints ?? []
  expect(endpoint).toMatchObject({ status: 'ENDPOINT_STATUS_ACTIVE', consecutiveFailures: 1 })
})

test('410 deactivates at once', async () => {
  const at = await aFixture()
  const { url, received } = await receiver(status(410))
  const { endpointId } = await endpointAt(url, at)

  await at.bus.publish(authorized())

  await ended(at, endpointId, 1)
  await until('the owner is warned', () => at.warnings.length === 1)
  expect(received).toHaveLength(1)
  const [endpoint] = (await at.webhooks.listEndpoints({ caller })).endpoints ?? []
  expect(endpoint).toMatchObject({ deactivationReason: 'DEACTIVATION_REASON_GONE', status: 'ENDPOINT_STATUS_INACTIVE' })
})

test('what a process was working on when it died is resumed by another', async () => {
  const at = await aFixture()
  const hook = await receiver(() => undefined)
  const { endpointId } = await endpointAt(hook.url, at)
  await at.bus.publish(authorized())
  await until('the attempt is running', () => hook.received.length === 1)

  hook.answerWith(ok)
  // A dead process holds an expired lease.
  await at.db.collection('deliveries').updateMany({}, { $set: { due: { at: new Date(0), lease: 'gone' } } })

  const [delivery] = await ended(at, endpointId, 1)
  expect(delivery?.status).toBe('DELIVERY_STATUS_DELIVERED')
  const ids = hook.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([delivery?.eventId, delivery?.eventId])
})

test('an attempt that stopping cuts off is no failure and is made again after the restart', async () => {
  const at = await aFixture({ timeoutMs: 30_000 })
  const hook = await receiver(() => undefined)
  const { endpointId } = await endpointAt(hook.url, at)
  await at.bus.publish(authorized())
  await until('the attempt is running', () => hook.received.length === 1)

  await at.stop()
  const row = await at.db.collection('deliveries').findOne()
  expect(row).toMatchObject({ status: 'pending', made: 0 })

  hook.answerWith(ok)
  await at.db.collection('deliveries').updateMany({}, { $set: { 'due.at': new Date(0) } })
  await at.restart()
  const [delivery] = await ended(at, endpointId, 1)
  expect(delivery?.status).toBe('DELIVERY_STATUS_DELIVERED')
}, 20_000)

test('a warning that could not be sent is sent later', async () => {
  const at = await aFixture()
  const { url } = await receiver()
  const { endpointId } = await endpointAt(url, at)

  const deactivation = { at: new Date(), reason: 'failures' }
  const lost = { active: false, deactivation, due: { at: new Date(0), lease: 'gone' } }
  await at.db.collection('endpoints').updateOne({ _id: endpointId as never }, { $set: lost })

  await until('the owner is warned', () => at.warnings.length > 0)
  await until('it is no longer due', async () => !(await at.db.collection('endpoints').findOne())?.due)
  expect(at.warnings).toHaveLength(1)
})

test('rows that an earlier version stored are still delivered, opened and warned of', async () => {
  const at = await aFixture()
  const { url, received } = await receiver()
  const { endpointId, secret } = await endpointAt(url, at)
  await at.bus.publish(authorized())
  await ended(at, endpointId, 1)
  await at.db
    .collection('deliveries')
    .updateMany({}, { $set: { status: 'pending', made: 0, attempts: [], due: { at: new Date(0), lease: '' } } })

  await until('it is delivered again', () => received.length === 2)

  const [delivery] = await ended(at, endpointId, 1)
  expect(delivery).toMatchObject({ status: 'DELIVERY_STATUS_DELIVERED', attempts: [{ statusCode: 200 }] })
  expect(received.every((one) => isSignedWith(secret, one))).toBe(true)
})

test('an endpoint that hangs delays no other', async () => {
  const at = await aFixture({ timeoutMs: 30_000 })
  const hung = await receiver(() => undefined)
  const quick = await receiver()
  await endpointAt(hung.url, at)
  await endpointAt(quick.url, at)

  await publishAll(
    at.bus,
    Array.from({ length: 60 }, () => authorized()),
  )

  await until('the other one has heard of all', () => quick.received.length === 60, { within: 5_000 })
  expect(hung.received).toHaveLength(8)
  await hung[Symbol.asyncDispose]()
}, 20_000)

test('more deliveries than fit in memory wait in the database, and each is sent once', async () => {
  const at = await aFixture()
  const { url, received } = await receiver()
  await endpointAt(url, at)

  await publishAll(
    at.bus,
    Array.from({ length: 600 }, () => authorized()),
  )

  await until('all have come', () => received.length === 600)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(600)
}, 60_000)

test('during a rotation both secrets sign', async () => {
  const at = await aFixture()
  const { url, received } = await receiver()
  const { endpointId, secret } = await endpointAt(url, at)

  const rotated = await at.webhooks.rotateSecret({ caller, endpointId })
  await at.bus.publish(authorized())

  await ended(at, endpointId, 1)
  expect(rotated.secret).not.toBe(secret)
  expect(rotated.endpoint?.previousSecretsExpireAt).not.toBe('')
  const [message] = received
  expect(message && isSignedWith(secret, message)).toBe(true)
  expect(message && isSignedWith(rotated.secret ?? '', message)).toBe(true)
})

test('secrets are unreadable in the database, and making an endpoint twice makes one', async () => {
  const at = await aFixture()
  const request = { caller, endpointId: randomUUID(), url: 'http://127.0.0.1:1/', events: [], ownerEmails: [] }

  const first = await at.webhooks.createEndpoint(request)
  const second = await at.webhooks.createEndpoint(request)

  expect(second.secret).toBe(first.secret)
  expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const rows = await at.db.collection('endpoints').find().toArray()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(first.secret?.slice(6, 20))
})

test('endpoints created while the address is proved are deleted or refused; a proved owner creates others', async () => {
  const at = await aFixture()
  const make = (owner: Owner, unproved: boolean) =>
    at.webhooks.createEndpoint({
      caller: owner,
      endpointId: randomUUID(),
      url: 'http://127.0.0.1:1/',
      events: [],
      ownerEmails: [],
      unproved,
    })
  for (let round = 0; round < 8; round += 1) {
    const own = { workspaceId: randomUUID(), mode: round % 2 === 0 ? ('MODE_TEST' as const) : ('MODE_LIVE' as const) }
    const before = Array.from({ length: 6 }, () => make(own, true))
    const ending = at.webhooks.endUnprovedEndpoints({ workspaceId: own.workspaceId })
    const beside = Array.from({ length: 6 }, () => make(own, true))
    await ending
    const after = make(own, true)
    const refused = { status: 'rejected', reason: { kind: 'unauthenticated', code: 'WHK_00008' } }

    expect(await Promise.allSettled([after])).toMatchObject([refused])
    const others = await Promise.allSettled([...before, ...beside])
    const codes = others.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(codes.filter((code) => code !== 'WHK_00008')).toEqual([])
    expect((await at.webhooks.listEndpoints({ caller: own })).endpoints).toEqual([])
    await at.webhooks.endUnprovedEndpoints({ workspaceId: own.workspaceId })
    const { endpoint } = await make(own, false)
    expect((await at.webhooks.listEndpoints({ caller: own })).endpoints).toMatchObject([{ id: endpoint?.id }])
  }
}, 60_000)

test('of many endpoints that are made at once no more are kept than a workspace may have', async () => {
  const at = await aFixture()
  const own = { workspaceId: randomUUID(), mode: 'MODE_TEST' as const }
  const make = () =>
    at.webhooks.createEndpoint({
      caller: own,
      endpointId: randomUUID(),
      url: 'http://127.0.0.1:1/',
      events: [],
      ownerEmails: [],
    })

  const made = await Promise.allSettled(Array.from({ length: 26 }, make))

  const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 6 }, () => 'WHK_00005'))
  expect((await at.webhooks.listEndpoints({ caller: own })).endpoints).toHaveLength(20)
}, 60_000)

test('a ping returns the answer at once, and does not count', async () => {
  const at = await aFixture()
  const hook = await receiver(status(503))
  const { endpointId, secret } = await endpointAt(hook.url, at)

  const failed = await at.webhooks.ping({ caller, endpointId })
  hook.answerWith(ok)
  const good = await at.webhooks.ping({ caller, endpointId })

  expect(failed).toMatchObject({ status: 'DELIVERY_STATUS_FAILED', eventType: 'webhook.ping' })
  expect(good).toMatchObject({ status: 'DELIVERY_STATUS_DELIVERED', body: hook.received[1]?.body })
  expect(hook.received.every((message) => isSignedWith(secret, message))).toBe(true)
  expect((await history(at, endpointId)).deliveries).toHaveLength(2)
  const [endpoint] = (await at.webhooks.listEndpoints({ caller })).endpoints ?? []
  expect(endpoint?.consecutiveFailures).toBe(0)
})

test('a delivered event can be resent, with its own id', async () => {
  const at = await aFixture()
  const { url, received } = await receiver()
  const { endpointId } = await endpointAt(url, at)
  await at.bus.publish(authorized())
  const [delivery] = await ended(at, endpointId, 1)

  const resent = await at.webhooks.resendDelivery({ caller, endpointId, deliveryId: delivery?.id ?? '' })

  expect(resent).toMatchObject({ status: 'DELIVERY_STATUS_PENDING', body: received[0]?.body })
  await until('it came again', () => received.length === 2)
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
  await expect(at.webhooks.resendDelivery({ caller, endpointId, deliveryId: 'x' })).rejects.toMatchObject({
    code: 'WHK_00003',
  })
})

test('one delivery is read with what was sent and what came back, by its own workspace and mode', async () => {
  const at = await aFixture()
  const { url, received } = await receiver()
  const { endpointId } = await endpointAt(url, at)
  await at.bus.publish(authorized())
  const [delivery] = await ended(at, endpointId, 1)
  const request = { endpointId, deliveryId: delivery?.id ?? '' }

  const result = await at.webhooks.findDelivery({ caller, ...request })

  expect(result).toEqual({ ...delivery, body: received[0]?.body })
  expect(result.attempts).toMatchObject([{ statusCode: 200, error: '' }])
  const live = { ...caller, mode: 'MODE_LIVE' as const }
  await expect(at.webhooks.findDelivery({ caller: live, ...request })).rejects.toMatchObject({ code: 'WHK_00002' })
  await expect(at.webhooks.findDelivery({ caller, ...request, deliveryId: 'x' })).rejects.toMatchObject({
    code: 'WHK_00003',
  })
  await at.db.collection('events').deleteMany({})
  expect((await at.webhooks.findDelivery({ caller, ...request })).body).toBe('')
})

test('the history comes in pages, newest first, by status', async () => {
  const at = await aFixture()
  const { url } = await receiver()
  const { endpointId } = await endpointAt(url, at)
  for (let count = 0; count < 5; count += 1) await at.bus.publish(authorized())
  const all = await ended(at, endpointId, 5)

  const first = await history(at, endpointId, { limit: 3 })
  const second = await history(at, endpointId, { limit: 3, cursor: first.nextCursor })

  expect([...(first.deliveries ?? []), ...(second.deliveries ?? [])].map(({ id }) => id)).toEqual(
    all.map(({ id }) => id),
  )
  expect(second.nextCursor).toBe('')
  expect([first.total, second.total]).toEqual([5, 5])
  expect((await history(at, endpointId, { status: 'DELIVERY_STATUS_FAILED' })).deliveries).toEqual([])
  await expect(history(at, endpointId, { cursor: '?' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('an endpoint is changed in part, and deleted with its history', async () => {
  const at = await aFixture()
  const { url } = await receiver()
  const { endpointId } = await endpointAt(url, at, ['invoice.authorized'])
  await at.bus.publish(authorized())
  await ended(at, endpointId, 1)

  const moved = await at.webhooks.updateEndpoint({ caller, endpointId, url: `${url}/2` })
  const narrowed = await at.webhooks.updateEndpoint({ caller, endpointId, events: { names: [] } })

  expect(moved).toMatchObject({ url: `${url}/2`, events: ['invoice.authorized'] })
  expect(narrowed).toMatchObject({ url: `${url}/2`, events: [] })
  await at.webhooks.deleteEndpoint({ caller, endpointId })
  await at.webhooks.deleteEndpoint({ caller, endpointId })
  expect(await at.db.collection('deliveries').countDocuments()).toBe(0)
  await expect(history(at, endpointId)).rejects.toMatchObject({ kind: 'not-found', code: 'WHK_00002' })
})

test('endpoints of another workspace or mode do not exist', async () => {
  const at = await aFixture()
  const { endpointId } = await endpointAt('http://127.0.0.1:1/', at)

  for (const other of [
    { ...caller, workspaceId: randomUUID() },
    { ...caller, mode: 'MODE_LIVE' as const },
  ]) {
    const request = { caller: other, endpointId }
    const calls = [
      at.webhooks.updateEndpoint({ ...request, url: 'http://127.0.0.1:2/' }),
      at.webhooks.rotateSecret(request),
      at.webhooks.ping(request),
      at.webhooks.reactivate(request),
      at.webhooks.listDeliveries(request),
      at.webhooks.resendDelivery({ ...request, deliveryId: 'd' }),
      at.webhooks.resendSince({ ...request, since: new Date().toISOString() }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'not-found', code: 'WHK_00002' })
    await at.webhooks.deleteEndpoint(request)
    expect((await at.webhooks.listEndpoints({ caller: other })).endpoints).toEqual([])
  }
  expect((await at.webhooks.listEndpoints({ caller })).endpoints).toHaveLength(1)
})

test('in production an endpoint must be public: by its address, and by its name', async () => {
  const at = await aFixture({ allowPrivate: false })
  const request = { caller, endpointId: 'x', url: 'http://example.com/', events: ['nothing'], ownerEmails: [] }
  await expect(at.webhooks.createEndpoint(request)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'endpointId' }, { path: 'url' }, { path: 'events[0]' }],
  })

  // webhook-sender.test.ts covers where a name leads.
  await expect(endpointAt('https://localhost/hook', at)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'url' }],
  })
})

test('it also runs over RabbitMQ', async () => {
  life = new AsyncDisposableStack()
  const broker = life.use(await testRabbit())
  const log = createLogger('webhook-dispatcher', 'silent')
  const config = { ...someConfig(mongo), rabbitmqUrl: broker.url }
  const { url, received } = await receiver()
  const bus = life.use(await connectRabbit(broker.url, { log, name: 'test' }))
  const service = await start(config, { log, openBus: (address, name) => connectRabbit(address, { log, name }) })
  life.use(service)
  const webhooks = life.use(client(Webhooks, config.grpcListen))
  await webhooks.createEndpoint({ caller, endpointId: randomUUID(), url, events: [], ownerEmails: [] })

  await publishAll(
    bus,
    Array.from({ length: 50 }, () => authorized()),
  )

  await until('all have come', () => received.length === 50)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(50)
}, 120_000)
