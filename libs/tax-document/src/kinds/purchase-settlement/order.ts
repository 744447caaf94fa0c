import type { Static } from 'typebox'
import { Item, negotiable, orderOf, Party, payments, Reimbursement, taxRounding } from '../../parts/order-parts.ts'
import { list, optional } from '../../schema/order-schema-parts.ts'

export type PurchaseSettlementOrder = Static<typeof PurchaseSettlementOrder>
export const PurchaseSettlementOrder = orderOf('PURCHASE_SETTLEMENT', {
  supplier: Party,
  items: list(Item, { minItems: 1, description: 'With value-added tax only.' }),
  taxRounding: taxRounding(),
  payments: optional(payments),
  reimbursements: optional(list(Reimbursement)),
  negotiable,
})

export const aPurchaseSettlement = {
  supplier: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'Rosa Quishpe' },
  items: [{ code: 'PAPA', description: 'Papas, 50 kg', quantity: 3, unitPrice: 18, taxType: 'IVA_RATE', tax: 0 }],
  devReference: 'purchase-1001',
}
