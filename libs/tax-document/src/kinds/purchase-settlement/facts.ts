import type { KindFacts } from '../../catalogs/kind-facts.ts'

export const facts = {
  documentType: 'PURCHASE_SETTLEMENT',
  code: '03',
  root: 'liquidacionCompra',
  title: 'LIQUIDACIÓN DE COMPRA DE BIENES Y PRESTACIÓN DE SERVICIOS',
  names: { es: 'Liquidación de compra', en: 'Purchase settlement' },
  purpose: { es: 'Una compra a alguien que no puede facturar.', en: 'A purchase from someone who cannot invoice.' },
  fileName: 'LiquidacionCompra',
  totalName: 'Valor total',
  path: '/purchase-settlements',
  summary: 'Issue a purchase settlement',
  component: 'PurchaseSettlementOrder',
  audience: 'developer',
  events: 'purchase_settlement',
  figures: 'purchases',
  partyRole: 'supplier',
  partyPath: 'supplier',
  modifies: null,
  sign: 1,
  stock: null,
} as const satisfies KindFacts
