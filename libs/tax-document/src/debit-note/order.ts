import type { TaxType } from '../catalogs/taxes.ts'
import type { Amount, Excise, IvaRefund, OrderBase, Party, Payment, SupportingReference } from '../order.ts'

export interface DebitNoteOrder extends OrderBase {
  documentType: 'DEBIT_NOTE'
  customer: Party
  /** The document it raises; its date decides the tax rate. */
  supportingDocument: SupportingReference
  reasons: readonly { reason: string; amount: Amount }[]
  taxType: TaxType
  /** Percentage, with IVA_RATE only. */
  tax?: Amount | undefined
  /** Its rate or amount is that of the sum of the reasons. */
  ice?: Excise | undefined
  ivaRefunds?: readonly IvaRefund[] | undefined
  /** Default: the whole total by method 01. They must add up to the total. */
  payments?: readonly Payment[] | undefined
}
