import { type DocumentType, listedKinds } from '@etax/tax-document'
import { slugOf } from '../../parts/slug-of.ts'
import { creditNoteForm } from './credit-note/credit-note-form.tsx'
import { debitNoteForm } from './debit-note/debit-note-form.tsx'
import { invoiceForm } from './invoice/invoice-form.tsx'
import type { KindForm } from './kind-form.ts'
import { kindOf } from './kind-of.ts'
import { purchaseSettlementForm } from './purchase-settlement/purchase-settlement-form.tsx'
import { waybillForm } from './waybill/waybill-form.tsx'
import { withholdingForm } from './withholding/withholding-form.tsx'

/** Of kinds that have a form of their own; others have the generic one. */
const forms: Partial<Record<DocumentType, KindForm>> = {
  INVOICE: invoiceForm,
  CREDIT_NOTE: creditNoteForm,
  DEBIT_NOTE: debitNoteForm,
  WITHHOLDING: withholdingForm,
  PURCHASE_SETTLEMENT: purchaseSettlementForm,
  WAYBILL: waybillForm,
}

/** The form of a kind by its part of the address: `issue/credit-note`. */
export function kindFormOf(slug: string): KindForm | undefined {
  const documentType = listedKinds.find((kind) => slugOf(kind.documentType) === slug)?.documentType
  return documentType === undefined ? undefined : (forms[documentType] ?? genericForm(documentType))
}

/** All that an order may have, in fields made of its schema. */
function genericForm(documentType: DocumentType): KindForm {
  return { kind: kindOf(documentType), fresh: () => ({}), handled: [], like: () => ({}) }
}
