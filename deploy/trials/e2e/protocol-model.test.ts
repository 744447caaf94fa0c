import { expect, jest, test } from '@jest/globals'
import { explore, type Scenario } from './model/explore.ts'

jest.setTimeout(120_000)

const EVERY_FAULT = ['crash', 'duplicate', 'outage', 'lost', 'odd', 'slow', 'early', 'breaker', 'retry'] as const

test.each<[string, Pick<Scenario, 'faults' | 'of'>, number]>([
  ['nothing goes wrong', { faults: 0, of: [] }, 500],
  ['any one thing goes wrong', { faults: 1, of: EVERY_FAULT }, 10_000],
  ['processes are killed twice', { faults: 2, of: ['crash'] }, 10_000],
  ['a process is killed, and the database is away', { faults: 2, of: ['crash', 'outage'] }, 10_000],
  ['a process is killed, and an answer lost', { faults: 2, of: ['crash', 'lost'] }, 10_000],
])('a receipt ends once, whatever comes first, when %s', async (what, faults, atLeast) => {
  // A second call with the reference gets the first receipt: with two faults it adds nothing.
  const posts = { 'order-1': faults.faults > 1 ? 1 : 2 }
  const { states, transitions, ends, broken } = await explore({ posts, ...faults })

  process.stdout.write(`${what}: ${states} states, ${transitions} transitions\n`)
  expect(broken).toBeNull()
  expect(ends).toEqual(expect.arrayContaining(['COMPLETED', 'REJECTED']))
  expect(states).toBeGreaterThan(atLeast)
})

// A model that never fails proves nothing.
test.each<[NonNullable<Scenario['weakened']>, Pick<Scenario, 'faults' | 'of'>, RegExp]>([
  ['number without looking for the reference', { faults: 0, of: [] }, /^I2/],
  ['forget who had the lease', { faults: 1, of: ['crash'] }, /^I5/],
  ['forget what is due', { faults: 1, of: ['crash'] }, /^I1/],
  ['believe that nothing arrived', { faults: 1, of: ['lost'] }, /^I5/],
  ['save under any version', { faults: 1, of: ['early'] }, /^I/],
])('the model finds what breaks where processes %s', async (weakened, faults, rule) => {
  const { broken } = await explore({ posts: { 'order-1': 2 }, ...faults, weakened })

  expect(broken?.rule).toMatch(rule)
})
