import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { withExactDecimals } from '../../http/domain/exact-decimals.ts'
import { tokenBuckets, tokensFor } from '../../http/domain/rate-limit.ts'
import { bodyHash } from '../../issuing/domain/body-hash.ts'
import { readFileLink, signFileLink } from '../../receipts/domain/file-link.ts'
import { readListQuery } from '../../records/domain/family-a-query.ts'
import { hashApiKey, mintApiKey, modeOfApiKey } from './api-key.ts'
import { allowedBy, defaultPlans, planNamed, plansWith } from './plan.ts'

test('a key has its mode, 32 random letters and a checksum that catches typing errors', () => {
  const key = mintApiKey('test', randomBytes)
  const typo = key.slice(0, 15) + (key[15] === 'a' ? 'b' : 'a') + key.slice(16)

  expect(key).toMatch(/^ak_test_[0-9A-Za-z]{38}$/)
  expect(modeOfApiKey(key)).toBe('test')
  expect(modeOfApiKey(typo)).toBeNull()
  expect(modeOfApiKey(key.replace('test', 'live'))).toBeNull()
  expect(modeOfApiKey('')).toBeNull()
})

test('no two keys are the same, and each letter is as likely as the other', () => {
  const keys = Array.from({ length: 500 }, () => mintApiKey('live', randomBytes))
  const letters = keys.flatMap((key) => [...key.slice(8, 40)])
  const counts = [...Map.groupBy(letters, (letter) => letter).values()].map(({ length }) => length)

  expect(new Set(keys).size).toBe(500)
  expect(counts).toHaveLength(62)
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(2)
})

test('what is stored of a key depends on the pepper and does not hold the key', () => {
  const key = mintApiKey('live', randomBytes)

  expect(hashApiKey(key, 'a')).toBe(hashApiKey(key, 'a'))
  expect(hashApiKey(key, 'a')).not.toBe(hashApiKey(key, 'b'))
  expect(hashApiKey(key, 'a')).not.toContain(key.slice(8, 16))
})

test('numbers become the text that stands for them, everything else stays', () => {
  const body = { a: 0.1, b: [1e21, -2.5, '7'], c: { d: true, e: null } }

  expect(withExactDecimals(body)).toEqual({
    exact: { a: '0.1', b: ['1e+21', '-2.5', '7'], c: { d: true, e: null } },
    inexact: [],
  })
})

test('a number altered on its way in is named', () => {
  const { inexact } = withExactDecimals({ items: [{ price: 0.1 + 0.2 }, { price: 123456789012345 }] })

  expect(inexact.map(({ path }) => path)).toEqual(['items[0].price'])
})

