/** Lists that are the same for everyone. Their ids never change: callers keep them. */
export interface FixedEntry {
  id: string
  code: string
  name: string
}

export interface FixedList {
  /** In messages: "Payment method with id … not found". */
  name: string
  entries: readonly FixedEntry[]
}

/** Forms of payment (technical sheet, table 24). */
export const PAYMENT_METHODS: readonly FixedEntry[] = [
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000001', code: '01', name: 'Sin utilización del sistema financiero' },
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000015', code: '15', name: 'Compensación de deudas' },
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000016', code: '16', name: 'Tarjeta de débito' },
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000017', code: '17', name: 'Dinero electrónico' },
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000018', code: '18', name: 'Tarjeta prepago' },
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000019', code: '19', name: 'Tarjeta de crédito' },
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000020', code: '20', name: 'Otros con utilización del sistema financiero' },
  { id: '5f2b0c7e-0a01-4c1e-9d10-000000000021', code: '21', name: 'Endoso de títulos' },
]

/** Kinds of document (technical sheet, table 3). */
export const DOCUMENT_TYPES: readonly FixedEntry[] = [
  { id: '5f2b0c7e-0a02-4c1e-9d10-000000000001', code: '01', name: 'Factura' },
  {
    id: '5f2b0c7e-0a02-4c1e-9d10-000000000003',
    code: '03',
    name: 'Liquidación de compra de bienes y prestación de servicios',
  },
  { id: '5f2b0c7e-0a02-4c1e-9d10-000000000004', code: '04', name: 'Nota de crédito' },
  { id: '5f2b0c7e-0a02-4c1e-9d10-000000000005', code: '05', name: 'Nota de débito' },
  { id: '5f2b0c7e-0a02-4c1e-9d10-000000000006', code: '06', name: 'Guía de remisión' },
  { id: '5f2b0c7e-0a02-4c1e-9d10-000000000007', code: '07', name: 'Comprobante de retención' },
]

export const INVOICE_DOCUMENT_TYPE_ID = '5f2b0c7e-0a02-4c1e-9d10-000000000001'

/** By the path they have in the resource API. */
export const fixedLists: Record<string, FixedList> = {
  'payment-methods': { name: 'Payment method', entries: PAYMENT_METHODS },
  'document-types': { name: 'Document type', entries: DOCUMENT_TYPES },
}
