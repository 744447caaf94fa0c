import { words } from '@etax/kernel'
import type { Static } from 'typebox'
import {
  excises,
  IvaRefund,
  orderOf,
  Party,
  payments,
  SupportingReference,
  taxRounding,
  taxType,
} from '../../parts/order-parts.ts'
import { amount, list, optional, PERCENTAGE, strict, text } from '../../schema/order-schema-parts.ts'
import * as type from '../../schema/types.ts'
import { withExample } from '../../schema/value-form.ts'

export type DebitNoteOrder = Static<typeof DebitNoteOrder>
/** The date of `supportingDocument` decides the tax rate. */
export const DebitNoteOrder = orderOf('DEBIT_NOTE', {
  customer: Party,
  supportingDocument: SupportingReference,
  reasons: list(
    strict(
      {
        reason: withExample(text(type.text300, 'Why it is charged.'), words('late payment', 'pago tardío')),
        amount: amount(type.money, 'The charged amount, before taxes.'),
      },
      { description: 'A charge, with its reason.' },
    ),
    { minItems: 1 },
  ),
  taxRounding: taxRounding(),
  taxType,
  tax: optional(amount(type.rate, 'A percentage, with IVA_RATE only.', PERCENTAGE)),
  ice: optional(excises),
  ivaRefunds: optional(list(IvaRefund)),
  payments: optional(payments),
})

export const aDebitNote = {
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' },
  supportingDocument: { documentType: 'INVOICE', number: '099-099-000000123', issueDate: '2026-11-10' },
  reasons: [{ reason: 'Interés por mora', amount: 5 }],
  taxType: 'IVA_RATE',
  tax: 15,
  devReference: 'interest-1001',
}
