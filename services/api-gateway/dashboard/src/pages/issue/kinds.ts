import { type DocumentType, type OrderKind, orderKinds } from '@etax/tax-document'
import { slugOf } from '../../parts/slug-of.ts'
import { creditNoteForm } from './credit-note/credit-note-form.tsx'
import { debitNoteForm } from './debit-note/debit-note-form.tsx'
import { invoiceForm } from './invoice/invoice-form.tsx'
import type { KindForm } from './kind-form.ts'
import { saleForm } from './sale-form.tsx'
import { waybillForm } from './waybill/waybill-form.tsx'
import { withholdingForm } from './withholding/withholding-form.tsx'

const own: Partial<Record<DocumentType, KindForm>> = {
  INVOICE: invoiceForm,
  CREDIT_NOTE: creditNoteForm,
  DEBIT_NOTE: debitNoteForm,
  WITHHOLDING: withholdingForm,
  WAYBILL: waybillForm,
}

/** The forms by their address: `issue/credit-note`. */
const forms = new Map(orderKinds.map((kind) => [slugOf(kind.documentType), own[kind.documentType] ?? formOf(kind)]))

export function kindFormOf(slug: string): KindForm | undefined {
  return forms.get(slug)
}

function formOf(kind: OrderKind): KindForm {
  const { items, payments } = kind.schema.properties
  return items && payments ? saleForm(kind) : { kind, fresh: () => ({}), handled: [], like: () => ({}) }
}
