import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { openTown, type Town } from './town.ts'

/** An hour is 1.8 seconds. */
const PACE = 0.0005
const HOUR = 3_600_000 * PACE

async function allAuthorized({ house }: Town, receiptIds: readonly string[]): Promise<void> {
  const done = () => receiptIds.every((id) => house.heard.of(id).some(({ type }) => type === 'authority.authorized'))
  await until('all authorized', done, { within: 60_000, every: 200 })
}

test('five hundred receipts through an outage of an hour: all authorized, no burst on return', async () => {
  // Waiting is compressed, working is not: so the budget is the legal day.
  await using town = await openTown({ pace: PACE, outageBudgetMinutes: 24 * 60 })
  const early = await Promise.all(Array.from({ length: 50 }, () => town.submit()))
  await town.mood({ name: 'down' })
  const back = pause(HOUR)

  const late = await Promise.all(Array.from({ length: 450 }, () => town.submit()))
  await back
  await town.mood({ name: 'normal' })

  await allAuthorized(
    town,
    [...early, ...late].map(({ receiptId }) => receiptId),
  )
  const { violations, mostAtOnce } = await town.log()
  expect(violations).toEqual([])
  expect(mostAtOnce).toBeLessThanOrEqual(town.house.config.mostParallel)
  expect(town.house.heard.facts.filter(({ type }) => type === 'authority.unreachable')).toEqual([])
}, 120_000)

test('beyond the budget a receipt is unreachable, and comes back by itself with the authority', async () => {
  await using town = await openTown({ pace: PACE, outageBudgetMinutes: 20 })
  await town.mood({ name: 'down' })
  const submissions = await Promise.all(Array.from({ length: 30 }, () => town.submit()))
  for (const { receiptId } of submissions) await town.house.heard.fact(receiptId, 'authority.unreachable')

  await town.mood({ name: 'normal' })

  await allAuthorized(
    town,
    submissions.map(({ receiptId }) => receiptId),
  )
  expect((await town.log()).violations).toEqual([])
  const facts = town.house.heard.of(submissions[0]?.receiptId ?? '').map(({ type }) => type)
  expect(facts.filter((type) => type === 'authority.unreachable')).toHaveLength(1)
}, 120_000)

test('one taxpayer with nearly all of the load does not keep another waiting', async () => {
  await using town = await openTown({ pace: 1, mostParallel: 10 })
  await town.mood({ name: 'slow', seconds: 0.1 })
  const crowd = Array.from({ length: 180 }, () => town.prepare())
  const others = Array.from({ length: 5 }, () => town.prepare({ ruc: '1790011674001' }))
  await Promise.all(crowd.map((one) => town.house.again(one)))
  const before = (await town.log()).calls.length

  await Promise.all(others.map((one) => town.house.again(one)))
  await Promise.all(others.map(({ receiptId }) => town.house.heard.fact(receiptId, 'authority.received')))

  // Counted in calls, so that a busy machine does not matter: at ten calls of 0.1 s at once, fifty are half a second.
  const keys = new Set(others.map(({ accessKey }) => accessKey))
  const since = (await town.log()).calls.slice(before)
  const lastOfOthers = since.findLastIndex(({ operation, accessKey }) => operation === 'send' && keys.has(accessKey))
  expect(lastOfOthers).toBeLessThan(50)
  const waiting = crowd.filter(({ receiptId }) => town.house.heard.of(receiptId).length === 0)
  expect(waiting.length).toBeGreaterThan(0)
}, 60_000)
