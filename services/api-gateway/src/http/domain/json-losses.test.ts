import { processorMs } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { jsonLosses } from './json-losses.ts'
import { countMembers } from './json-size.ts'

function lossesOf(json: string) {
  const members = countMembers(Buffer.from(json)) ?? Number.NaN
  return jsonLosses(json, members, JSON.parse(json)).map(({ path, code }) => `${path} ${code}`)
}

test.each([
  ['{"a": 1, "a": 2}', ['a FLD_10061']],
  ['{"a": 1, "\\u0061": 2}', ['a FLD_10061']],
  ['{"items": [{"price": 1}, {"x": {"price": 1, "price": 1}, "price": 2}]}', ['items[1].x.price FLD_10061']],
  ['{"a": {"b": 1}, "a": {"b": 2}, "c": [{"d": 1, "d": 2, "d": 3}]}', ['a FLD_10061', 'c[0].d FLD_10061']],
  ['{"": 1, "": 2}', [' FLD_10061']],
  ['{"constructors": "{\\"a\\": 1}", "a": "\\\\", "a": ","}', ['a FLD_10061']],
])('a member that is written twice is named, at any depth: %s', (json, losses) => {
  expect(lossesOf(json)).toEqual(losses)
})

test.each([
  ['{"a": 1e-400}', ['a FLD_10008']],
  ['{"a": [0, 1e400, -1E+400]}', ['a[1] FLD_10008', 'a[2] FLD_10008']],
  ['{"a": 12345678901234567890}', ['a FLD_10008']],
  ['{"a": 0.10000000000000000001}', ['a FLD_10008']],
  ['100.00000000000000001', [' FLD_10008']],
])('a number that a double cannot hold is named: %s', (json, losses) => {
  expect(lossesOf(json)).toEqual(losses)
})

test.each([
  '{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]}',
  '{"a": 1.50e2, "b": 1E5, "c": -0, "d": 0.0, "e": 0e-400, "f": 1e-7, "g": 100000000000000000000, "h": 1e21}',
  '{"accessKey": "2111202601179999999000110010010000000011234567818", "text": "\\"a\\": 1e-400, {"}',
  '[{}, [], "", null, true]',
])('what is kept whole is not named: %s', (json) => {
  expect(lossesOf(json)).toEqual([])
})

test('a large body is read in one pass', () => {
  const names = Array.from({ length: 900 }, (_, at) => `"name ${at}": "${'\\"x'.repeat(700)}"`).join(',')
  const json = `{${names},"name 1": 1e-400}`

  const before = processorMs()
  expect(lossesOf(json)).toEqual(['name 1 FLD_10061'])
  expect(processorMs() - before).toBeLessThan(500)
})
