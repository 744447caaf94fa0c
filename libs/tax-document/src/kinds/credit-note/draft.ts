import { identificationCode } from '../../catalogs/parties.ts'
import type { DraftContext, Drafted } from '../../parts/draft-types.ts'
import type { Issuer } from '../../parts/issuer.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../../parts/issuer-block.ts'
import { priceItems } from '../../parts/items.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { readParty } from '../../parts/parties.ts'
import { readTaxRounding } from '../../parts/read-tax-rounding.ts'
import { lessRefunds, readRefunds, writtenTaxWithRefund } from '../../parts/refunds.ts'
import { readSupporting } from '../../parts/supporting.ts'
import { writtenLine } from '../../parts/written-values.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import { DOLLAR } from '../../values/currency.ts'
import type { CreditNoteOrder } from './order.ts'
import type { CreditNoteDocument } from './shape.ts'

/** Its taxes are those of the modified document's day. */
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
