import { documentErrors } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { sentenceOf } from './sentence-of.ts'

const percentage = documentErrors.amountsDisagree.at('rate', { reason: 'percentage', rate: '120' })

test('a code and its facts make a sentence in the requested language', () => {
  expect(sentenceOf(percentage, 'en')).toBe('It is 120; a percentage is 100 at most, such as 1.75.')
  expect(sentenceOf(percentage, 'es')).toBe('Es 120; un porcentaje es 100 como máximo, por ejemplo 1.75.')
})

test('a sentence names its subject', () => {
  const params = { reason: 'subsidyInOrder', price: '2.00', received: '"1"', about: { line: 3 } }
  const { code, message } = documentErrors.amountsDisagree

  expect(sentenceOf({ code, params, message }, 'es')).toBe(
    'línea 3: debe ser al menos el precio con el subsidio, como 2.00; es "1"',
  )
})

test('a code of others keeps its message', () => {
  const foreign = { code: 'OTH_10001', params: { about: { line: 3 } }, message: 'line 3: is wrong' }

  expect(sentenceOf(foreign, 'es')).toBe('line 3: is wrong')
})
