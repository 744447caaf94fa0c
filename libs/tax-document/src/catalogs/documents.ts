import type { Catalog, Entry } from './catalog.ts'
import { type DocumentType, factsOfKind, kindFacts } from './kind-facts.ts'

const SHEET = 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32'

/** Table 3: our documents, with the authority's code. */
export const documentTypes: Catalog<Entry & { documentType: DocumentType }> = {
  source: `${SHEET}, tabla 3`,
  entries: kindFacts.map(({ code, documentType, title: name, names }) => ({
    code,
    documentType,
    name,
    english: names.en,
  })),
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
    { code: '01', name: 'Factura', english: 'invoice' },
    { code: '02', name: 'Nota de venta', english: 'sales note' },
    { code: '03', name: 'Liquidación de compra', english: 'purchase settlement' },
    { code: '04', name: 'Nota de crédito', english: 'credit note' },
    { code: '05', name: 'Nota de débito', english: 'debit note' },
    { code: '06', name: 'Guía de remisión', english: 'waybill' },
    { code: '07', name: 'Comprobante de retención', english: 'withholding' },
    { code: '08', name: 'Boletos de espectáculos públicos', english: 'tickets of public shows' },
    { code: '09', name: 'Tiquetes de máquinas registradoras', english: 'cash register receipts' },
    { code: '11', name: 'Pasajes de empresas de aviación', english: 'air tickets' },
    { code: '12', name: 'Documentos de instituciones financieras', english: 'documents of financial institutions' },
    { code: '15', name: 'Comprobante de venta emitido en el exterior', english: 'sales document issued abroad' },
    { code: '18', name: 'Documentos autorizados utilizados en ventas', english: 'documents authorized for sales' },
    { code: '19', name: 'Comprobante de pago de cuotas o aportes', english: 'receipt of fees or contributions' },
    { code: '20', name: 'Documentos por servicios del Estado', english: 'documents for services of the State' },
    { code: '21', name: 'Carta de porte aéreo', english: 'air waybill' },
    {
      code: '41',
      name: 'Comprobante de venta emitido por reembolso',
      english: 'sales document issued for a reimbursement',
    },
    {
      code: '42',
      name: 'Documento de retención presuntiva y autorretención',
      english: 'document of presumptive or self-withholding',
    },
    { code: '43', name: 'Liquidación de explotación de hidrocarburos', english: 'settlement of hydrocarbons' },
    { code: '44', name: 'Comprobante de contribuciones y aportes', english: 'receipt of contributions' },
    { code: '45', name: 'Liquidación por reclamos de aseguradoras', english: 'settlement of insurance claims' },
    {
      code: '47',
      name: 'Nota de crédito por reembolso emitida por intermediario',
      english: 'credit note for a reimbursement, of an intermediary',
    },
    {
      code: '48',
      name: 'Nota de débito por reembolso emitida por intermediario',
      english: 'debit note for a reimbursement, of an intermediary',
    },
    { code: '294', name: 'Documento especial 294', english: 'special document 294' },
    { code: '344', name: 'Documento especial 344', english: 'special document 344' },
    { code: '364', name: 'Documento especial 364', english: 'special document 364' },
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
    {
      code: '00',
      name: 'Casos especiales',
      english: 'special cases',
      documents: [],
      periods: [{ until: '2015-02-28' }],
    },
    {
      code: '01',
      name: 'Crédito tributario para declaración de IVA',
      english: 'tax credit in the return of value-added tax',
      documents: ['01', '03', '04', '05', '11', '12', '21', '41', '43', '47', '48', '294', '344'],
    },
    {
      code: '02',
      name: 'Costo o gasto para declaración de renta',
      english: 'cost or expense in the return of income tax',
      documents: '01 02 03 04 05 09 11 12 15 19 20 21 41 43 47 48 294 344 364'.split(' '),
    },
    {
      code: '03',
      name: 'Activo fijo, crédito tributario de IVA',
      english: 'fixed asset, tax credit of value-added tax',
      documents: ['01', '03', '04', '05', '41', '47', '48', '294', '344'],
    },
    {
      code: '04',
      name: 'Activo fijo, costo o gasto de renta',
      english: 'fixed asset, cost or expense of income tax',
      documents: ['01', '02', '03', '04', '05', '15', '41', '47', '48', '294', '344'],
    },
    {
      code: '05',
      name: 'Liquidación de gastos de viaje, hospedaje y alimentación',
      english: 'travel, lodging and food expenses',
      documents: ['01', '02', '03', '04', '05', '11', '15', '41', '294', '344'],
    },
    {
      code: '06',
      name: 'Inventario, crédito tributario de IVA',
      english: 'inventory, tax credit of value-added tax',
      documents: ['01', '03', '04', '05', '41', '43', '47', '48', '294', '344'],
    },
    {
      code: '07',
      name: 'Inventario, costo o gasto de renta',
      english: 'inventory, cost or expense of income tax',
      documents: ['01', '02', '03', '04', '05', '15', '41', '43', '47', '48', '294', '344', '364'],
    },
    {
      code: '08',
      name: 'Valor pagado para solicitar reembolso de gasto (intermediario)',
      english: 'amount paid to be reimbursed (intermediary)',
      documents: ['01', '02', '03', '04', '05', '21', '294', '344'],
    },
    {
      code: '09',
      name: 'Reembolso por siniestros',
      english: 'reimbursement of insured losses',
      documents: ['01', '04', '05', '45'],
    },
    {
      code: '10',
      name: 'Distribución de dividendos, beneficios o utilidades',
      english: 'dividends and profits',
      documents: ['19'],
    },
    {
      code: '11',
      name: 'Convenios de débito o recaudación con instituciones financieras',
      english: 'agreements of debit or collection with banks',
      documents: ['12'],
    },
    {
      code: '12',
      name: 'Impuestos y retenciones presuntivos',
      english: 'presumptive taxes and withholdings',
      documents: ['42'],
    },
    {
      code: '13',
      name: 'Valores reconocidos por entidades del sector público',
      english: 'amounts paid by public entities',
      documents: ['19'],
    },
    {
      code: '14',
      name: 'Valores facturados por socios a operadoras de transporte',
      english: 'amounts that partners invoice to transport operators',
      documents: ['01', '02', '03', '04', '05'],
    },
    {
      code: '15',
      name: 'Servicios digitales',
      english: 'digital services',
      documents: ['01', '02', '03', '04', '05', '12', '15'],
    },
  ],
}
