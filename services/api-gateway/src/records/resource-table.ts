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
  guarded?: Record<'update' | 'delete', string>
  words?: Partial<Record<'list' | 'get' | 'create' | 'update' | 'delete', Wording>>
}

const all = ['create', 'update', 'delete'] as const

const inUse = 'has an unfinished receipt, or while a stored invoice that no live key has issued uses it.'

const UNFINISHED_WORK =
  'Unfinished work is an unfinished receipt of the series, or a stored invoice that no live key has issued.'

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
    guarded: {
      update: `The answer is 400 if \`code\` or \`establishmentId\` changes while the series ${inUse}`,
      delete: UNFINISHED_WORK,
    },
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
    guarded: {
      update: `The answer is 409 if \`code\` changes while a series of the establishment ${inUse}`,
      delete: UNFINISHED_WORK,
    },
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
