import { expect, test } from '@jest/globals'
import { aReceipt } from '../../tests/a-receipt.ts'
import { receiptView } from './receipt-view.ts'
import { record } from './state-machine.ts'

test('of two views of a receipt the version tells which is newer', () => {
  const before = aReceipt()
  const after = record(before, { kind: 'signed', xml: '<signed/>' }, new Date('2026-11-21T15:00:00.000Z')) ?? before

  expect([receiptView(before).version, receiptView(after).version]).toEqual([1, 2])
})
