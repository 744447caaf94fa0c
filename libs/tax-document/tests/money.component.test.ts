import { expect, test } from '@jest/globals'
import { addUpDocuments, postOrders } from './add-up-documents.ts'

// These take seconds without a server: component tests, so that unit tests stay quick.
const documents = Number(process.env.MONEY_DOCUMENTS ?? 20_000)

test('in random documents the lines add up to the totals, and the payments to the total', async () => {
  expect(await addUpDocuments(documents)).toBe(`${documents} documents add up\n`)
}, 240_000)

test("accepted ones of 10,000 random orders pass the authority's schema and our rules, and add up", async () => {
  const counts = Object.values(await postOrders(10_000))

  // The others are refused for something odd: both happen often, in every kind.
  expect(Math.min(...counts)).toBeGreaterThan(500)
  expect(counts.reduce((sum, each) => sum + each, 0)).toBeLessThan(9_000)
}, 120_000)
