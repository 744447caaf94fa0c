import { inBoth } from '@etax/kernel'
import { largeTaxpayerMisplaced } from '../../rules/annex-rules.ts'
import { nothingSold } from '../../rules/unusual.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftWaybill } from './draft.ts'
import { facts } from './facts.ts'
import { aWaybill, WaybillOrder } from './order.ts'
import { recipientParty } from './party.ts'
import { checkWaybill } from './rules.ts'
import { type WaybillDocument, waybillShape } from './shape.ts'

export const waybill: KindDefinition<WaybillOrder, WaybillDocument> = {
  ...facts,
  versions: ['1.0.0', '1.1.0'],
  shape: waybillShape,
  draft: draftWaybill,
  order: WaybillOrder,
  example: aWaybill,
  lines: ({ recipients }) =>
    recipients.flatMap(({ items }) =>
      items.map(({ quantity, description }) => inBoth(() => `${quantity} x ${description}`)),
    ),
  rules: checkWaybill,
  unusual: (document) => [
    ...document.recipients.flatMap(({ items }, at) => nothingSold({ items }, ['recipients', at], `recipients[${at}].`)),
    ...largeTaxpayerMisplaced(document),
  ],
  party: recipientParty,
  // Transported goods are not a sale: a waybill has no amounts.
  totals: () => ({ subtotal: '0.00', discount: '0.00', taxes: [], total: '0.00' }),
}
