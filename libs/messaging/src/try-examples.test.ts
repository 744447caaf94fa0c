import { ReceiptMailed, WarnOwner } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { done, on, reject } from './handler.ts'
import { tryExamples } from './try-examples.ts'

test('every example is run by its handler', async () => {
  const outcomes = await tryExamples([
    on(ReceiptMailed, async () => done),
    on(WarnOwner, async ({ body }) => reject(body.subject)),
  ])

  expect(outcomes).toEqual({
    'receipt.mailed.v1': done,
    'mail.warn.v1': reject(WarnOwner.example.subject),
  })
})
