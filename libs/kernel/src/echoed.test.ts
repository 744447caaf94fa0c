import { expect, test } from '@jest/globals'
import { echoed, withEcho, withValue } from './echoed.ts'
import { fieldErrors } from './field-errors.ts'
import { mustBe, rule } from './field-rules.ts'
import { words } from './words.ts'

const detail = (message: string, path = 'field') => ({ path, code: 'FLD_10005', message })

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
])('%s: %j', (message, value, sentence) => {
  expect(withValue(detail(message), value).message).toBe(sentence)
})

test('the value is a fact beside the others, and follows the sentence in both languages', () => {
  const form = words('three digits, such as 001', 'tres dígitos, por ejemplo 001')
  const named = withValue(fieldErrors.wrongForm.at('branch', mustBe(form)), '1')
  const whole = withValue(fieldErrors.outOfRange.at('to', rule('It is late.', 'Es tarde.')), '2026-11-22')

  expect(named.params).toEqual({ rule: mustBe(form).rule, received: '"1"' })
  expect(named.message).toBe('must be three digits, such as 001; it is "1"')
  expect(fieldErrors.wrongForm.say(named.params, 'es')).toBe('debe ser tres dígitos, por ejemplo 001; es "1"')
  expect(fieldErrors.outOfRange.say(whole.params, 'es')).toBe('Es tarde. El valor es "2026-11-22".')
  expect(withValue(named, '2')).toBe(named)
})

test.each([
  [[1], 'a list', 'una lista'],
  [{}, 'an object', 'un objeto'],
  [Number.POSITIVE_INFINITY, 'a number too large to be read', 'un número demasiado grande para leerse'],
])('a value that is not text, such as %j, is named by its type where the sentence needs it', (value, en, es) => {
  const named = withEcho(fieldErrors.notAllowed.at('kind'), value)

  expect(named.message).toBe(`is not one of the values allowed; it is ${en}`)
  expect(fieldErrors.notAllowed.say(named.params, 'es')).toBe(`no es uno de los valores permitidos; es ${es}`)
})

test.each(['password', 'signaturePassword', 'account.currentPassword', 'file', 'xml', 'token'])(
  'the value of %s is never repeated',
  (path) => {
    const finding = detail('does not have the required form', path)
    expect(withValue(finding, 'hunter2')).toBe(finding)
    expect(withEcho(finding, 'hunter2')).toBe(finding)
  },
)

test.each([
  ['é'.repeat(70), `"${'é'.repeat(57)}…"`],
  ['a\u0007', '"a\\u0007"'],
  [-1.5, '-1.5'],
  [undefined, words('nothing', 'nada')],
])('%j is repeated as %s', (value, text) => {
  expect(echoed(value)).toEqual(text)
})
