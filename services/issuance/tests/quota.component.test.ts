import { newId } from '@etax/kernel'
import { createLogger } from '@etax/runtime'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { dispatchActions } from '../src/dispatch-actions.ts'
import type { Receipt } from '../src/domain/receipt.ts'
import { findReceipt } from '../src/find-receipt.ts'
import { raiseUsage } from '../src/outbound/migrations/0003-raise-usage.ts'
import { mongoPurges } from '../src/outbound/mongo-purges.ts'
import type { Numbering, Receipts } from '../src/ports.ts'
import { retryReceipt } from '../src/retry-receipt.ts'
import { aReceipt } from './a-receipt.ts'
import { storesFixture } from './stores-fixture.ts'

let fixture: Awaited<ReturnType<typeof storesFixture>>
beforeAll(async () => {
  fixture = await storesFixture()
})
afterAll(() => fixture[Symbol.asyncDispose]())

const PERIOD = '2026-11'
const ALLOWANCE = { limited: true, quota: 5, excess: 0, period: PERIOD }
const log = createLogger('issuance', 'silent')

test('a late release does not return the quota of the next attempt', async () => {
  const first = await failed({ step: 'signing' })

  const second = await fail(await retry(first), { step: 'reception' })
  await fixture.numbering.releaseQuota(first)

  expect(second).toMatchObject({ status: 'ERROR', attempt: 2 })
  expect(await heldAndUsed(first)).toEqual([true, 1])
  expect((await fixture.receipts.load(first._id))?.version).toBe(second.version)
})

test('a repeated release during a retry does not return the quota of the retry', async () => {
  const first = await failed({ step: 'signing' })
  await fixture.numbering.releaseQuota(first)
  expect(await heldAndUsed(first)).toEqual([false, 0])

  await retry(first, {
    async takeQuotaAgain(...request) {
      const taken = await fixture.numbering.takeQuotaAgain(...request)
      await fixture.numbering.releaseQuota(first)
      return taken
    },
  })

  expect(await heldAndUsed(first)).toEqual([true, 1])
})

test('a retry takes quota if the release happens between its read and its save', async () => {
  const first = await failed({ step: 'signing' })

  const retried = await retry(first, {
    async save(change) {
      await fixture.numbering.releaseQuota(first)
      return fixture.receipts.save(change)
    },
  })

  expect(retried).toMatchObject({ status: 'DRAFT', attempt: 2 })
  expect(await heldAndUsed(first)).toEqual([true, 1])
})

test('a retry without quota is refused, and changes nothing', async () => {
  const first = await failed({ step: 'signing' })
  await fixture.numbering.releaseQuota(first)
  const before = await fixture.receipts.load(first._id)

  await expect(retry(first, {}, { ...ALLOWANCE, quota: 0 })).rejects.toMatchObject({ code: 'SUB_12002' })

  expect(await fixture.receipts.load(first._id)).toEqual(before)
  expect(await heldAndUsed(first)).toEqual([false, 0])
})

test('a received document keeps its quota despite an earlier failure', async () => {
  const first = await failed({ step: 'reception', neverSent: true })
  await fixture.record(first._id, { kind: 'received', at: '2026-11-21T15:00:00.000Z' })
  await fail(first, { step: 'authorization' })

  await fixture.numbering.releaseQuota(first)

  expect(await heldAndUsed(first)).toEqual([true, 1])
})

test('a repeated call that took the last quota returns its receipt', async () => {
  const { sequential, accessKey, xml, ...receipt } = aReceipt({ _id: newId(), workspaceId: newId() })
  const request = { receipt, allowance: { ...ALLOWANCE, quota: 1 }, finish: () => ({ sequential, accessKey, xml }) }
  const other = { ...request, receipt: { ...receipt, _id: newId() } }

  const first = await fixture.numbering.number(request)
  const [again, refused] = await Promise.all([fixture.numbering.number(request), fixture.numbering.number(other)])

  expect(first).toMatchObject({ kind: 'numbered', receipt: { _id: receipt._id } })
  expect(again).toMatchObject({ kind: 'duplicate', receipt: { _id: receipt._id } })
  expect(refused).toEqual({ kind: 'refused', lacks: 'quota' })
})

