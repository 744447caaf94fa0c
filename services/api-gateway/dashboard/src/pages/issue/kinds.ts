import { creditNoteForm } from './credit-note/credit-note-form.tsx'
import { invoiceForm } from './invoice/invoice-form.tsx'
import type { KindForm } from './kind-form.ts'
import { purchaseSettlementForm } from './purchase-settlement/purchase-settlement-form.tsx'

/** The kinds by their part of the address: `issue/credit-note`. */
const forms: Readonly<Record<string, KindForm>> = {
  invoice: invoiceForm,
  'credit-note': creditNoteForm,
  'purchase-settlement': purchaseSettlementForm,
}

export function kindFormOf(slug: string): KindForm | undefined {
  return Object.hasOwn(forms, slug) ? forms[slug] : undefined
}
