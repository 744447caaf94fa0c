import { expect, test } from '@jest/globals'
import { countFilters, isReversed, listQueryOf, receiptSearchOf } from './receipt-search.ts'

test('the address has the filters of the receipts', () => {
  const search = receiptSearchOf({
    q: ' maría p ',
    status: 'ERROR,REJECTED',
    kind: 'INVOICE',
    from: '2026-11-01',
    to: '2026-11-30',
    customer: '1710034065',
  })

  expect(listQueryOf(search)).toEqual({
    q: 'maría p',
    status: 'REJECTED,ERROR',
    documentType: 'INVOICE',
    from: '2026-11-01',
    to: '2026-11-30',
    customerIdentification: '1710034065',
  })
  expect(countFilters(search)).toBe(5)
})

test('a numeric search text stays text', () => {
  expect(receiptSearchOf({ q: 123 })).toEqual({ q: '123' })
})

test.each([
  ['a state that no receipt has', { status: 'DONE' }],
  ['a kind that no document is', { kind: 'RECEIPT' }],
  ['a day that no calendar has', { from: '2026-02-30' }],
  ['a text that is no day', { to: 'yesterday' }],
  ['blanks', { q: '  ', customer: '' }],
  ['words of other pages', { tab: 'xml' }],
])('%s in an address is dropped', (_what, address) => {
  expect(receiptSearchOf(address)).toEqual({})
})

test('a reversed period is detected', () => {
  expect(isReversed({ from: '2026-02-01', to: '2026-01-31' })).toBe(true)
  expect(isReversed({ from: '2026-02-01', to: '2026-02-01' })).toBe(false)
  expect(isReversed({ from: '2026-02-01' })).toBe(false)
})
