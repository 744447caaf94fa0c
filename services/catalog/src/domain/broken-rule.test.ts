import { expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { brokenRule } from './broken-rule.ts'
import { choice, decimal, flag, optionalChoice, optionalText, reference, seriesCode, text } from './vocabulary.ts'

test.each([
  ['a blank text', text(5, 'Ana'), ' ', 'FLD_10001'],
  ['null where a text is required', text(5, 'Ana'), null, 'FLD_10001'],
  ['a text that is too long', text(5, 'Ana'), 'abcdef', 'FLD_10006'],
  ['a number in place of a text', text(5, 'Ana'), 5, 'FLD_10003'],
  ['an optional text that is too long', optionalText(5), 'abcdef', 'FLD_10006'],
  ['a number in place of an optional text', optionalText(5), 5, 'FLD_10003'],
  ['a text in place of a flag', flag(false), 'yes', 'FLD_10003'],
  ['null in place of a flag', flag(false), null, 'FLD_10003'],
  ['a value that is not in the list', choice(['A', 'B']), 'C', 'FLD_10004'],
  ['a value that is not in an optional list', optionalChoice(['A', 'B']), 'C', 'FLD_10004'],
  ['an id that is no UUID', reference(), 'x', 'FLD_10005'],
  ['a decimal with letters', decimal(2), '1,5', 'FLD_10005'],
  ['a number that is too large', seriesCode(), 1_000, 'FLD_10007'],
  ['half a number', seriesCode(), 1.5, 'FLD_10003'],
  ['an empty list', Type.Array(Type.String(), { minItems: 1 }), [], 'FLD_10006'],
])('%s has a code of its own', (_what, schema, value, code) => {
  expect(brokenRule(schema, value).code).toBe(code)
})
