import { words } from '@etax/kernel'
import type { Wording } from '../http/error-answers.ts'

export interface ResourceRoute {
  resource: string
  createdAt?: string
  /** Its name in messages; `es` has it in Spanish. */
  name: string
  es: string
  writes: readonly ('create' | 'update' | 'delete')[]
  deleted?: { message: string }
  /** Catalog lacks a taxpayer's certificate and the address of its logo. */
  completed?: true
  guarded?: string
  words?: Partial<Record<'list' | 'get' | 'create' | 'update' | 'delete', Wording>>
}

const all = ['create', 'update', 'delete'] as const

const ofSeries =
  'The series is named by `code` and `establishmentId`. They cannot change, and the record cannot be deleted, while a ' +
  'receipt of the series is unfinished, or while an invoice that no live key has issued names it'

/** The specification has no id in this text. */
export const invoiceNotFound = () => words('Invoice not found', 'No existe la factura')

export const resourceTable: readonly ResourceRoute[] = [
  // Its own routes write it: the certificate's password goes to the signer.
  { resource: 'taxpayers', name: 'Taxpayer', es: 'el contribuyente', writes: [], completed: true },
  { resource: 'taxes', name: 'Tax', es: 'el impuesto', writes: all },
  { resource: 'customers', name: 'Customer', es: 'el cliente', writes: all },
  { resource: 'categories', name: 'Category', es: 'la categoría', writes: all },
  { resource: 'warehouses', name: 'Warehouse', es: 'la bodega', writes: all },
  {
    resource: 'emission-points',
    name: 'Emission point',
    es: 'el punto de emisión',
    writes: all,
    deleted: { message: 'Emission point deleted successfully' },
    guarded: `${ofSeries}: 400.`,
    words: {
      list: {
        failed: (why) => words(`Error fetching emission points: ${why}`, `Error al leer los puntos de emisión: ${why}`),
      },
      create: { refused: () => words('Error creating emission point', 'Error al crear el punto de emisión') },
      update: { refused: () => words('Error updating emission point', 'Error al cambiar el punto de emisión') },
      delete: { refused: () => words('Error deleting emission point', 'Error al eliminar el punto de emisión') },
    },
  },
  { resource: 'products', name: 'Product', es: 'el producto', writes: all },
  {
    resource: 'establishments',
    name: 'Establishment',
    es: 'el establecimiento',
    writes: all,
    guarded: `${ofSeries}: 409.`,
  },
  {
    resource: 'invoices',
    createdAt: '/invoice',
    name: 'Invoice',
    es: 'la factura',
    writes: all,
    words: {
      list: { failed: (why) => words(`Error fetching invoices: ${why}`, `Error al leer las facturas: ${why}`) },
      get: {
        failed: (why) => words(`Error fetching invoice: ${why}`, `Error al leer la factura: ${why}`),
        missing: invoiceNotFound,
      },
      // The specification has only this failure.
      create: {
        refused: (why) => words(`Error creating invoice: ${why}`, `Error al crear la factura: ${why}`),
        refusesFaults: true,
      },
      update: { missing: invoiceNotFound },
      delete: { missing: invoiceNotFound },
    },
  },
  { resource: 'product-prices', name: 'Product price', es: 'el precio del producto', writes: all },
  { resource: 'price-types', name: 'Price type', es: 'el tipo de precio', writes: all },
  { resource: 'payment-methods', name: 'Payment method', es: 'la forma de pago', writes: [] },
  { resource: 'document-types', name: 'Document type', es: 'el tipo de documento', writes: [] },
]
