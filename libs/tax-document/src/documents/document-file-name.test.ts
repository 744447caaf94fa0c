import { expect, test } from '@jest/globals'
import { documentTypes } from '../catalogs/documents.ts'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { makeAccessKey } from '../values/access-key.ts'
import { documentFileName } from './document-file-name.ts'

function keyOf(documentType: DocumentType) {
  const place = { ruc: '1790011674001', environment: 1, establishment: '001', emissionPoint: '001' } as const
  return makeAccessKey({ documentType, ...place, issueDate: '2026-11-21', sequential: 123, numericCode: '12345678' })
}

test('a file is called after the kind of its document and its number', () => {
  expect(documentTypes.entries.map(({ documentType }) => documentFileName(keyOf(documentType), 'pdf'))).toEqual([
    'Factura_001-001-000000123.pdf',
    'LiquidacionCompra_001-001-000000123.pdf',
    'NotaCredito_001-001-000000123.pdf',
    'NotaDebito_001-001-000000123.pdf',
    'GuiaRemision_001-001-000000123.pdf',
    'ComprobanteRetencion_001-001-000000123.pdf',
  ])
  expect(documentFileName(keyOf('INVOICE'), 'xml')).toBe('Factura_001-001-000000123.xml')
})
