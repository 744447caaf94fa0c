import { expect, test } from '@jest/globals'
import { firstMatch, looksLikeCode } from './page-query.ts'

test.each([
  ['1790085783001', true],
  ['CAFE-500', true],
  ['AB123', true],
  ['Café 500', false],
  ['Pérez', false],
  ['', false],
])('"%s" looks like a code: %s', (text, isCode) => {
  expect(looksLikeCode(text)).toBe(isCode)
})

test('the next search runs only if the previous one has no matches', async () => {
  const calls: string[] = []
  const way = (name: string, total: number) => async () => {
    calls.push(name)
    return { rows: Array.from({ length: total }, () => name), total }
  }

  expect(await firstMatch([way('code', 0), way('name', 1), way('email', 5)])).toEqual({ rows: ['name'], total: 1 })
  expect(await firstMatch([way('code', 0)])).toEqual({ rows: [], total: 0 })
  expect(calls).toEqual(['code', 'name', 'code'])
})
