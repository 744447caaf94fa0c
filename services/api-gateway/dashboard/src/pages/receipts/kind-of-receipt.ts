import { factsOfKind } from '@etax/tax-document/kind-facts'
import type { Receipt } from './receipt-query.ts'

/** What is only carried has no amount. */
export function hasAmount({ documentType }: Pick<Receipt, 'documentType'>): boolean {
  return factsOfKind(documentType).totalName !== null
}

/** Whether it is about a purchase: its party sold to the taxpayer. */
export function isFromSupplier({ documentType }: Pick<Receipt, 'documentType'>): boolean {
  return factsOfKind(documentType).partyRole === 'supplier'
}
