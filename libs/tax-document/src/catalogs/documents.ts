import type { Catalog, Entry } from './catalog.ts'
import { type DocumentType, factsOfKind, kindFacts } from './kind-facts.ts'

const SHEET = 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32'

/** Table 3: our documents, with the authority's code. */
export const documentTypes: Catalog<Entry & { documentType: DocumentType }> = {
  source: `${SHEET}, tabla 3`,
  entries: kindFacts.map(({ code, documentType, title: name }) => ({ code, documentType, name })),
}

const kinds = new Map(kindFacts.map(({ code, documentType }) => [code, documentType]))

/** The authority's code of a kind: `01` for an invoice. */
export function documentCode(documentType: DocumentType): string {
  return factsOfKind(documentType).code
}

/** Undefined for documents that this library does not issue. */
export function documentTypeOf(code: string): DocumentType | undefined {
  return kinds.get(code)
}

/** Documents that others withhold from, modify, reimburse or carry. */
export const supportingDocumentTypes: Catalog = {
  source: 'Catálogo ATS, tabla 4 (tipos de comprobante)',
  entries: [
    { code: '01', name: 'Factura' },
    { code: '02', name: 'Nota de venta' },
    { code: '03', name: 'Liquidación de compra' },
    { code: '04', name: 'Nota de crédito' },
    { code: '05', name: 'Nota de débito' },
    { code: '06', name: 'Guía de remisión' },
    { code: '07', name: 'Comprobante de retención' },
    { code: '08', name: 'Boletos de espectáculos públicos' },
    { code: '09', name: 'Tiquetes de máquinas registradoras' },
    { code: '11', name: 'Pasajes de empresas de aviación' },
    { code: '12', name: 'Documentos de instituciones financieras' },
    { code: '15', name: 'Comprobante de venta emitido en el exterior' },
    { code: '18', name: 'Documentos autorizados utilizados en ventas' },
    { code: '19', name: 'Comprobante de pago de cuotas o aportes' },
    { code: '20', name: 'Documentos por servicios del Estado' },
    { code: '21', name: 'Carta de porte aéreo' },
    { code: '41', name: 'Comprobante de venta emitido por reembolso' },
    { code: '42', name: 'Documento de retención presuntiva y autorretención' },
    { code: '43', name: 'Liquidación de explotación de hidrocarburos' },
    { code: '44', name: 'Comprobante de contribuciones y aportes' },
    { code: '45', name: 'Liquidación por reclamos de aseguradoras' },
    { code: '47', name: 'Nota de crédito por reembolso emitida por intermediario' },
    { code: '48', name: 'Nota de débito por reembolso emitida por intermediario' },
    { code: '294', name: 'Documento especial 294' },
    { code: '344', name: 'Documento especial 344' },
    { code: '364', name: 'Documento especial 364' },
  ],
}

/**
 * Documents that a note may modify (codDocModificado). The authority accepts 01; others report 03, without
 * confirmation.
 */
export const modifiableDocumentTypes: Catalog = {
  source: `${SHEET}, codDocModificado`,
  entries: [{ code: '01', name: 'Factura' }],
}

/** The purpose of a withheld payment (codSustento), with its usual documents. */
export const supportCodes: Catalog<Entry & { documents: readonly string[] }> = {
  source: 'Catálogo ATS, tabla 5 (sustento del comprobante)',
  entries: [
    { code: '00', name: 'Casos especiales', documents: [], periods: [{ until: '2015-02-28' }] },
    {
      code: '01',
      name: 'Crédito tributario para declaración de IVA',
      documents: ['01', '03', '04', '05', '11', '12', '21', '41', '43', '47', '48', '294', '344'],
    },
    {
      code: '02',
      name: 'Costo o gasto para declaración de renta',
      documents: '01 02 03 04 05 09 11 12 15 19 20 21 41 43 47 48 294 344 364'.split(' '),
    },
    {
      code: '03',
      name: 'Activo fijo, crédito tributario de IVA',
      documents: ['01', '03', '04', '05', '41', '47', '48', '294', '344'],
    },
    {
      code: '04',
      name: 'Activo fijo, costo o gasto de renta',
      documents: ['01', '02', '03', '04', '05', '15', '41', '47', '48', '294', '344'],
    },
    {
      code: '05',
      name: 'Liquidación de gastos de viaje, hospedaje y alimentación',
      documents: ['01', '02', '03', '04', '05', '11', '15', '41', '294', '344'],
    },
    {
      code: '06',
      name: 'Inventario, crédito tributario de IVA',
      documents: ['01', '03', '04', '05', '41', '43', '47', '48', '294', '344'],
    },
    {
      code: '07',
      name: 'Inventario, costo o gasto de renta',
      documents: ['01', '02', '03', '04', '05', '15', '41', '43', '47', '48', '294', '344', '364'],
    },
    {
      code: '08',
      name: 'Valor pagado para solicitar reembolso de gasto (intermediario)',
      documents: ['01', '02', '03', '04', '05', '21', '294', '344'],
    },
    { code: '09', name: 'Reembolso por siniestros', documents: ['01', '04', '05', '45'] },
    { code: '10', name: 'Distribución de dividendos, beneficios o utilidades', documents: ['19'] },
    { code: '11', name: 'Convenios de débito o recaudación con instituciones financieras', documents: ['12'] },
    { code: '12', name: 'Impuestos y retenciones presuntivos', documents: ['42'] },
    { code: '13', name: 'Valores reconocidos por entidades del sector público', documents: ['19'] },
    {
      code: '14',
      name: 'Valores facturados por socios a operadoras de transporte',
      documents: ['01', '02', '03', '04', '05'],
    },
    {
      code: '15',
      name: 'Servicios digitales',
      documents: ['01', '02', '03', '04', '05', '12', '15'],
    },
  ],
}
