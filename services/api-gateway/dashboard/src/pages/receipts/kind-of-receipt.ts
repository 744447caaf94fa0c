import { factsOfKind, hasAmounts } from '@etax/tax-document/kind-facts'
import type { Receipt } from '../../parts/receipt-words.ts'

/** Waybills have no amount. */
export function hasAmount({ documentType }: Pick<Receipt, 'documentType'>): boolean {
  return hasAmounts(documentType)
}

export function isFromSupplier({ documentType }: Pick<Receipt, 'documentType'>): boolean {
  return factsOfKind(documentType).partyRole === 'supplier'
}
