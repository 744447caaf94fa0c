import { expect, test } from '@jest/globals'
import { addUpDocuments } from './add-up-documents.ts'

// 100,000 of them are added up by money.component.test.ts.
test('in 1,000 random documents the lines add up to the totals, and the payments to the total', async () => {
  expect(await addUpDocuments(1_000)).toBe('1000 documents add up\n')
}, 30_000)
