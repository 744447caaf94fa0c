import { identificationCode } from '../../catalogs/parties.ts'
import type { DraftContext, Drafted } from '../../parts/draft-types.ts'
import type { Issuer } from '../../parts/issuer.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../../parts/issuer-block.ts'
import { fine, priceItems } from '../../parts/items.ts'
import { readNegotiableEmail } from '../../parts/negotiable.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { readParty } from '../../parts/parties.ts'
import { readPayments } from '../../parts/payments.ts'
import { readTaxRounding } from '../../parts/read-tax-rounding.ts'
import { checkReimbursed, readReimbursements } from '../../parts/reimbursements.ts'
import { writtenLine, writtenTotal } from '../../parts/written-values.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import { DOLLAR } from '../../values/currency.ts'
import type { PurchaseSettlementOrder } from './order.ts'
import type { PurchaseSettlementDocument } from './shape.ts'

export function draftPurchaseSettlement(
  reader: OrderReader,
  order: PurchaseSettlementOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<PurchaseSettlementDocument> {
  const issueDate = reader.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(reader, order.supplier, 'supplier')
  const rules = { day: issueDate, tourismDays: context.tourismDays ?? [], onlyIva: true }
  const before = reader.violations.length
  const rounding = readTaxRounding(reader, order, issuer)
  const priced = priceItems(reader, order.items, { ...rules, rounding })
  const sound = reader.violations.length === before
  const reimbursements = readReimbursements(reader, order.reimbursements, 'reimbursements', rules)
  checkReimbursed(reader, reimbursements, priced.total)
  const document: PurchaseSettlementDocument = {
    documentType: 'PURCHASE_SETTLEMENT',
    version: '1.1.0',
    issuer: readIssuer(reader, issuer, 'PURCHASE_SETTLEMENT'),
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(reader, issuer),
      supplierIdentificationType: identificationCode(customer.identificationType),
      supplierName: customer.legalName,
      supplierIdentification: customer.identification,
      supplierAddress: customer.address,
      subtotal: reader.computed('items', priced.subtotal, type.money),
      discount: priced.discount.toFixed(2),
      ...reimbursements.totals,
      taxes: priced.taxes.map(writtenTotal),
      total: reader.computed('items', priced.total, type.money),
      currency: DOLLAR,
      payments: readPayments(reader, order.payments, { ...priced, rounding, sound, day: issueDate }),
    },
    items: priced.lines.map((line) => ({
      ...writtenLine(line),
      unit: line.unit,
      unsubsidizedPrice: line.unsubsidizedPrice && fine(line.unsubsidizedPrice),
    })),
    reimbursements: reimbursements.documents,
    negotiable: order.negotiable && readNegotiableEmail(reader, order.negotiable),
    fiscalMachine: readFiscalMachine(reader, order),
    additionalInfo: readAdditionalInfo(reader, order, issuer, { ...customer, path: 'supplier', address: undefined }),
  }
  return { document, customer, issueDate, taxRounding: rounding }
}
