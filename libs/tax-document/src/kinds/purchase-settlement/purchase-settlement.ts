import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftPurchaseSettlement } from './draft.ts'
import { aPurchaseSettlement, PurchaseSettlementOrder } from './order.ts'
import { checkPurchaseSettlement } from './rules.ts'
import { type PurchaseSettlementDocument, purchaseSettlementShape } from './shape.ts'

export const purchaseSettlement: KindDefinition<PurchaseSettlementOrder, PurchaseSettlementDocument> = {
  documentType: 'PURCHASE_SETTLEMENT',
  root: 'liquidacionCompra',
  versions: ['1.0.0', '1.1.0'],
  shape: purchaseSettlementShape,
  draft: draftPurchaseSettlement,
  api: {
    path: '/purchase-settlements',
    summary: 'Issue a purchase settlement',
    component: 'PurchaseSettlementOrder',
    audience: 'developer',
    order: PurchaseSettlementOrder,
    example: aPurchaseSettlement,
  },
  rules: checkPurchaseSettlement,
  party: ({ header }) =>
    customerOf({
      customerIdentificationType: header.supplierIdentificationType,
      customerIdentification: header.supplierIdentification,
      customerName: header.supplierName,
      customerAddress: header.supplierAddress,
    }),
  totals: ({ header, items }) => saleTotals(header, items),
}
