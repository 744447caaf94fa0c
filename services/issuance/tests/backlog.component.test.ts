import { AppError, newId } from '@etax/kernel'
import { createLogger } from '@etax/runtime'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { dispatchActions } from '../src/dispatch-actions.ts'
import type { Receipt } from '../src/domain/receipt.ts'
import { limitBacklog } from '../src/limit-backlog.ts'
import type { Signer } from '../src/ports.ts'
import { aReceipt } from './a-receipt.ts'
import { storesFixture } from './stores-fixture.ts'

const STEP_MS = 30_000
const MINUTE_MS = 60_000
const TOO_MANY = expect.objectContaining({ code: 'ISS_50002' })
const log = createLogger('issuance', 'silent')

const idle = { inFlight: () => 0, countUnsigned: () => 0 }

let fixture: Awaited<ReturnType<typeof storesFixture>>
beforeAll(async () => {
  fixture = await storesFixture({ stepTimeoutMs: STEP_MS })
})
afterAll(() => fixture[Symbol.asyncDispose]())
beforeEach(() => fixture.collections.receipts.deleteMany({}))

test('after an outage of the signer a document is signed again within two seconds', async () => {
  const receipt = await numbered()

  await dispatched(receipt, { signer: 'away' })

  expect(await dueInMs(receipt)).toBeLessThan(2_000)
  const [resumed] = await dueNow(receipt)
  expect(resumed?._id).toBe(receipt._id)
  await dispatched(resumed as Receipt, { signer: 'away' })
  expect(await dueInMs(receipt)).toBeLessThan(2_000)
})

test('a longer outage of the signer is probed every five seconds, and a defect at the usual interval', async () => {
  const receipt = await numbered()

  await dispatched({ ...receipt, stalledSince: new Date(Date.now() - 10 * MINUTE_MS) }, { signer: 'away' })
  expect(await dueInMs(receipt)).toBeGreaterThan(2_000)
  expect(await dueInMs(receipt)).toBeLessThan(5_000)

  const other = await numbered()
  await dispatched(other, { signer: 'broken' })
  expect(await dueInMs(other)).toBeGreaterThan(STEP_MS - 5_000)
})

test('the lease of a redispatched receipt is one step for signing, and longer for an answer', async () => {
  const unsigned = await numbered()
  await dueNow(unsigned)
  expect(await dueInMs(unsigned)).toBeLessThanOrEqual(STEP_MS)

  const submitted = await numbered()
  await fixture.collections.receipts.updateOne({ _id: submitted._id }, { $set: { outbox: ['authority.submit'] } })
  await dueNow(submitted)
  expect(await dueInMs(submitted)).toBeGreaterThan(4 * STEP_MS)
})

test('receipts outside this process count while the broker takes no messages', async () => {
  const receipts = await Promise.all([numbered(), numbered(), numbered()])
  const backlog = limitBacklog({ receipts: fixture.receipts, dispatcher: idle, maxInFlight: 3 })
  await backlog.look()
  expect(backlog.admit).not.toThrow()

  for (const receipt of receipts) await dispatched(receipt, { broker: 'away' })
  await backlog.look()
  expect(backlog.admit).toThrow(TOO_MANY)

  for (const receipt of receipts) await dispatched(await stored(receipt), {})
  await backlog.look()
  expect(backlog.admit).not.toThrow()
})

test('a tenth of the maximum is too much after waiting for five minutes', async () => {
  const receipts = await Promise.all([numbered(), numbered()])
  const backlog = limitBacklog({ receipts: fixture.receipts, dispatcher: idle, maxInFlight: 20 })
  for (const receipt of receipts) await dispatched(receipt, { broker: 'away' })
  await backlog.look()
  expect(backlog.admit).not.toThrow()

  const since = { stalledSince: new Date(Date.now() - 6 * MINUTE_MS) }
  await fixture.collections.receipts.updateMany({}, { $set: since })
  await backlog.look()

  expect(backlog.admit).toThrow(TOO_MANY)
})

test('receipts of a stopped process count, and those that wait for the authority do not', async () => {
  const [left] = await Promise.all([numbered(), numbered()])
  const backlog = limitBacklog({ receipts: fixture.receipts, dispatcher: idle, maxInFlight: 1 })
  await backlog.look()
  expect(backlog.admit).not.toThrow()

  const longDue = { 'due.at': new Date(Date.now() - 2 * STEP_MS) }
  await fixture.collections.receipts.updateOne({ _id: left._id }, { $set: longDue })
  await backlog.look()

  expect(backlog.admit).toThrow(TOO_MANY)
})

