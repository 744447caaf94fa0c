import type { KindFacts } from '../../catalogs/kind-facts.ts'

export const facts = {
  documentType: 'CREDIT_NOTE',
  code: '04',
  root: 'notaCredito',
  title: 'NOTA DE CRÉDITO',
  names: { es: 'Nota de crédito', en: 'Credit note' },
  purpose: { es: 'Devuelve o descuenta una venta ya facturada.', en: 'Takes back a sale, or a part of it.' },
  fileName: 'NotaCredito',
  totalName: 'Valor total',
  path: '/credit-notes',
  summary: 'Issue a credit note',
  component: 'CreditNoteOrder',
  audience: 'developer',
  events: 'credit_note',
  figures: 'sales',
  partyRole: 'customer',
  partyPath: 'customer',
  modifies: 'INVOICE',
  sign: -1,
  stock: 'IN',
} as const satisfies KindFacts
