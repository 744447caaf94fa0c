import { catalogErrors } from '@etax/contracts'
import { fieldErrors, missing, words } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { asAnswered, sayAgain } from './say-again.ts'

const detail = fieldErrors.required.at('customer.legalName', missing(words('a text', 'un texto')))

test("a stored refusal is shown in the reader's language", () => {
  const { code, message } = fieldErrors.invalidRequest()
  const kept = JSON.stringify({ code, message, statusCode: 400, details: [detail] })

  expect(sayAgain(kept, 'es')).toEqual({
    message: 'La solicitud no es válida.',
    details: [{ path: detail.path, code: detail.code, message: 'es obligatorio: un texto' }],
  })
})

test('its facts are said, too', () => {
  const { code, message, params } = catalogErrors.taxpayerUnknown({ ruc: '1790012345001' })

  expect(sayAgain(JSON.stringify({ code, params, message }), 'es').message).toContain('1790012345001')
})

test('an answer without a code, or not stored, has no sentences', () => {
  expect(sayAgain(JSON.stringify({ statusCode: 400, message: 'No.' }), 'es')).toEqual({ message: null, details: [] })
  expect(sayAgain(null, 'es')).toEqual({ message: null, details: [] })
})

test('a detail that was cut is left out', () => {
  const kept = JSON.stringify({ code: 'VAL_10000', message: 'x', details: [detail, { path: 'items' }] })

  expect(sayAgain(kept, 'en').details).toMatchObject([{ path: detail.path, message: detail.message }])
})

test('the stored answer is shown as the caller got it', () => {
  const { params: _sentence, ...answered } = detail
  const kept = JSON.stringify({ code: 'VAL_10000', message: 'x', details: [detail, '[left out: 3 entries]'] })

  expect(JSON.parse(asAnswered(kept, 'en') ?? '')).toEqual({
    code: 'VAL_10000',
    message: 'x',
    details: [answered, '[left out: 3 entries]'],
  })
  expect(asAnswered('{"statusCode":400,"message":"No."}', 'en')).toBe('{"statusCode":400,"message":"No."}')
  expect(asAnswered(null, 'en')).toBeNull()
})