test('with three hundred orders in progress the next is refused until one is answered', () => {
  const backlog = limitBacklog({ receipts: fixture.receipts, dispatcher: idle, maxInFlight: 5_000 })
  const admitted = Array.from({ length: 300 }, () => backlog.admit())
  expect(backlog.admit).toThrow(TOO_MANY)

  admitted[0]?.[Symbol.dispose]()

  expect(backlog.admit).not.toThrow()
  expect(backlog.admit).toThrow(TOO_MANY)
})

test('while sixty-four documents have waited a second for their signature, orders are refused', () => {
  const waits = { count: 0 }
  const dispatcher = { ...idle, countUnsigned: ({ forMs }: { forMs: number }) => (forMs >= 1_000 ? waits.count : 0) }
  const backlog = limitBacklog({ receipts: fixture.receipts, dispatcher, maxInFlight: 5_000 })

  waits.count = 63
  expect(backlog.admit).not.toThrow()
  waits.count = 64
  expect(backlog.admit).toThrow(TOO_MANY)
})

test('a document counts as unsigned until its signature is stored', async () => {
  const receipts = await Promise.all([numbered(), numbered(), numbered()])
  const hold = Promise.withResolvers<void>()
  const allStarted = Promise.withResolvers<void>()
  let signCalls = 0
  const dispatcher = dispatcherWith({
    sign: async () => {
      signCalls += 1
      if (signCalls === receipts.length) allStarted.resolve()
      await hold.promise
      return '<a/>'
    },
  })
  for (const receipt of receipts) dispatcher.dispatch(receipt, receipt.outbox)
  await allStarted.promise

  const counts = [
    dispatcher.countUnsigned({ forMs: 0, max: 10 }),
    dispatcher.countUnsigned({ forMs: 0, max: 2 }),
    dispatcher.countUnsigned({ forMs: MINUTE_MS, max: 10 }),
  ]
  hold.resolve()
  await dispatcher[Symbol.asyncDispose]()

  expect(counts).toEqual([3, 2, 0])
  expect(dispatcher.countUnsigned({ forMs: 0, max: 10 })).toBe(0)
})

test('waiting receipts are counted by indexes only', async () => {
  const where = { stalledSince: { $lte: new Date() }, status: 'DRAFT' as const }

  const plan = await fixture.collections.receipts.find(where).explain('queryPlanner')

  expect(JSON.stringify(plan)).toContain('"indexName":"stalled"')
})

async function numbered(): Promise<Receipt> {
  const { sequential, accessKey, xml, ...receipt } = aReceipt({ _id: newId(), workspaceId: newId() })
  const allowance = { limited: false, quota: 0, excess: 0, period: '2026-11' }
  const result = await fixture.numbering.number({ receipt, allowance, finish: () => ({ sequential, accessKey, xml }) })
  if (result.kind !== 'numbered') throw new Error(result.kind)
  return result.receipt
}

async function dispatched(receipt: Receipt, { signer = 'ok', broker = 'ok' }): Promise<void> {
  await using dispatcher = dispatcherWith({
    sign: async () => {
      if (signer === 'away') throw new AppError('unavailable', 'SGN_50001', 'connection refused')
      if (signer === 'broken') throw new AppError('internal', 'SYS_00001', 'a defect')
      return '<a/>'
    },
    publish: async () => {
      if (broker === 'away') throw new AppError('unavailable', 'MSG_00002', 'the broker accepts no messages')
    },
  })
  dispatcher.dispatch(receipt, receipt.outbox)
}

function dispatcherWith({ sign, publish = async () => {} }: { sign: Signer['sign']; publish?: () => Promise<void> }) {
  const { receipts, numbering, atRest } = fixture
  const dispatcher = dispatchActions({
    receipts,
    numbering,
    publish,
    atRest,
    log,
    catalog: { moveStock: async () => {} },
    signer: { sign },
    record: async (id, fact) => {
      const recorded = await fixture.record(id, fact)
      const now = await stored({ _id: id })
      dispatcher.dispatch(now, now.outbox)
      return recorded
    },
    now: () => new Date(),
    stepTimeoutMs: STEP_MS,
  })
  return dispatcher
}

async function stored({ _id }: Pick<Receipt, '_id'>): Promise<Receipt> {
  const receipt = await fixture.receipts.load(_id)
  if (receipt === null) throw new Error('not stored')
  return receipt
}

async function dueInMs({ _id }: Receipt): Promise<number> {
  const row = await fixture.collections.receipts.findOne({ _id })
  return (row?.due?.at.getTime() ?? Number.NaN) - Date.now()
}

async function dueNow({ _id }: Receipt): Promise<Receipt[]> {
  await fixture.collections.receipts.updateOne({ _id }, { $set: { 'due.at': new Date(0) } })
  return fixture.receipts.due(1)
}
