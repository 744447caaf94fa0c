import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { type AuthorityFixture, openAuthority } from './authority-fixture.ts'

/** An hour is 1.8 seconds. */
const PACE = 0.0005
const HOUR = 3_600_000 * PACE

async function allAuthorized({ connector }: AuthorityFixture, receiptIds: readonly string[]): Promise<void> {
  const done = () =>
    receiptIds.every((id) => connector.facts.of(id).some(({ type }) => type === 'authority.authorized'))
  await until('all authorized', done, { within: 60_000, every: 200 })
}

test('five hundred receipts through an outage of an hour: all authorized, no burst on return', async () => {
  // The budget is the legal day: waiting is compressed, processing is not.
  await using fixture = await openAuthority({ pace: PACE, outageBudgetMinutes: 24 * 60 })
  const early = await Promise.all(Array.from({ length: 50 }, () => fixture.submit()))
  await fixture.setFault({ name: 'down' })
  const back = pause(HOUR)

  const late = await Promise.all(Array.from({ length: 450 }, () => fixture.submit()))
  await back
  await fixture.setFault({ name: 'none' })

  await allAuthorized(
    fixture,
    [...early, ...late].map(({ receiptId }) => receiptId),
  )
  const { violations, maxConcurrent } = await fixture.log()
  expect(violations).toEqual([])
  expect(maxConcurrent).toBeLessThanOrEqual(fixture.connector.config.maxParallel)
  expect(fixture.connector.facts.all.filter(({ type }) => type === 'authority.unreachable')).toEqual([])
}, 120_000)

test('beyond the budget a receipt is unreachable, and comes back by itself with the authority', async () => {
  await using fixture = await openAuthority({ pace: PACE, outageBudgetMinutes: 20 })
  await fixture.setFault({ name: 'down' })
  const submissions = await Promise.all(Array.from({ length: 30 }, () => fixture.submit()))
  for (const { receiptId } of submissions) await fixture.connector.facts.waitFor(receiptId, 'authority.unreachable')

  await fixture.setFault({ name: 'none' })

  await allAuthorized(
    fixture,
    submissions.map(({ receiptId }) => receiptId),
  )
  expect((await fixture.log()).violations).toEqual([])
  const facts = fixture.connector.facts.of(submissions[0]?.receiptId ?? '').map(({ type }) => type)
  expect(facts.filter((type) => type === 'authority.unreachable')).toHaveLength(1)
}, 120_000)

test('one taxpayer with nearly all of the load does not delay another', async () => {
  await using fixture = await openAuthority({ pace: 1, maxParallel: 10 })
  await fixture.setFault({ name: 'slow', seconds: 0.1 })
  const crowd = Array.from({ length: 180 }, () => fixture.prepare())
  const others = Array.from({ length: 5 }, () => fixture.prepare({ ruc: '1790011674001' }))
  await Promise.all(crowd.map((one) => fixture.connector.publish(one)))
  const before = (await fixture.log()).calls.length

  await Promise.all(others.map((one) => fixture.connector.publish(one)))
  await Promise.all(others.map(({ receiptId }) => fixture.connector.facts.waitFor(receiptId, 'authority.received')))

  // Counts calls, since a busy machine takes longer: fifty calls of 0.1 s, ten at once, take half a second.
  const keys = new Set(others.map(({ accessKey }) => accessKey))
  const since = (await fixture.log()).calls.slice(before)
  const lastOfOthers = since.findLastIndex(({ operation, accessKey }) => operation === 'send' && keys.has(accessKey))
  expect(lastOfOthers).toBeLessThan(50)
  const waiting = crowd.filter(({ receiptId }) => fixture.connector.facts.of(receiptId).length === 0)
  expect(waiting.length).toBeGreaterThan(0)
}, 60_000)
