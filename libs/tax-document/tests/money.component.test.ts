import { expect, test } from '@jest/globals'
import { addUpDocuments } from './add-up-documents.ts'

// It needs no server, but takes seconds: a component test, so that unit tests stay quick.
test('in 100,000 random documents the lines add up to the totals, and the payments to the total', async () => {
  expect(await addUpDocuments(100_000)).toBe('100000 documents add up\n')
}, 120_000)
