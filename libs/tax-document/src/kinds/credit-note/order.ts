import { words } from '@etax/kernel'
import type { Static } from 'typebox'
import { Item, IvaRefund, orderOf, Party, SupportingReference, taxRounding } from '../../parts/order-parts.ts'
import { list, optional, text, without } from '../../schema/order-schema-parts.ts'
import * as type from '../../schema/types.ts'
import { withExample } from '../../schema/value-form.ts'

export type CreditNoteOrder = Static<typeof CreditNoteOrder>
/** The date of `supportingDocument` decides the tax rates. */
export const CreditNoteOrder = orderOf(
  'CREDIT_NOTE',
  {
    customer: Party,
    supportingDocument: SupportingReference,
    reason: withExample(text(type.text300, 'Why the invoice is lowered.'), words('return of the goods', 'devolución')),
    items: list(Item, { minItems: 1 }),
    taxRounding: taxRounding("that of the invoice if it is a receipt here, otherwise the taxpayer's taxRounding"),
    ivaRefunds: optional(list(IvaRefund)),
  },
  without({
    payments: words(
      'A credit note has no payments: it lowers the debt of an invoice, and its XML has no element for payments. Leave them out.',
      'Una nota de crédito no tiene formas de pago: rebaja la deuda de una factura, y su XML no tiene un elemento para ellas. No las envíe.',
    ),
  }),
)

export const aCreditNote = {
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' },
  supportingDocument: { documentType: 'INVOICE', number: '099-099-000000123', issueDate: '2026-11-10' },
  reason: 'Devolución',
  items: [
    { code: 'A-1', description: 'Café tostado 500 g', quantity: 1, unitPrice: 4.5, taxType: 'IVA_RATE', tax: 15 },
  ],
  devReference: 'return-1001',
}
