import { expect, test } from '@jest/globals'
import { countFilters, listQueryOf, requestSearchOf } from './request-search.ts'

const ID = '019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77'

test('unknown values of the address are dropped', () => {
  const address = { status: '9xx', method: 'TRACE', q: '  ', key: 'x', day: '2026-02-30', request: 'y' }

  expect(requestSearchOf(address)).toEqual({})
  expect(requestSearchOf({ status: 404, method: 'POST', day: '2026-11-21', request: ID })).toEqual({
    status: '404',
    method: 'POST',
    day: '2026-11-21',
    request: ID,
  })
})

test.each([
  ['val_10000', { code: 'VAL_10000' }],
  [ID, { requestId: ID }],
  ['/v1/developer/invoices', { path: '/v1/developer/invoices' }],
  ['https://api.example.com/customers?limit=1', { path: '/customers' }],
  ['invoices', { path: 'invoices' }],
])('the search text selects its filter: %s', (q, query) => {
  expect(listQueryOf({ q })).toEqual(query)
})

test('a day is by the clock of the authority, five hours behind UTC', () => {
  expect(listQueryOf({ day: '2026-11-21' })).toEqual({
    from: '2026-11-21T05:00:00.000Z',
    to: '2026-11-22T05:00:00.000Z',
  })
})

test('the search text and the opened request do not count as filters', () => {
  expect(countFilters({ q: 'x', request: ID })).toBe(0)
  expect(countFilters({ status: 'failed', method: 'GET' })).toBe(2)
})
