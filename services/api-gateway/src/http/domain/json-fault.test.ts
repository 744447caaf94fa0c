import { expect, test } from '@jest/globals'
import { jsonFault } from './json-fault.ts'

test.each([
  ['{"a": 1,}', 'it is broken at line 1, column 9'],
  ['{\n  "a": 1\n  "b": 2}', 'it is broken at line 3, column 3'],
  ["{'a': 1}", 'it is broken at line 1, column 2'],
  ['{"a": 01}', 'it is broken at line 1, column 8'],
  ['[1 2]', 'it is broken at line 1, column 4'],
  ['{"a": "line\nbreak"}', 'it is broken at line 1, column 12'],
  ['{"a": "\\x"}', 'it is broken at line 1, column 8'],
  ['{"a": NaN}', 'it is broken at line 1, column 7'],
  ['{} {}', 'it is broken at line 1, column 4'],
  ['[1}', 'it is broken at line 1, column 3'],
  ['{"a": [1', 'it ends too early, on line 1'],
  ['{"a": "x', 'it ends too early, on line 1'],
  ['', 'it ends too early, on line 1'],
])('%j: %s', (json, said) => {
  expect(jsonFault(json)).toBe(said)
})

test.each(['{}', '[]', ' {"a": [1, -2.5e+3, "\\u00e9", true, null, {}], "b": {"c": []}}\n', '"x"', '0'])(
  '%s is JSON, here as for the parser',
  (json) => {
    expect(() => JSON.parse(json)).not.toThrow()
    expect(jsonFault(json)).toBeUndefined()
  },
)
