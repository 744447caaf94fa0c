import { expect, test } from '@jest/globals'
import { followPace } from './follow-pace.ts'

const BEGAN = '2026-11-21T15:00:00.000Z'
const at = (seconds: number) => Date.parse(BEGAN) + seconds * 1000
const receipt = (status: 'DRAFT' | 'ERROR' | 'COMPLETED', mail?: 'PENDING' | 'SENT') => ({
  status,
  createdAt: BEGAN,
  updatedAt: BEGAN,
  ...(mail === undefined ? {} : { mails: [{ state: mail }] }),
})

test('a receipt that was just issued is asked for every moment, later less often', () => {
  expect([at(1), at(60), at(3600)].map((now) => followPace(receipt('DRAFT'), now))).toEqual([1_500, 5_000, 20_000])
})

test('one in error is asked for, as it may be retried by itself', () => {
  expect(followPace(receipt('ERROR'), at(3600))).toBe(20_000)
})

test('one that has ended is asked for while its mail is on the way, and no longer', () => {
  expect(followPace(receipt('COMPLETED', 'PENDING'), at(1))).toBe(3_000)
  expect(followPace(receipt('COMPLETED', 'SENT'), at(1))).toBe(false)
  expect(followPace(receipt('COMPLETED'), at(1))).toBe(false)
})
