import type { KindDefinition } from '../kind-definition.ts'
import { draftWaybill } from './draft.ts'
import { aWaybill, WaybillOrder } from './order.ts'
import { recipientParty } from './party.ts'
import { checkWaybill } from './rules.ts'
import { type WaybillDocument, waybillShape } from './shape.ts'

export const waybill: KindDefinition<WaybillOrder, WaybillDocument> = {
  documentType: 'WAYBILL',
  root: 'guiaRemision',
  versions: ['1.0.0', '1.1.0'],
  shape: waybillShape,
  draft: draftWaybill,
  api: {
    path: '/waybills',
    summary: 'Issue a waybill',
    component: 'WaybillOrder',
    // The developer API sends waybills as XML.
    audience: 'session',
    order: WaybillOrder,
    example: aWaybill,
  },
  rules: checkWaybill,
  party: recipientParty,
  // Goods on their way are no sale: a waybill has no amounts.
  totals: () => ({ subtotal: '0.00', discount: '0.00', taxes: [], total: '0.00' }),
}
