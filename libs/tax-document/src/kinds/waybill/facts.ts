import type { KindFacts } from '../../catalogs/kind-facts.ts'

export const facts = {
  documentType: 'WAYBILL',
  code: '06',
  root: 'guiaRemision',
  title: 'GUÍA DE REMISIÓN',
  names: { es: 'Guía de remisión', en: 'Waybill' },
  purpose: { es: 'Acompaña a la mercadería en el camino.', en: 'Goes with goods on the road.' },
  fileName: 'GuiaRemision',
  totalName: null,
  path: '/waybills',
  summary: 'Issue a waybill',
  component: 'WaybillOrder',
  // The developer API sends waybills as XML.
  audience: 'session',
  events: 'waybill',
  figures: null,
  partyRole: 'recipient',
  partyPath: 'carrier',
  modifies: null,
  sign: 1,
  stock: null,
} as const satisfies KindFacts