test('an action completed late for the first attempt stays for the second', async () => {
  const first = await failed({ step: 'signing' })
  const second = await fail(await retry(first), { step: 'signing' })

  await dispatched(first)

  const { outbox } = (await fixture.receipts.load(first._id)) ?? {}
  expect(outbox).toEqual(expect.arrayContaining(['receipt.failed', 'release-quota']))
  expect(second.outbox).toEqual(outbox)
  await dispatched(second)
  expect((await fixture.receipts.load(first._id))?.outbox).toEqual([])
  expect(await heldAndUsed(first)).toEqual([false, 0])
})

test('only one process deletes at a time', async () => {
  const purges = mongoPurges(fixture.collections)
  const rest = [2, 1, 0]
  const during: number[] = []

  const deleted = await purges.deleteAlone(async () => {
    during.push(await purges.deleteAlone(async () => 1))
    return rest.shift() ?? 0
  })

  expect(deleted).toBe(3)
  expect(during).toEqual([0, 0, 0])
  const again = [1, 0]
  expect(await purges.deleteAlone(async () => again.shift() ?? 0)).toBe(1)
})

test('usage is never negative, by a release or any other write', async () => {
  const { usage } = fixture.collections
  const [first, second] = await Promise.all([failed({ step: 'signing' }), failed({ step: 'signing' })])
  const mine = { _id: new RegExp(`^${first.workspaceId}`) }
  await usage.updateMany(mine, { $set: { used: 0 } })

  await fixture.numbering.releaseQuota(first)

  const rows = await usage.find(mine).toArray()
  expect(rows.map(({ used }) => used)).toEqual(rows.map(() => 0))
  const others = { _id: new RegExp(`^${second.workspaceId}`) }
  await expect(usage.updateMany(others, { $inc: { used: -2 } })).rejects.toMatchObject({ code: 121 })
})

test('negative usage of an older version becomes zero at the start', async () => {
  const { usage } = fixture.collections
  const _id = `${newId()}|test|${PERIOD}`
  await usage.insertOne({ _id, used: -211 }, { bypassDocumentValidation: true })

  await raiseUsage.run(fixture.db, AbortSignal.any([]))
  await raiseUsage.run(fixture.db, AbortSignal.any([]))

  expect(await usage.findOne({ _id })).toEqual({ _id, used: 0 })
  await expect(usage.updateOne({ _id }, { $inc: { used: -1 } })).rejects.toMatchObject({ code: 121 })
})

async function failed(failure: Failure): Promise<Receipt> {
  const { sequential, accessKey, xml, ...receipt } = aReceipt({
    _id: newId(),
    workspaceId: newId(),
    usageDay: '2026-11-21',
  })
  const finish = () => ({ sequential, accessKey, xml })
  const numbered = await fixture.numbering.number({ receipt, allowance: ALLOWANCE, finish })
  if (numbered.kind !== 'numbered') throw new Error(numbered.kind)
  return fail(numbered.receipt, failure)
}

interface Failure {
  step: 'signing' | 'reception' | 'authorization'
  neverSent?: boolean
}

async function fail({ _id, attempt }: Receipt, failure: Failure): Promise<Receipt> {
  await fixture.record(_id, { kind: 'failed', reason: 'no answer', attempt, ...failure })
  const receipt = await fixture.receipts.load(_id)
  if (receipt === null) throw new Error('not stored')
  return receipt
}

function retry(
  receipt: Receipt,
  stores: Partial<Pick<Receipts, 'save'> & Pick<Numbering, 'takeQuotaAgain'>> = {},
  allowance = ALLOWANCE,
): Promise<Receipt> {
  const { receipts, numbering } = fixture
  const dispatcher = { dispatch: () => {} }
  const find = findReceipt({ receipts })
  const both = { receipts: { ...receipts, ...stores }, numbering: { ...numbering, ...stores } }
  const retrying = retryReceipt({ find, ...both, dispatcher, log, now: () => new Date() })
  return retrying(receipt, receipt._id, '', allowance)
}

async function dispatched(receipt: Receipt): Promise<void> {
  const { receipts, numbering, record, atRest } = fixture
  const unused = { catalog: { moveStock: async () => {} }, signer: { sign: async () => '<a/>' } }
  const publish = async () => {}
  const timing = { now: () => new Date(), stepTimeoutMs: 1_000 }
  await using dispatcher = dispatchActions({ receipts, numbering, ...unused, publish, record, atRest, log, ...timing })
  dispatcher.dispatch(receipt, receipt.outbox)
}

async function heldAndUsed({ _id, workspaceId }: Receipt) {
  const used = await fixture.numbering.used({ workspaceId, mode: 'test' }, PERIOD)
  return [(await fixture.receipts.load(_id))?.quotaHeld, used]
}