test('a body hash depends on values and on the order of lists only', () => {
  expect(bodyHash({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(bodyHash({ b: { d: [1, 2], c: 2 }, a: 1 }))
  expect(bodyHash({ a: [1, 2] })).not.toBe(bodyHash({ a: [2, 1] }))
  expect(bodyHash({ a: 1 })).not.toBe(bodyHash({ a: '1' }))
  expect(bodyHash(undefined)).toMatch(/^[0-9a-f]{64}$/)
})

const file = { kind: 'pdf' as const, workspaceId: 'w', mode: 'live' as const, receiptId: 'r' }

test('a link opens its file until it expires', () => {
  const link = signFileLink(file, 1_000, 'secret')

  expect(readFileLink(link, 1_000, 'secret')).toEqual(file)
  expect(() => readFileLink(link, 1_001, 'secret')).toThrow(expect.objectContaining({ code: 'RCP_10004' }))
})

test('a link whose time is no number opens nothing', () => {
  const link = signFileLink(file, Number.NaN, 'secret')

  expect(() => readFileLink(link, 0, 'secret')).toThrow(expect.objectContaining({ code: 'RCP_10004' }))
})

test('a link that was altered, or signed by somebody else, opens nothing', () => {
  const [claim = '', seal = ''] = signFileLink(file, 1_000, 'secret').split('.')
  const other = Buffer.from(Buffer.from(claim, 'base64url').toString().replace('w', 'v')).toString('base64url')

  for (const link of [`${other}.${seal}`, `${claim}.`, claim, '', signFileLink(file, 1_000, 'other')]) {
    expect(() => readFileLink(link, 0, 'secret')).toThrow(expect.objectContaining({ code: 'RCP_10005' }))
  }
})

test('a bucket lets a burst through, then as many a second as the plan says', () => {
  const take = tokenBuckets()
  const rate = { perSecond: 10, burst: 20 }
  const burst = Array.from({ length: 21 }, () => take('key', rate, 1_000_000))

  expect(burst.filter((taken) => 'allowed' in taken && taken.allowed)).toHaveLength(20)
  expect(burst.at(-1)).toEqual({ allowed: false, limit: 20, remaining: 0, reset: 1_002, retryAfter: 1 })
  expect(take('key', rate, 1_000_100)).toMatchObject({ allowed: true, remaining: 0 })
  expect(take('key', rate, 1_000_100)).toMatchObject({ allowed: false })
  expect(take('key', rate, 1_002_200)).toMatchObject({ allowed: true, remaining: 19 })
})

test('a large body takes a token for each 16 KiB, and one beyond the bucket all of it', () => {
  const take = tokenBuckets()
  const rate = { perSecond: 10, burst: 20 }
  const large = tokensFor({ 'content-length': String(215 * 1024) })

  expect([tokensFor({}), tokensFor({ 'content-length': '900' }), large]).toEqual([1, 1, 14])
  expect(take('a', rate, 0, large)).toMatchObject({ allowed: true, remaining: 6 })
  expect(take('a', rate, 0, large)).toMatchObject({ allowed: false, remaining: 6, retryAfter: 1 })
  expect(take('a', rate, 0)).toMatchObject({ allowed: true, remaining: 5 })
  expect(take('b', rate, 0, 128)).toMatchObject({ allowed: true, remaining: 0 })
})

test('keys do not take from each other, and a plan without a limit never runs out', () => {
  const take = tokenBuckets()
  const rate = { perSecond: 1, burst: 1 }

  expect(take('a', rate, 0)).toMatchObject({ allowed: true })
  expect(take('b', rate, 0)).toMatchObject({ allowed: true })
  expect(take('c', null, 0)).toMatchObject({ allowed: true, remaining: 1_000_000 })
})

test.each([
  ['free', '2026-11-21T15:00:00Z', { quota: 25, period: 'trial', from: '2026-11-21', to: '2026-12-20' }],
  ['free', '2026-12-21T14:59:59Z', { quota: 25, period: 'trial' }],
  ['free', '2026-12-21T15:00:00Z', { quota: 0, period: '2026-12', from: '2026-12-01', to: '2026-12-31' }],
  ['entry', '2026-12-01T04:59:59Z', { quota: 10, period: '2026-11', from: '2026-11-01', to: '2026-11-30' }],
  ['entry', '2026-12-01T05:00:00Z', { quota: 10, period: '2026-12' }],
  ['development', '2026-12-01T05:00:00Z', { limited: false, quota: 0 }],
])('what plan %s allows at %s', (plan, now, expected) => {
  const openedAt = new Date('2026-11-21T15:00:00Z')

  expect(allowedBy(planNamed(defaultPlans, plan), openedAt, new Date(now))).toMatchObject(expected)
})

test('a trial that begins on the 31st ends with a shorter month', () => {
  const openedAt = new Date('2026-01-31T12:00:00Z')

  expect(allowedBy(planNamed(defaultPlans, 'free'), openedAt, openedAt)).toMatchObject({ to: '2026-02-27' })
})

test('plans of the settings replace and join the table; what is no plan is refused', () => {
  const own = { quota: 5, excess: 1, trial: false, rate: null }

  expect(plansWith(JSON.stringify({ free: own, own }))).toMatchObject({ free: own, own, entry: { quota: 10 } })
  expect(plansWith('')).toBe(defaultPlans)
  for (const text of ['{', '[]', '{"x": {"quota": -1}}']) {
    expect(() => plansWith(text)).toThrow(expect.objectContaining({ code: 'ACC_10004' }))
  }
})

test('a query is split before another filter only', () => {
  const search = `query=${encodeURIComponent('filter.name__like=Pérez & Hijos&limit=5&filter.type__eq=04')}`

  expect(readListQuery(search)).toEqual({
    filters: [
      { field: 'name', operator: 'like', value: 'Pérez & Hijos&limit=5' },
      { field: 'type', operator: 'eq', value: '04' },
    ],
    limit: 1_000,
    offset: 0,
    sort: '',
  })
})

test.each([
  ['filter.name__like=ab%20c&limit=5&offset=10&sort=-name'],
  ['query=filter.name__like%3Dab%2520c&limit=5&offset=10&sort=-name'],
  ['query%5Bfilter.name__like%5D=ab%20c&limit=5&offset=10&sort=-name'],
  ['query[filter.name__like]=ab+c&limit=5&offset=10&sort=-name'],
])('a list is asked for in three forms that mean the same: %s', (search) => {
  expect(readListQuery(search)).toEqual({
    filters: [{ field: 'name', operator: 'like', value: 'ab c' }],
    limit: 5,
    offset: 10,
    sort: '-name',
  })
})

test.each([
  ['query=', [{ path: 'query', message: expect.stringContaining('such as filter.name__like=abc') }]],
  ['query=%20&limit=5', [{ path: 'query', message: expect.stringContaining('is empty') }]],
  ['limit=5&limit=5', [{ path: 'limit', message: 'must be sent once; it is sent 2 times: "5", "5"' }]],
  ['offset=1&query[offset]=2&sort=name&sort=-name', [{ path: 'offset' }, { path: 'sort' }]],
])('an empty or contradictory parameter is refused: %s', (search, problems) => {
  const details = problems.map((problem) => expect.objectContaining(problem))

  expect(() => readListQuery(search)).toThrow(expect.objectContaining({ code: 'VAL_10000', details }))
})

test('an unknown parameter, or one with a wrong value, is named', () => {
  expect(() => readListQuery('colour=red&limit=1001&offset=-1')).toThrow(
    expect.objectContaining({
      details: [
        expect.objectContaining({ path: 'colour' }),
        expect.objectContaining({ path: 'limit' }),
        expect.objectContaining({ path: 'offset' }),
      ],
    }),
  )
})
