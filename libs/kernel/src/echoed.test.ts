import { expect, test } from '@jest/globals'
import { echoed, withValue } from './echoed.ts'

test.each([
  ['must be one of A, B', 'C', 'must be one of A, B; it is "C"'],
  ['The date is in the future.', '2026-11-22', 'The date is in the future. The value is "2026-11-22".'],
  ['must be at least 0', -1, 'must be at least 0; it is -1'],
  ['must be at least 0; it is -1', '-1', 'must be at least 0; it is -1'],
  ['The total given is 114.00.', '114', 'The total given is 114.00.'],
  ['must have at most 15 characters', '15', 'must have at most 15 characters; it is "15"'],
  ['must be a day, such as 2026-11-21', '2026-11-21', 'must be a day, such as 2026-11-21; it is "2026-11-21"'],
  ['is required', undefined, 'is required'],
  ['is required', '', 'is required'],
  ['must not be empty', [], 'must not be empty'],
])('%s: %j', (message, value, said) => {
  expect(withValue(message, value)).toBe(said)
})

test.each(['password', 'signaturePassword', 'account.currentPassword', 'file', 'xml', 'token'])(
  'the value of %s is never repeated',
  (path) => {
    expect(withValue('is not of the form asked for', 'hunter2', path)).toBe('is not of the form asked for')
  },
)

test.each([
  ['é'.repeat(70), `"${'é'.repeat(58)}…`],
  ['a\u0007', '"a\\u0007"'],
  [[1], 'a list'],
  [{}, 'an object'],
  [undefined, 'nothing'],
])('%j is repeated as %s', (value, text) => {
  expect(echoed(value)).toBe(text)
})
