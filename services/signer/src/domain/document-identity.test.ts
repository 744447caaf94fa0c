import { expect, test } from '@jest/globals'
import { makeInvoice } from '../../tests/make-document.ts'
import { readIdentity } from './document-identity.ts'

const { xml, accessKey } = makeInvoice()
const root = xml.toString().replace(/^<\?.*?\?>\n/, '')
const identify = (text: string) => () => readIdentity(Buffer.from(text))

test('the identity is read from the first block', () => {
  expect(identify(root)()).toEqual({
    documentType: 'INVOICE',
    version: '1.1.0',
    environment: 'sandbox',
    ruc: '1790011674001',
    accessKey,
  })
})

test('blanks between the elements are nothing', () => {
  expect(identify(root.replaceAll('><', '>\n  <'))().accessKey).toBe(accessKey)
})

test.each([
  ['an unknown root', root.replace('<factura', '<recibo'), 'SGN_20005'],
  ['a first block of another name', root.replace('<infoTributaria>', '<otra></otra><infoTributaria>'), 'SGN_20005'],
  ['elements inside a field', root.replace('<ruc>', '<ruc><b></b>'), 'SGN_20005'],
  ['a field twice', root.replace('<codDoc>', '<ruc>0992877878001</ruc><codDoc>'), 'SGN_20005'],
  ['no id', root.replace(' id="comprobante"', ''), 'SGN_20012'],
  ['another id', root.replace('"comprobante"', '"otro"'), 'SGN_20012'],
  [
    'a wrong check digit',
    root.replace(accessKey, accessKey.slice(0, 48) + ((Number(accessKey[48]) + 1) % 10)),
    'SGN_20011',
  ],
  ['another kind than its key says', root.replaceAll('factura', 'notaCredito'), 'SGN_20011'],
  ['another number than its key says', root.replace('<secuencial>000000001', '<secuencial>000000002'), 'SGN_20011'],
  ['another environment than its key says', root.replace('<ambiente>1', '<ambiente>2'), 'SGN_20011'],
  ['another emission type', root.replace('<tipoEmision>1', '<tipoEmision>2'), 'SGN_20011'],
])('%s is refused', (_, text, code) => {
  expect(identify(text)).toThrow(expect.objectContaining({ code }))
})
