import type { KindFacts } from '../../catalogs/kind-facts.ts'

export const facts = {
  documentType: 'WITHHOLDING',
  code: '07',
  root: 'comprobanteRetencion',
  title: 'COMPROBANTE DE RETENCIÓN',
  names: { es: 'Comprobante de retención', en: 'Withholding' },
  purpose: { es: 'Lo que usted retiene al pagar a un proveedor.', en: 'What you keep back when you pay a supplier.' },
  fileName: 'ComprobanteRetencion',
  totalName: 'Total retenido',
  path: '/withholdings',
  summary: 'Issue a withholding receipt',
  component: 'WithholdingOrder',
  audience: 'developer',
  events: 'withholding',
  figures: 'withholdings',
  partyRole: 'supplier',
  partyPath: 'subject',
  modifies: null,
  sign: 1,
  stock: null,
} as const satisfies KindFacts
