import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { DOLLAR } from '../currency.ts'
import type { DraftContext, Drafted } from '../draft-types.ts'
import type { Issuer } from '../issuer.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../issuer-block.ts'
import { priceItems } from '../items.ts'
import type { OrderReader } from '../order-reader.ts'
import { readParty } from '../parties.ts'
import { readTaxRounding } from '../read-tax-rounding.ts'
import { lessRefunds, readRefunds, writtenTaxWithRefund } from '../refunds.ts'
import * as type from '../schema/types.ts'
import { readSupporting } from '../supporting.ts'
import { writtenLine } from '../written-values.ts'
import type { CreditNoteOrder } from './order.ts'
import type { CreditNoteDocument } from './shape.ts'

/** Makes a credit note of an order; its taxes are those of the day of the document it lowers. */
export function draftCreditNote(
  reader: OrderReader,
  order: CreditNoteOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<CreditNoteDocument> {
  const issueDate = reader.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(reader, order.customer, 'customer')
  const supporting = readSupporting(reader, order.supportingDocument, issueDate)
  const rules = { day: supporting.issueDate, tourismDays: context.tourismDays ?? [], isNote: true }
  const rounding = readTaxRounding(reader, order, issuer)
  const priced = priceItems(reader, order.items, { ...rules, rounding })
  const refunds = readRefunds(reader, order, { ...rules, taxes: priced.taxes })
  const document: CreditNoteDocument = {
    documentType: 'CREDIT_NOTE',
    version: '1.1.0',
    issuer: readIssuer(reader, issuer, 'CREDIT_NOTE'),
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(reader, issuer),
      customerIdentificationType: identificationCode(customer.identificationType),
      customerName: customer.legalName,
      customerIdentification: customer.identification,
      modifiedDocumentCode: supporting.documentCode,
      modifiedDocumentNumber: supporting.number,
      modifiedDocumentDate: printedDay(supporting.issueDate),
      subtotal: reader.computed('items', priced.subtotal, type.money),
      total: reader.computed('items', lessRefunds(priced.total, refunds), type.money),
      currency: DOLLAR,
      taxes: priced.taxes.map((tax) => writtenTaxWithRefund(tax, refunds)),
      reason: reader.text('reason', order.reason, type.text300),
    },
    items: priced.lines.map(writtenLine),
    fiscalMachine: readFiscalMachine(reader, order),
    additionalInfo: readAdditionalInfo(reader, order, issuer, { ...customer, path: 'customer' }),
  }
  return { document, customer, issueDate, taxRounding: rounding }
}
