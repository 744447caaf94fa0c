import { expect, test } from '@jest/globals'
import { sentenceAbout, withSubject } from './about.ts'
import type { About } from './errors.ts'

const finding = { path: 'items[0].tax', code: 'TST_1', params: { rates: ['15'] }, message: 'must be one of 15' }

test('subjects add up', () => {
  expect(withSubject(withSubject(finding, { product: 'tax' }), { line: 3 })).toEqual({
    ...finding,
    params: { rates: ['15'], about: { product: 'tax', line: 3 } },
    message: 'line 3: names a product whose tax must be one of 15',
  })
})

const WAYS: [About, string, string][] = [
  [{}, 'is wrong', 'está mal'],
  [{ line: 3 }, 'line 3: is wrong', 'línea 3: está mal'],
  [{ element: '/factura' }, '/factura of the document: is wrong', '/factura del comprobante: está mal'],
  [{ product: 'tax' }, 'names a product whose tax is wrong', 'nombra un producto cuyo campo tax está mal'],
  [
    { taxpayer: true },
    'is wrong. Complete the taxpayer with PUT /taxpayers/{id}.',
    'está mal. Complete el contribuyente con PUT /taxpayers/{id}.',
  ],
]

test.each(WAYS)('about %j it says %s', (about, english, spanish) => {
  expect(sentenceAbout('is wrong', about, 'en')).toBe(english)
  expect(sentenceAbout('está mal', about, 'es')).toBe(spanish)
})

test('a whole sentence stays whole', () => {
  expect(sentenceAbout('The day is wrong.', { product: 'day' }, 'en')).toBe(
    'names a product whose day is wrong: The day is wrong.',
  )
})
