import { expect, test } from '@jest/globals'
import { defaultPlans, plansWith, recordCeiling } from '../accounts/domain/plan.ts'
import { limitRecords } from './limit-records.ts'

const free = { ...defaultPlans.free, quota: 1, excess: 0, trial: true, rate: null, records: 20 }

function aLimit() {
  const stored = { rows: 17, counts: 0 }
  const clock = { now: 0 }
  const listRecords = async () => {
    stored.counts += 1
    return { records: [], total: stored.rows, nextCursor: '' }
  }
  const limit = limitRecords({ catalog: { listRecords }, now: () => clock.now })
  const caller = { workspaceId: 'mine', mode: 'test' as const, planName: 'free', plan: free }
  return { stored, clock, limit: (resource = 'customers', adding = 1) => limit(caller, resource, adding) }
}

test('many at once do not get beyond the ceiling, and are counted once', async () => {
  const { limit, stored } = aLimit()

  const all = await Promise.allSettled(Array.from({ length: 10 }, () => limit()))

  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(stored.counts).toBe(1)
})

test('the refusal names limit, number and remedy; deletions count within a second', async () => {
  const { limit, stored, clock } = aLimit()
  stored.rows = 20
  await expect(limit()).rejects.toMatchObject({
    code: 'SUB_12051',
    message:
      'The plan free keeps up to 20 customers and 20 are there: delete what is not needed, or choose a larger plan.',
  })

  stored.rows = 19
  clock.now += 1_001
  await limit()
  await expect(limit()).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a file counts with all its lines', async () => {
  const { limit } = aLimit()

  await expect(limit('customers', 4)).rejects.toThrow('the file has 4 lines')
  await limit('customers', 3)
})

test('of other kinds a tenth may be kept, and a plan without a ceiling is not counted', () => {
  expect(recordCeiling(free, 'taxpayers')).toBe(2)
  expect(recordCeiling(free, 'products')).toBe(20)
  const { gold } = plansWith('{"gold": {"quota": 1, "excess": 0, "trial": false, "rate": null}}')
  expect(gold && recordCeiling(gold, 'customers')).toBeNull()
})
