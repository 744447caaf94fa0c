import { expect, test } from '@jest/globals'
import { type JsonFault, jsonFault } from './json-fault.ts'

const broken = (line: number, column: number) => ({ reason: 'broken', line, column }) as const
const endsEarly = { reason: 'ends-early', line: 1 } as const

test.each<[string, JsonFault]>([
  ['{"a": 1,}', broken(1, 9)],
  ['{\n  "a": 1\n  "b": 2}', broken(3, 3)],
  ["{'a': 1}", broken(1, 2)],
  ['{"a": 01}', broken(1, 8)],
  ['[1 2]', broken(1, 4)],
  ['{"a": "line\nbreak"}', broken(1, 12)],
  ['{"a": "\\x"}', broken(1, 8)],
  ['{"a": NaN}', broken(1, 7)],
  ['{} {}', broken(1, 4)],
  ['[1}', broken(1, 3)],
  ['{"a": [1', endsEarly],
  ['{"a": "x', endsEarly],
  ['', endsEarly],
])('%j: %j', (json, fault) => {
  expect(jsonFault(json)).toEqual(fault)
})

test.each(['{}', '[]', ' {"a": [1, -2.5e+3, "\\u00e9", true, null, {}], "b": {"c": []}}\n', '"x"', '0'])(
  '%s is JSON, here as for the parser',
  (json) => {
    expect(() => JSON.parse(json)).not.toThrow()
    expect(jsonFault(json)).toBeUndefined()
  },
)
