import { expect, test } from '@jest/globals'
import { firstSteps, nextStep, STEPS } from './first-steps.ts'

const NOTHING = { testKeys: 0, completedReceipts: 0, ownTaxpayers: 0, certificates: 0, liveKeys: 0, webhooks: 0 }

test('a new workspace begins with a test key', () => {
  const steps = firstSteps(NOTHING)

  expect(steps.filter(({ isDone }) => isDone)).toEqual([])
  expect(nextStep(steps)).toBe('testKey')
})

test('steps are done in any order', () => {
  const steps = firstSteps({ ...NOTHING, testKeys: 2, ownTaxpayers: 1 })

  expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(['testKey', 'taxpayer'])
  expect(nextStep(steps)).toBe('firstInvoice')
})

test('there is no next step when all are done', () => {
  const all = firstSteps({
    testKeys: 1,
    completedReceipts: 1,
    ownTaxpayers: 1,
    certificates: 1,
    liveKeys: 1,
    webhooks: 1,
  })

  expect(all.map(({ name }) => name)).toEqual(STEPS)
  expect(nextStep(all)).toBeNull()
})
