import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { type DraftContext, type Drafted, writtenLine } from '../drafting.ts'
import type { Intake } from '../intake.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../issuing.ts'
import { priceItems } from '../items.ts'
import type { Issuer } from '../order.ts'
import { readParty } from '../parties.ts'
import { lessRefunds, readRefunds, writtenTaxWithRefund } from '../refunds.ts'
import * as type from '../schema/types.ts'
import { readSupporting } from '../supporting.ts'
import type { CreditNoteOrder } from './order.ts'
import type { CreditNoteDocument } from './shape.ts'

/** Makes a credit note of an order; its taxes are those of the day of the document it lowers. */
export function draftCreditNote(
  intake: Intake,
  order: CreditNoteOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<CreditNoteDocument> {
  const issueDate = intake.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(intake, order.customer, 'customer')
  const supporting = readSupporting(intake, order.supportingDocument, issueDate)
  const rules = { day: supporting.issueDate, tourismDays: context.tourismDays ?? [] }
  const priced = priceItems(intake, order.items, rules)
  const refunds = readRefunds(intake, order, rules)
  const document: CreditNoteDocument = {
    documentType: 'CREDIT_NOTE',
    version: '1.1.0',
    issuer: readIssuer(intake, issuer, 'CREDIT_NOTE'),
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(intake, issuer),
      customerIdentificationType: identificationCode(customer.identificationType),
      customerName: customer.legalName,
      customerIdentification: customer.identification,
      modifiedDocumentCode: supporting.documentCode,
      modifiedDocumentNumber: supporting.number,
      modifiedDocumentDate: printedDay(supporting.issueDate),
      subtotal: intake.computed('items', priced.subtotal, type.money),
      total: intake.computed('items', lessRefunds(intake, priced.total, refunds), type.money),
      currency: intake.optionalText('currency', order.currency, type.text15) ?? 'DOLAR',
      taxes: priced.taxes.map((tax) => writtenTaxWithRefund(tax, refunds)),
      reason: intake.text('reason', order.reason, type.text300),
    },
    items: priced.lines.map(writtenLine),
    fiscalMachine: readFiscalMachine(intake, order),
    additionalInfo: readAdditionalInfo(intake, order, issuer),
  }
  return { document, customer, issueDate }
}
