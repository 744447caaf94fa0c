import { valuesOfInvoice } from '../../../fiscal/values-of-document.ts'
import type { KindForm } from '../kind-form.ts'
import { kindOf } from '../kind-of.ts'
import { saleForm } from '../sale-form.tsx'

export const invoiceForm: KindForm = {
  ...saleForm(kindOf('INVOICE'), { mayBeUnnamed: true }),
  like: valuesOfInvoice,
  moreAbout: {
    es: 'Propina, exportación, transporte, reembolsos y todo lo demás que admite el comprobante.',
    en: 'Tip, exportation, transport, reimbursements and all other fields of the document.',
  },
}
