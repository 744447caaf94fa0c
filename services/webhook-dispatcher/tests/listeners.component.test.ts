import { randomUUID } from 'node:crypto'
import { eventNames } from '@etax/contracts'
import { type TestMongo, testMongo, until } from '@etax/testkit'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { aDispatcher, aReceiver, authorized, caller, publishAll, workspaceId } from './fixture.ts'

type Fixture = Awaited<ReturnType<typeof aDispatcher>>

let mongo: TestMongo
let life: AsyncDisposableStack

beforeAll(async () => {
  mongo = await testMongo()
}, 120_000)

afterAll(async () => {
  await mongo[Symbol.asyncDispose]()
}, 30_000)

async function aFixture(): Promise<Fixture> {
  life = new AsyncDisposableStack()
  return life.use(await aDispatcher(mongo))
}

afterEach(() => life.disposeAsync())

async function listener({ webhooks }: Fixture, owner = caller) {
  const listenerId = randomUUID()
  const take = async () => (await webhooks.takeEvents({ caller: owner, listenerId })).events ?? []
  expect(await take()).toEqual([])
  return take
}

async function endpointAt(url: string, { webhooks }: Fixture) {
  const endpointId = randomUUID()
  await webhooks.createEndpoint({ caller, endpointId, url, events: [], ownerEmails: [] })
  return endpointId
}

test('a listener takes each event once, with the body that an endpoint gets', async () => {
  const at = await aFixture()
  const { url, received } = await life.use(await aReceiver())
  await endpointAt(url, at)
  const take = await listener(at)
  const fact = authorized()

  await publishAll(at.bus, [fact, fact])

  const events = await until('the event waits', async () => {
    const taken = await take()
    return taken.length > 0 && taken
  })
  await until('the endpoint has it', () => received.length > 0)
  expect(events.map(({ body }) => body)).toEqual(received.map(({ body }) => body))
  expect(events).toMatchObject([{ type: 'invoice.authorized', id: received[0]?.headers['webhook-id'] }])
  expect(await take()).toEqual([])
})

test('a listener gets nothing of another workspace or of the other mode', async () => {
  const at = await aFixture()
  const others = [
    { ...caller, mode: 'MODE_LIVE' as const },
    { ...caller, workspaceId: randomUUID() },
  ]
  const takes = await Promise.all(others.map((owner) => listener(at, owner as typeof caller)))
  const take = await listener(at)

  await publishAll(at.bus, [authorized()])

  await until('its own workspace has it', async () => (await take()).length > 0)
  expect(await Promise.all(takes.map((other) => other()))).toEqual([[], []])
})

test('a listener is no endpoint: it is not listed, changed or counted among them', async () => {
  const at = await aFixture()
  const listenerId = randomUUID()
  await at.webhooks.takeEvents({ caller, listenerId })
  const { url } = await life.use(await aReceiver())
  const endpointId = await endpointAt(url, at)

  const { endpoints = [] } = await at.webhooks.listEndpoints({ caller })
  expect(endpoints.map(({ id }) => id)).toEqual([endpointId])
  await expect(at.webhooks.ping({ caller, endpointId: listenerId })).rejects.toMatchObject({ code: 'WHK_00002' })
  await expect(at.webhooks.takeEvents({ caller, listenerId: 'x' })).rejects.toMatchObject({ code: 'VAL_10000' })
})

test('a listener that has stopped asking gets no more events, and is deleted', async () => {
  const at = await aFixture()
  await listener(at)
  await at.db.collection('endpoints').updateMany({}, { $set: { listensUntil: new Date(Date.now() - 1) } })
  await until('no cached list has it', async () => {
    await at.webhooks.triggerEvent({ caller, type: 'invoice.authorized' })
    const before = await at.db.collection('deliveries').countDocuments()
    await at.webhooks.triggerEvent({ caller, type: 'invoice.authorized' })
    return (await at.db.collection('deliveries').countDocuments()) === before
  })

  const indexes = await at.db.collection('endpoints').indexes()
  expect(indexes).toContainEqual(expect.objectContaining({ key: { listensUntil: 1 }, expireAfterSeconds: 0 }))
})

test('at most twenty programs of a workspace listen', async () => {
  const at = await aFixture()
  const ask = (listenerId: string) => at.webhooks.takeEvents({ caller, listenerId })
  const first = randomUUID()
  await Promise.all([first, ...Array.from({ length: 19 }, () => randomUUID())].map(ask))

  await expect(ask(randomUUID())).rejects.toMatchObject({ code: 'WHK_00010' })
  await expect(ask(first)).resolves.toEqual({ events: [] })
})

test('an example of every event goes to endpoints and listeners, with a new id each time', async () => {
  const at = await aFixture()
  const take = await listener(at)

  for (const type of eventNames) await at.webhooks.triggerEvent({ caller, type })
  await at.webhooks.triggerEvent({ caller, type: 'invoice.authorized' })

  const events = await take()
  expect(events.map(({ type }) => type).toSorted()).toEqual([...eventNames, 'invoice.authorized'].toSorted())
  expect(new Set(events.map(({ id }) => id)).size).toBe(eventNames.length + 1)
  expect(
    events
      .map(({ body = '' }) => JSON.parse(body))
      .every(({ environment, workspaceId: of }) => {
        return environment === 'sandbox' && of === workspaceId
      }),
  ).toBe(true)
  const unknown = at.webhooks.triggerEvent({ caller, type: 'invoice.eaten' })
  await expect(unknown).rejects.toMatchObject({ code: 'VAL_10000', details: [{ path: 'type' }] })
})

test('a stored event is sent again to endpoints and listeners, with the same id and body', async () => {
  const at = await aFixture()
  const { url, received } = await life.use(await aReceiver())
  await endpointAt(url, at)
  const { id: eventId = '' } = await at.webhooks.triggerEvent({ caller, type: 'invoice.completed' })
  await until('the endpoint has it', () => received.length === 1)
  const take = await listener(at)

  const { deliveries } = await at.webhooks.resendEvent({ caller, eventId })

  expect(deliveries).toBe(2)
  await until('the endpoint has it again', () => received.length === 2)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(await take()).toMatchObject([{ id: eventId, body: received[0]?.body }])
  const elsewhere = at.webhooks.resendEvent({ caller: { ...caller, workspaceId: randomUUID() }, eventId })
  await expect(elsewhere).rejects.toMatchObject({ code: 'WHK_00009' })
})
