import type { KindFacts } from '../../catalogs/kind-facts.ts'

export const facts = {
  documentType: 'DEBIT_NOTE',
  code: '05',
  root: 'notaDebito',
  title: 'NOTA DE DÉBITO',
  names: { es: 'Nota de débito', en: 'Debit note' },
  purpose: { es: 'Agrega un valor a una venta ya facturada, como intereses.', en: 'Adds to a sale, such as interest.' },
  fileName: 'NotaDebito',
  totalName: 'Valor total',
  path: '/debit-notes',
  summary: 'Issue a debit note',
  component: 'DebitNoteOrder',
  audience: 'developer',
  events: 'debit_note',
  figures: 'sales',
  partyRole: 'customer',
  partyPath: 'customer',
  modifies: 'INVOICE',
  sign: 1,
  stock: null,
} as const satisfies KindFacts
