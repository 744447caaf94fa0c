import { Decimal } from '@etax/kernel'
import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { type DraftContext, type Drafted, writtenTax } from '../drafting.ts'
import type { Intake } from '../intake.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../issuing.ts'
import { type TaxRules, valueAdded } from '../items.ts'
import type { Issuer } from '../order.ts'
import { readParty } from '../parties.ts'
import { readPayments } from '../payments.ts'
import * as type from '../schema/types.ts'
import { readSupporting } from '../supporting.ts'
import type { DebitNoteOrder } from './order.ts'
import type { DebitNoteDocument } from './shape.ts'

/** Makes a debit note of an order; its tax is that of the day of the document it raises. */
export function draftDebitNote(
  intake: Intake,
  order: DebitNoteOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<DebitNoteDocument> {
  const issueDate = intake.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(intake, order.customer, 'customer')
  const supporting = readSupporting(intake, order.supportingDocument, issueDate)
  const sums = sumUp(intake, order, { day: supporting.issueDate, tourismDays: context.tourismDays ?? [] })
  const document: DebitNoteDocument = {
    documentType: 'DEBIT_NOTE',
    version: '1.0.0',
    issuer: readIssuer(intake, issuer, 'DEBIT_NOTE'),
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(intake, issuer),
      customerIdentificationType: identificationCode(customer.identificationType),
      customerName: customer.legalName,
      customerIdentification: customer.identification,
      modifiedDocumentCode: supporting.documentCode,
      modifiedDocumentNumber: supporting.number,
      modifiedDocumentDate: printedDay(supporting.issueDate),
      subtotal: intake.computed('reasons', sums.subtotal, type.money),
      taxes: sums.taxes,
      total: intake.computed('reasons', sums.total, type.money),
      payments: readPayments(intake, order.payments, { total: sums.total, sound: sums.sound, day: issueDate }),
    },
    reasons: sums.reasons,
    fiscalMachine: readFiscalMachine(intake, order),
    additionalInfo: readAdditionalInfo(intake, order, issuer),
  }
  return { document, customer, issueDate }
}

function sumUp(intake: Intake, order: DebitNoteOrder, rules: TaxRules) {
  const before = intake.violations.length
  const reasons = intake.each('reasons', order.reasons, ({ reason, amount }, path) => ({
    reason: intake.text(`${path}.reason`, reason, type.text300),
    amount: intake.amount(`${path}.amount`, amount, type.money),
  }))
  const subtotal = Decimal.sum(reasons.map((reason) => reason.amount))
  const tax = valueAdded(intake, order, '', { ...rules, base: subtotal })
  return {
    reasons: reasons.map(({ reason, amount }) => ({ reason, amount: amount.toFixed(2) })),
    subtotal,
    taxes: tax ? [writtenTax(tax)] : [],
    total: tax ? subtotal.plus(tax.amount) : subtotal,
    sound: intake.violations.length === before,
  }
}
