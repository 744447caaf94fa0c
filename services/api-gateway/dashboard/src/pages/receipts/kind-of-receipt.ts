import type { Receipt } from './receipt-query.ts'

/** What is only carried has no amount. */
export function hasAmount({ documentType }: Pick<Receipt, 'documentType'>): boolean {
  return documentType !== 'WAYBILL'
}

/** Whether it is about a purchase: its party sold to the taxpayer. */
export function isFromSupplier({ documentType }: Pick<Receipt, 'documentType'>): boolean {
  return documentType === 'WITHHOLDING' || documentType === 'PURCHASE_SETTLEMENT'
}
