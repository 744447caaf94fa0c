import { type ReceiptView, receiptViewExample } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { eventsAfter } from './receipt-events.ts'

const at = '2026-11-21T15:04:07.000Z'

function aReceipt(...statuses: ReceiptView['status'][]): ReceiptView {
  const timeline = statuses.map((status) => ({ status, at, detail: null }))
  return { ...receiptViewExample, status: statuses.at(-1) ?? 'DRAFT', timeline }
}

test('each status is one event, in order, the newest with the receipt', () => {
  const events = eventsAfter(aReceipt('DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED'), 0)

  expect(events.map(({ id, data }) => [id, data.status, data.final, data.receipt?.status])).toEqual([
    [1, 'DRAFT', false, undefined],
    [2, 'RECEIVED_AUTHORITY', false, undefined],
    [3, 'AUTHORIZED', false, 'AUTHORIZED'],
  ])
})

test('earlier events are not repeated, and a final status is marked', () => {
  const receipt = aReceipt('DRAFT', 'AUTHORIZED', 'COMPLETED')

  expect(eventsAfter(receipt, 2).map(({ id, data }) => [id, data.status, data.final])).toEqual([[3, 'COMPLETED', true]])
  expect(eventsAfter(receipt, 3)).toEqual([])
  expect(eventsAfter(aReceipt('DRAFT', 'ERROR'), 1)[0]?.data).toMatchObject({ status: 'ERROR', final: false })
})
