import { allErrors, catalogErrors } from '@etax/contracts'
import { type AppError, fieldErrors, missing, words } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { brokenFields } from '../parts/broken-fields.ts'
import { explainFailure } from './explain-failure.ts'
import { ApiFailure } from './failure.ts'
import { failureWords, loadFailureWords } from './failure-words.ts'
import { spanishField } from './spanish-fields.ts'

const unnamed = fieldErrors.required.at('customer.legalName', missing(words('a text', 'un texto')))
const inSpanish = { ...unnamed, message: 'es obligatorio: un texto' }

function failureOf({ code, params }: AppError, message: string, details: readonly object[] = []) {
  return ApiFailure.of(Response.json({ code, params, message, details, requestId: 'r-1' }, { status: 400 }))
}

test('a Spanish failure of the API is shown unchanged, with its remedy', async () => {
  const message = 'El RUC 1790012345001 no está en este espacio de trabajo.'
  const failure = await failureOf(catalogErrors.taxpayerUnknown({ ruc: '1790012345001' }), message)

  expect(explainFailure(failure, 'es')).toEqual({
    title: message,
    remedy: 'Registre primero al contribuyente (POST /taxpayers), o corrija el número.',
    details: [],
    requestId: 'r-1',
  })
})

test('broken fields have the names of the forms', async () => {
  const failure = await failureOf(fieldErrors.invalidRequest(), 'La solicitud no es válida: …', [inSpanish])
  const { title, details } = explainFailure(failure, 'es')

  expect(title).toBe('Hay datos por corregir.')
  expect(details).toEqual([{ ...inSpanish, place: 'Cliente · Nombre o razón social' }])
  expect(explainFailure(failure, 'en').details).toMatchObject([{ place: 'customer.legalName' }])
})

test('the message about a file counts its wrong lines', async () => {
  const message = 'No se importó nada; líneas por corregir: 2.'
  const failure = await failureOf(fieldErrors.invalidRequest({ params: { wrongLines: 2 } }), message, [inSpanish])

  expect(explainFailure(failure, 'es').title).toBe(message)
})

test('the text beside a field is a whole sentence', async () => {
  const failure = await failureOf(fieldErrors.invalidRequest(), '…', [inSpanish])

  expect(brokenFields(failure)).toEqual({ 'customer.legalName': 'Es obligatorio: un texto.' })
  expect(brokenFields(new Error('…'))).toEqual({})
})

test('every error that a caller can meet has a remedy in both languages', async () => {
  await loadFailureWords()
  const codes = allErrors()
    .filter((error) => error.public)
    .map(({ code }) => code)
    .toSorted()
  const { es = {}, en = {} } = failureWords()?.remedies ?? {}

  expect(Object.keys(es).toSorted()).toEqual(codes)
  expect(Object.keys(en).toSorted()).toEqual(codes)
  expect(codes.filter((code) => es[code] === en[code])).toEqual([])
})

test('a path has the name of its field in the forms', () => {
  expect(spanishField('items[0].unitPrice')).toBe('Línea 1 · Precio unitario')
  expect(spanishField('line 3, code:')).toBe('Línea 3 · code')
  expect(spanishField('incoterm')).toBe('incoterm')
})
