import { allErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { REFUSAL_CODES, warningOf } from '../pages/certificate/refusals.ts'
import { spanishErrors } from './error-words.es.ts'

test('every error that a caller can meet has a title and a remedy in Spanish', () => {
  const met = allErrors()
    .filter((error) => error.public)
    .map(({ code }) => code)
  const worded = (code: string) =>
    spanishErrors[code] !== undefined || REFUSAL_CODES.includes(code) || warningOf(code, 'es') !== undefined

  expect(met.filter((code) => !worded(code))).toEqual([])
})

test('Spanish words are of errors that there are, and are not said twice', () => {
  const codes = new Set(allErrors().map(({ code }) => code))

  expect(Object.keys(spanishErrors).filter((code) => !codes.has(code) || REFUSAL_CODES.includes(code))).toEqual([])
})

test('a title and a remedy end as sentences do, but for those that go on from the name of a field', () => {
  const unfinished = Object.entries(spanishErrors).filter(
    ([, [title, remedy]]) => !/[.:]$/.test(remedy) || (/^[A-ZÁÉÍÓÚ]/.test(title) && !title.endsWith('.')),
  )

  expect(unfinished).toEqual([])
})
