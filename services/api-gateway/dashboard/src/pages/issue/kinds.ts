import { creditNoteForm } from './credit-note/credit-note-form.tsx'
import { debitNoteForm } from './debit-note/debit-note-form.tsx'
import { invoiceForm } from './invoice/invoice-form.tsx'
import type { KindForm } from './kind-form.ts'
import { purchaseSettlementForm } from './purchase-settlement/purchase-settlement-form.tsx'
import { waybillForm } from './waybill/waybill-form.tsx'
import { withholdingForm } from './withholding/withholding-form.tsx'

/** The kinds by their part of the address: `issue/credit-note`. */
const forms: Readonly<Record<string, KindForm>> = {
  invoice: invoiceForm,
  'credit-note': creditNoteForm,
  'debit-note': debitNoteForm,
  withholding: withholdingForm,
  'purchase-settlement': purchaseSettlementForm,
  waybill: waybillForm,
}

export function kindFormOf(slug: string): KindForm | undefined {
  return Object.hasOwn(forms, slug) ? forms[slug] : undefined
}
