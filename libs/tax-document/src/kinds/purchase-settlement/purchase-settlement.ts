import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import { soldLine } from '../../parts/sold-line.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftPurchaseSettlement } from './draft.ts'
import { facts } from './facts.ts'
import { aPurchaseSettlement, PurchaseSettlementOrder } from './order.ts'
import { checkPurchaseSettlement, unusualInSettlement } from './rules.ts'
import { type PurchaseSettlementDocument, purchaseSettlementShape } from './shape.ts'

export const purchaseSettlement: KindDefinition<PurchaseSettlementOrder, PurchaseSettlementDocument> = {
  ...facts,
  versions: ['1.0.0', '1.1.0'],
  shape: purchaseSettlementShape,
  draft: draftPurchaseSettlement,
  order: PurchaseSettlementOrder,
  example: aPurchaseSettlement,
  lines: ({ items }) => items.map(soldLine),
  rules: checkPurchaseSettlement,
  unusual: unusualInSettlement,
  party: ({ header }) =>
    customerOf({
      customerIdentificationType: header.supplierIdentificationType,
      customerIdentification: header.supplierIdentification,
      customerName: header.supplierName,
      customerAddress: header.supplierAddress,
    }),
  totals: ({ header, items }) => saleTotals(header, items),
}
