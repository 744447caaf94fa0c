import { Decimal, fieldErrors, rule } from '@etax/kernel'
import { otherRounding, type TaxRounding } from '../../amounts/pricing.ts'
import { taxOnParts } from '../../amounts/sum-taxes.ts'
import { identificationCode } from '../../catalogs/parties.ts'
import type { DraftContext, Drafted } from '../../parts/draft-types.ts'
import { readExcises } from '../../parts/excise.ts'
import type { Issuer } from '../../parts/issuer.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../../parts/issuer-block.ts'
import { type SaleRules, valueAdded } from '../../parts/items.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { readParty } from '../../parts/parties.ts'
import { readPayments } from '../../parts/payments.ts'
import { readTaxRounding } from '../../parts/read-tax-rounding.ts'
import { lessRefunds, readRefunds, refundOf } from '../../parts/refunds.ts'
import { readSupporting } from '../../parts/supporting.ts'
import { writtenTax } from '../../parts/written-values.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import type { DebitNoteOrder } from './order.ts'
import type { DebitNoteDocument } from './shape.ts'

const ONE = Decimal.of(1)

/** Its tax is that of the modified document's day. */
export function draftDebitNote(
  reader: OrderReader,
  order: DebitNoteOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<DebitNoteDocument> {
  const issueDate = reader.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(reader, order.customer, 'customer')
  const supporting = readSupporting(reader, order.supportingDocument, issueDate)
  const rounding = readTaxRounding(reader, order, issuer)
  const sums = sumUp(reader, order, { day: supporting.issueDate, tourismDays: context.tourismDays ?? [], rounding })
  const document: DebitNoteDocument = {
    documentType: 'DEBIT_NOTE',
    version: '1.0.0',
    issuer: readIssuer(reader, issuer, 'DEBIT_NOTE'),
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(reader, issuer),
      customerIdentificationType: identificationCode(customer.identificationType),
      customerName: customer.legalName,
      customerIdentification: customer.identification,
      modifiedDocumentCode: supporting.documentCode,
      modifiedDocumentNumber: supporting.number,
      modifiedDocumentDate: printedDay(supporting.issueDate),
      subtotal: reader.computed('reasons', sums.subtotal, type.money),
      taxes: sums.taxes,
      total: reader.computed('reasons', sums.total, type.money),
      payments: readPayments(reader, order.payments, { ...sums, rounding, day: issueDate }),
    },
    reasons: sums.reasons,
    fiscalMachine: readFiscalMachine(reader, order),
    additionalInfo: readAdditionalInfo(reader, order, issuer, { ...customer, path: 'customer' }),
  }
  return { document, customer, issueDate, taxRounding: rounding }
}

const MORE_THAN_NOTHING = {
  ...rule(
    'must come to more than 0.00, such as 5.00: a debit note adds to a sale',
    'deben sumar más de 0.00, por ejemplo 5.00: una nota de débito agrega a una venta',
  ),
  moreThan: 0,
}

function sumUp(reader: OrderReader, order: DebitNoteOrder, { rounding, ...rules }: SaleRules) {
  const before = reader.violations.length
  const reasons = reader.each('reasons', order.reasons, ({ reason, amount }, path) => ({
    reason: reader.text(`${path}.reason`, reason, type.text300),
    amount: reader.amount(`${path}.amount`, amount, type.money),
  }))
  const subtotal = Decimal.sum(reasons.map((reason) => reason.amount))
  if (subtotal.isZero() && reader.violations.length === before)
    reader.refuse('reasons', fieldErrors.outOfRange, MORE_THAN_NOTHING)
  const ice = readExcises(reader, order.ice, 'ice', { subtotal, quantity: ONE })
  const parts = [...reasons, ...ice].map((part) => part.amount)
  const iva = valueAdded(reader, order, '', { ...rules, base: Decimal.sum(parts) })
  const taxes = [...(iva ? [{ ...iva, amount: taxOnParts(parts, iva.rate, rounding) }] : []), ...ice]
  const refunds = readRefunds(reader, order, { ...rules, taxes })
  const charged = subtotal.plus(Decimal.sum(taxes.map((tax) => tax.amount)))
  return {
    reasons: reasons.map(({ reason, amount }) => ({ reason, amount: amount.toFixed(2) })),
    subtotal,
    taxes: taxes.map((tax) => ({ ...writtenTax(tax), ivaRefund: refundOf(tax, refunds) })),
    total: lessRefunds(charged, refunds),
    otherwise: () => (iva ? moreOtherwise(parts, iva.rate, rounding) : Decimal.ZERO),
    sound: reader.violations.length === before,
  }
}

function moreOtherwise(parts: readonly Decimal[], rate: Decimal, rounding: TaxRounding): Decimal {
  return taxOnParts(parts, rate, otherRounding(rounding)).minus(taxOnParts(parts, rate, rounding))
}
