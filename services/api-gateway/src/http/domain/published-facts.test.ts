import { atMost, fieldErrors, mustBe, withValue, words } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { publishedFacts, withPublishedFacts } from './published-facts.ts'

test('callers get facts, not the sentence in two languages', () => {
  expect(publishedFacts({ ...atMost(5), received: '7' }, 'es')).toEqual({ max: 5, received: '7' })
  expect(publishedFacts(mustBe(words('a text', 'un texto')), 'es')).toBeUndefined()
  expect(publishedFacts(undefined, 'es')).toBeUndefined()
})

test('a text among the facts is in the language of the answer', () => {
  const why = { en: 'a transform is out of place', es: 'una transformación está fuera de lugar' }

  expect(publishedFacts({ reason: 'invalid', why, list: [{ why }] }, 'es')).toEqual({
    reason: 'invalid',
    why: why.es,
    list: [{ why: why.es }],
  })
})

test('a detail keeps all but the sentence', () => {
  const detail = withValue(fieldErrors.wrongForm.at('to[0]', mustBe(words('a text', 'un texto'))), 'x')

  expect(withPublishedFacts(detail, 'en')).toEqual({ ...detail, params: { received: '"x"' } })
})
