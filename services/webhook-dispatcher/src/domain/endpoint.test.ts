import { expect, test } from '@jest/globals'
import { addressProblems, eventProblems, rotated, secretsEnd, secretsInForce } from './endpoint.ts'

const day = 24 * 3_600_000
const now = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test('after a rotation the old secret signs along for a day', () => {
  const secrets = rotated([{ sealed: 'old', expiresAt: null }], 'new', now)

  expect(secretsInForce({ secrets }, later(day - 1))).toEqual(['new', 'old'])
  expect(secretsInForce({ secrets }, later(day))).toEqual(['new'])
  expect(secretsEnd({ secrets }, now)).toEqual(later(day))
})

test('a second rotation keeps the end of the first, and drops what has ended', () => {
  const first = rotated([{ sealed: 'a', expiresAt: null }], 'b', now)

  const soon = rotated(first, 'c', later(day / 2))
  expect(secretsInForce({ secrets: soon }, later(day / 2))).toEqual(['c', 'b', 'a'])
  expect(secretsInForce({ secrets: soon }, later(day))).toEqual(['c', 'b'])
  expect(rotated(first, 'c', later(2 * day)).map(({ sealed }) => sealed)).toEqual(['c', 'b'])
})

test.each([
  ['https://example.com/hook', true],
  ['https://example.com:8443/hook?a=b', true],
  ['http://example.com/hook', false],
  ['https://example.com:9000/hook', false],
  ['https://user:pass@example.com/', false],
  ['ftp://example.com/', false],
  ['example.com', false],
])('%s is good in production: %s', (url, isGood) => {
  expect(addressProblems(url, { allowPrivate: false })).toHaveLength(isGood ? 0 : 1)
})

test.each([
  'https:///host/',
  ' https://example.com/',
  'https:\\\\example.com',
  'https://example.com\\@127.0.0.1/',
  'https://exa\tmple.com/',
])('%j, which readers of addresses take differently, is none', (url) => {
  expect(addressProblems(url, { allowPrivate: false })).toHaveLength(1)
})

test('development takes http on any port, and still no other scheme', () => {
  expect(addressProblems('http://127.0.0.1:9000/', { allowPrivate: true })).toEqual([])
  expect(addressProblems('file:///etc/passwd', { allowPrivate: true })).toHaveLength(1)
})

test('every unknown event is named', () => {
  const problems = eventProblems(['invoice.authorized', 'invoice.sold', 'receipt.voided', 'x'])

  expect(problems.map(({ path }) => path)).toEqual(['events[1]', 'events[3]'])
})
