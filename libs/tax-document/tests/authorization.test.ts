import { expect, test } from '@jest/globals'
import { type Authorization, readAuthorization, readDocument, writeAuthorization } from '../src/xml.ts'

const authorization: Authorization = {
  state: 'AUTORIZADO',
  number: '2111202601179001167400110010010000000011234567814',
  authorizedAt: Date.parse('2026-11-21T14:15:32Z'),
  environment: 'PRODUCCIÓN',
  document: '<?xml version="1.0" encoding="UTF-8"?><factura id="comprobante" version="1.1.0">&amp; ñ 🦙</factura>',
  messages: [
    { type: 'ADVERTENCIA', code: '60', message: 'ESTE PROCESO <FUE> REALIZADO', additionalInfo: 'a & b' },
    { type: 'ADVERTENCIA', code: '62', message: 'Identificación' },
  ],
}

test('the wrapper returns its document', () => {
  expect(readAuthorization(writeAuthorization(authorization))).toEqual(authorization)
})

test('a refusal has no number and no date', () => {
  const refused: Authorization = {
    state: 'NO AUTORIZADO',
    environment: 'PRUEBAS',
    document: '<a/>',
    messages: [],
    number: undefined,
    authorizedAt: undefined,
  }

  expect(readAuthorization(writeAuthorization(refused))).toEqual(refused)
})

test.each(['<a>x]]&gt;y]]></a>]]>', ']]>', ']]>]]>', ']]', ''])(
  'a document that ends a CDATA section survives it: %j',
  (document) => {
    expect(readAuthorization(writeAuthorization({ ...authorization, document })).document).toBe(document)
  },
)

test.each(['autorizacion', 'Autorizacion', 'AUTORIZACION', 'Authorization'])('the root may be called %s', (root) => {
  const xml = `<${root}><estado>AUTORIZADO</estado><comprobante>&lt;a&gt;&amp;amp;&lt;/a&gt;</comprobante></${root}>`

  expect(readAuthorization(xml)).toMatchObject({ state: 'AUTORIZADO', document: '<a>&amp;</a>', messages: [] })
})

test.each([
  ['2023-11-18T20:31:29-05:00', '2023-11-19T01:31:29.000Z'],
  ['2012-03-05T16:57:34.997-05:00', '2012-03-05T21:57:34.997Z'],
  ['2023-11-18T20:31:29', '2023-11-19T01:31:29.000Z'],
  ['2023-11-18T20:31:29Z', '2023-11-18T20:31:29.000Z'],
  ['02/10/2014 18:59:27', '2014-10-02T23:59:27.000Z'],
])('%s is the instant %s', (written, instant) => {
  const xml = `<autorizacion><fechaAutorizacion class="fechaAutorizacion">${written}</fechaAutorizacion></autorizacion>`

  expect(new Date(readAuthorization(xml).authorizedAt ?? 0).toISOString()).toBe(instant)
})

test('a date of no known form is no date', () => {
  expect(readAuthorization('<autorizacion><fechaAutorizacion>hoy</fechaAutorizacion></autorizacion>')).toMatchObject({
    authorizedAt: undefined,
  })
})

test('another root than a wrapper or a document is refused', () => {
  expect(() => readAuthorization('<factura/>')).toThrow("<factura> is not the authority's wrapper")
  expect(() => readAuthorization('<a')).toThrow('not well-formed')
  expect(() => readDocument('<a/>')).toThrow('no tax document')
  expect(() => readDocument('<factura version="3.0.0"/>')).toThrow('no schema')
})
