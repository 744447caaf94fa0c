import type { KindFacts } from '../../catalogs/kind-facts.ts'

export const facts = {
  documentType: 'INVOICE',
  code: '01',
  root: 'factura',
  title: 'FACTURA',
  names: { es: 'Factura', en: 'Invoice' },
  purpose: { es: 'Una venta de productos o servicios.', en: 'A sale of products or services.' },
  fileName: 'Factura',
  totalName: 'Valor total',
  path: '/invoices',
  summary: 'Issue an invoice',
  component: 'InvoiceOrder',
  audience: 'developer',
  events: 'invoice',
  figures: 'sales',
  partyRole: 'customer',
  partyPath: 'customer',
  modifies: null,
  sign: 1,
  stock: 'OUT',
} as const satisfies KindFacts
