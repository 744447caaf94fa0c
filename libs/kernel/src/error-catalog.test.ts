import { expect, test } from '@jest/globals'
import { defineErrors, error as entry } from './error-catalog.ts'
import { AppError } from './errors.ts'

const declared = entry({
  code: 'TST_10001',
  kind: 'not-found',
  public: true,
  en: { message: 'There is no such thing.', cause: 'It was never made.', remedy: 'Make it.' },
  es: { message: 'No existe.', cause: 'Nunca se hizo.', remedy: 'Hágalo.' },
})

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

test('facts make the sentence in each language, and more is for the log alone', () => {
  const { missing } = defineErrors({
    missing: entry<{ box: number }>({
      code: 'TST_10002',
      kind: 'not-found',
      public: true,
      en: { message: 'It is gone.', say: ({ box }) => `Box ${box} is gone.`, cause: 'Taken.', remedy: 'Look.' },
      es: {
        message: 'Ya no está.',
        say: ({ box }) => `La caja ${box} ya no está.`,
        cause: 'Se llevó.',
        remedy: 'Vea.',
      },
    }),
  })

  const { message, params } = missing({ box: 7 }, { more: 'row 3' })

  expect(message).toBe('Box 7 is gone: row 3')
  expect([missing.say(params, 'en'), missing.say(params, 'es')]).toEqual(['Box 7 is gone.', 'La caja 7 ya no está.'])
  expect(missing.say(undefined, 'es')).toBe('Ya no está.')
})

test('it names one broken field of a request', () => {
  const { missing } = defineErrors({ missing: declared })

  expect(missing.at('items[0]')).toEqual({ path: 'items[0]', code: 'TST_10001', message: 'There is no such thing.' })
})

test('a malformed or repeated code is refused when it is declared', () => {
  expect(() => defineErrors({ one: { ...declared, code: 'X1' } })).toThrow('one: malformed or repeated code X1')
  expect(() => defineErrors({ one: declared, two: declared })).toThrow('two: malformed or repeated code TST_10001')
})

test('optional facts may be left out', () => {
  const { late } = defineErrors({
    late: entry<{ day?: string }>({
      code: 'TST_10002',
      kind: 'invalid',
      public: true,
      en: { message: 'is late', say: ({ day }) => `is after ${day}`, cause: '', remedy: '' },
      es: { message: 'es tarde', say: ({ day }) => `es después de ${day}`, cause: '', remedy: '' },
    }),
  })

  expect(late.at('to')).toEqual({ path: 'to', code: 'TST_10002', message: 'is late' })
  expect(late.at('to', { day: '2026-11-22' })).toMatchObject({ params: { day: '2026-11-22' } })
  expect(late(undefined, { retryAfter: 1 })).toMatchObject({ message: 'is late', params: undefined, retryAfter: 1 })
  expect(late({ day: '2026-11-22' }).message).toBe('is after 2026-11-22')
  expect(late.say(undefined, 'es')).toBe('es tarde')
})
