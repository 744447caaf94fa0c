import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { type DraftContext, type Drafted, writtenLine, writtenTax } from '../drafting.ts'
import type { Intake } from '../intake.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../issuing.ts'
import { fine, priceItems } from '../items.ts'
import type { Issuer } from '../order.ts'
import { readParty } from '../parties.ts'
import { readPayments } from '../payments.ts'
import { readReimbursements } from '../reimbursements.ts'
import * as type from '../schema/types.ts'
import type { PurchaseSettlementOrder } from './order.ts'
import type { PurchaseSettlementDocument } from './shape.ts'

/** Makes a purchase settlement of an order. */
export function draftPurchaseSettlement(
  intake: Intake,
  order: PurchaseSettlementOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<PurchaseSettlementDocument> {
  const issueDate = intake.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(intake, order.supplier, 'supplier')
  const rules = { day: issueDate, tourismDays: context.tourismDays ?? [], onlyIva: true }
  const before = intake.violations.length
  const priced = priceItems(intake, order.items, rules)
  const sound = intake.violations.length === before
  const reimbursements = readReimbursements(intake, order.reimbursements, 'reimbursements', rules)
  const document: PurchaseSettlementDocument = {
    documentType: 'PURCHASE_SETTLEMENT',
    version: '1.1.0',
    issuer: readIssuer(intake, issuer, 'PURCHASE_SETTLEMENT'),
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(intake, issuer),
      supplierIdentificationType: identificationCode(customer.identificationType),
      supplierName: customer.legalName,
      supplierIdentification: customer.identification,
      supplierAddress: customer.address,
      subtotal: intake.computed('items', priced.subtotal, type.money),
      discount: priced.discount.toFixed(2),
      ...reimbursements.totals,
      taxes: priced.taxes.map(writtenTax),
      total: intake.computed('items', priced.total, type.money),
      currency: intake.optionalText('currency', order.currency, type.text15) ?? 'DOLAR',
      payments: readPayments(intake, order.payments, { total: priced.total, sound, day: issueDate }),
    },
    items: priced.lines.map((line) => ({
      ...writtenLine(line),
      unit: line.unit,
      unsubsidizedPrice: line.unsubsidizedPrice && fine(line.unsubsidizedPrice),
    })),
    reimbursements: reimbursements.documents,
    negotiable: order.negotiable && {
      email: intake.text('negotiable.email', order.negotiable.email, type.text100),
    },
    fiscalMachine: readFiscalMachine(intake, order),
    additionalInfo: readAdditionalInfo(intake, order, issuer),
  }
  return { document, customer, issueDate }
}
