import { expect, test } from '@jest/globals'
import { defineErrors } from './error-catalog.ts'
import { AppError } from './errors.ts'

const declared = {
  code: 'TST_10001',
  kind: 'not-found',
  message: 'There is no such thing.',
  cause: 'It was never made.',
  remedy: 'Make it.',
  public: true,
} as const

test('a declared error is made by its name, with kind, code and message', () => {
  const errors = defineErrors({ missing: declared })

  const error = errors.missing({ retryAfter: 3 })

  expect(AppError.is(error)).toBe(true)
  expect(error).toMatchObject({
    kind: 'not-found',
    code: 'TST_10001',
    message: 'There is no such thing.',
    retryAfter: 3,
  })
})

test('more is appended to the message, and a message replaces it', () => {
  const { missing } = defineErrors({ missing: declared })

  expect(missing({ more: 'box 7' }).message).toBe('There is no such thing: box 7')
  expect(missing({ message: 'Box 7 is gone.' }).message).toBe('Box 7 is gone.')
})

test('it names one broken field of a request', () => {
  const { missing } = defineErrors({ missing: declared })

  expect(missing.at('items[0]')).toEqual({ path: 'items[0]', code: 'TST_10001', message: 'There is no such thing.' })
})

test('a malformed or repeated code is refused when it is declared', () => {
  expect(() => defineErrors({ one: { ...declared, code: 'X1' } })).toThrow('one: malformed or repeated code X1')
  expect(() => defineErrors({ one: declared, two: declared })).toThrow('two: malformed or repeated code TST_10001')
})
