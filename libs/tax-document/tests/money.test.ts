import { expect, test } from '@jest/globals'
import { allKinds } from '../src/kinds/kinds.ts'
import { addUpDocuments, postOrders } from './add-up-documents.ts'

// money.component.test.ts adds up 100,000 documents, and posts 10,000.
test('in 1,000 random documents the lines add up to the totals, and the payments to the total', async () => {
  expect(await addUpDocuments(1_000)).toBe('1000 documents add up\n')
}, 30_000)

test('of 1,000 random orders those that are taken pass the schemas and rules, and add up', async () => {
  expect(Object.keys(await postOrders(1_000))).toHaveLength(allKinds.length)
}, 30_000)
