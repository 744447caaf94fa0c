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

test('a new receipt is polled often, an older one less often', () => {
  expect([at(1), at(60), at(3600)].map((now) => followPace(receipt('DRAFT'), now))).toEqual([1_500, 5_000, 20_000])
})

test('a failed receipt is polled, because the system may retry it', () => {
  expect(followPace(receipt('ERROR'), at(3600))).toBe(20_000)
})

test('a final receipt is polled only while its mail is pending', () => {
  expect(followPace(receipt('COMPLETED', 'PENDING'), at(1))).toBe(3_000)
  expect(followPace(receipt('COMPLETED', 'SENT'), at(1))).toBe(false)
  expect(followPace(receipt('COMPLETED'), at(1))).toBe(false)
})
