import type { Wording } from '../http/error-answers.ts'

/** What one resource of family A offers, where, and in which words it fails. */
export interface ResourceRoute {
  /** Its name in catalog, and the path of its list and records. */
  resource: string
  /** Where it is created; the list's path unless said otherwise. */
  createdAt?: string
  /** Its name in messages. */
  name: string
  /** What may be done besides reading. */
  writes: readonly ('create' | 'update' | 'delete')[]
  /** What DELETE answers; nothing (204) unless said otherwise. */
  deleted?: { message: string }
  /** Catalog does not know all of it: a taxpayer's certificate, and the address of its logo. */
  completed?: true
  /** What keeps it from being deleted or changed, in the documentation. */
  guarded?: string
  words?: Partial<Record<'list' | 'get' | 'create' | 'update' | 'delete', Wording>>
}

const all = ['create', 'update', 'delete'] as const

const ofSeries =
  'Deleting it or changing what names the series (`code`, `establishmentId`) is refused while a receipt in the series is ' +
  'unfinished or an invoice that is not issued with a live key names it'

/** Family A, row by row as the specification has it. */
export const resourceTable: readonly ResourceRoute[] = [
  // Written by routes of its own: the certificate's password goes to the signer.
  { resource: 'taxpayers', name: 'Taxpayer', writes: [], completed: true },
  { resource: 'taxes', name: 'Tax', writes: all },
  { resource: 'customers', name: 'Customer', writes: all },
  { resource: 'categories', name: 'Category', writes: all },
  { resource: 'warehouses', name: 'Warehouse', writes: all },
  {
    resource: 'emission-points',
    name: 'Emission point',
    writes: all,
    deleted: { message: 'Emission point deleted successfully' },
    guarded: `${ofSeries}: 400.`,
    words: {
      list: { failed: (details) => `Error fetching emission points: ${details}` },
      create: { refused: () => 'Error creating emission point' },
      update: { refused: () => 'Error updating emission point' },
      delete: { refused: () => 'Error deleting emission point' },
    },
  },
  { resource: 'products', name: 'Product', writes: all },
  { resource: 'establishments', name: 'Establishment', writes: all, guarded: `${ofSeries}: 409.` },
  {
    resource: 'invoices',
    createdAt: '/invoice',
    name: 'Invoice',
    writes: all,
    words: {
      list: { failed: (details) => `Error fetching invoices: ${details}` },
      get: { failed: (details) => `Error fetching invoice: ${details}`, missing: () => 'Invoice not found' },
      // The specification knows no other failure of this one.
      create: { refused: (details) => `Error creating invoice: ${details}`, refusesFaults: true },
      update: { missing: () => 'Invoice not found' },
      delete: { missing: () => 'Invoice not found' },
    },
  },
  { resource: 'product-prices', name: 'Product price', writes: all },
  { resource: 'price-types', name: 'Price type', writes: all },
  { resource: 'payment-methods', name: 'Payment method', writes: [] },
  { resource: 'document-types', name: 'Document type', writes: [] },
]
