import { Decimal } from '@etax/kernel'
import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { type DraftContext, type Drafted, optionalMoney, writtenLine } from '../drafting.ts'
import type { Intake } from '../intake.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../issuing.ts'
import { fine, type PricedItems, priceItems, type TaxRules } from '../items.ts'
import type { Issuer } from '../order.ts'
import { type Customer, finalConsumerLimit, readParty } from '../parties.ts'
import { readPayments } from '../payments.ts'
import { lessRefunds, readRefunds, writtenTaxWithRefund } from '../refunds.ts'
import { readReimbursements } from '../reimbursements.ts'
import * as type from '../schema/types.ts'
import { readExportation } from './exportation.ts'
import type { InvoiceOrder } from './order.ts'
import type { InvoiceDocument } from './shape.ts'
import { readTransport } from './transport.ts'

/** Makes an invoice of an order: version 2.1.0 where a block of the second edition is used, 1.1.0 otherwise. */
export function draftInvoice(
  intake: Intake,
  order: InvoiceOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<InvoiceDocument> {
  const day = intake.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(intake, order.customer, 'customer', { finalConsumer: true })
  const sums = sumUp(intake, order, { day, tourismDays: context.tourismDays ?? [] })
  const total = intake.computed('items', sums.total, type.money)
  checkFinalConsumer(intake, customer, sums.total, day)
  const transport = readTransport(intake, order.transport, day)
  const header = { ...readHeader(intake, order, customer), ...sums.header, total }
  const document: InvoiceDocument = {
    documentType: 'INVOICE',
    version: transport || sums.thirdPartyItems ? '2.1.0' : '1.1.0',
    issuer: readIssuer(intake, issuer, 'INVOICE'),
    header: {
      issueDate: printedDay(day),
      ...readEstablishment(intake, issuer),
      ...header,
      payments: readPayments(intake, order.payments, { total: sums.total, sound: sums.sound, day }),
    },
    items: writeItems(sums.priced),
    reimbursements: sums.reimbursements,
    presumptiveWithholdings: readPresumptiveWithholdings(intake, order),
    transport,
    thirdPartyItems: sums.thirdPartyItems,
    negotiable: readNegotiable(intake, order),
    fiscalMachine: readFiscalMachine(intake, order),
    additionalInfo: readAdditionalInfo(intake, order, issuer),
  }
  return { document, customer, issueDate: day }
}

/** Everything that has a part in the total, read together: the payments are held against it only where all of it is sound. */
function sumUp(intake: Intake, order: InvoiceOrder, rules: TaxRules) {
  const before = intake.violations.length
  const priced = priceItems(intake, order.items, rules)
  const tip = intake.optionalAmount('tip', order.tip, type.money) ?? Decimal.ZERO
  if (tip.times(Decimal.of(10)).compare(priced.subtotal) > 0) intake.warn('tip', 'DOC_90006')
  const thirdParties = readThirdPartyItems(intake, order)
  const exportation = readExportation(intake, order.exportation, rules.day)
  const refunds = readRefunds(intake, order, rules)
  const reimbursements = readReimbursements(intake, order.reimbursements, 'reimbursements', rules)
  const charged = Decimal.sum([priced.total, tip, thirdParties.total, exportation.total])
  const total = lessRefunds(intake, charged, refunds)
  return {
    priced,
    total,
    sound: intake.violations.length === before,
    thirdPartyItems: thirdParties.items,
    reimbursements: reimbursements.documents,
    header: {
      subtotal: intake.computed('items', priced.subtotal, type.money),
      subsidy: subsidyOf(priced),
      discount: priced.discount.toFixed(2),
      ...reimbursements.totals,
      taxes: priced.taxes.map((tax) => writtenTaxWithRefund(tax, refunds)),
      tip: tip.toFixed(2),
      ...exportation.header,
    },
  }
}

function readHeader(intake: Intake, order: InvoiceOrder, customer: Customer) {
  return {
    customerIdentificationType: identificationCode(customer.identificationType),
    waybillNumber: intake.optionalText('deliveryNote', order.deliveryNote, type.printedNumber),
    customerName: customer.legalName,
    customerIdentification: customer.identification,
    customerAddress: customer.address,
    currency: intake.optionalText('currency', order.currency, type.text15) ?? 'DOLAR',
    plate: intake.optionalText('plate', order.plate, type.text20),
    ivaWithheld: optionalMoney(intake.optionalAmount('ivaWithheld', order.ivaWithheld, type.money)),
    incomeTaxWithheld: optionalMoney(intake.optionalAmount('incomeTaxWithheld', order.incomeTaxWithheld, type.money)),
  }
}

function checkFinalConsumer(intake: Intake, customer: Customer, total: Decimal, day: string): void {
  if (customer.identificationType !== 'FINAL_CONSUMER') return
  const limit = finalConsumerLimit(day)
  if (limit === undefined || total.compare(Decimal.of(limit)) <= 0) return
  const message = `An invoice above ${limit} names its buyer; this one comes to ${total.toFixed(2)}.`
  intake.refuse('customer.identificationType', 'DOC_40003', message)
}

function readThirdPartyItems(intake: Intake, order: InvoiceOrder) {
  const read = intake.every('thirdPartyItems', order.thirdPartyItems, ({ concept, amount }, path) => ({
    concept: intake.text(`${path}.concept`, concept, type.text300),
    amount: intake.amount(`${path}.amount`, amount, type.money),
  }))
  const items = read.map(({ concept, amount }) => ({ concept, amount: amount.toFixed(2) }))
  return { items: items.length ? items : undefined, total: Decimal.sum(read.map((item) => item.amount)) }
}

function readPresumptiveWithholdings(intake: Intake, order: InvoiceOrder): InvoiceDocument['presumptiveWithholdings'] {
  const read = intake.every('presumptiveWithholdings', order.presumptiveWithholdings, (given, path) => ({
    code: '4',
    rateCode: intake.text(`${path}.code`, given.code, type.code1to3),
    rate: intake.amount(`${path}.rate`, given.rate, type.presumptiveRate).toString(),
    amount: intake.amount(`${path}.amount`, given.amount, type.money).toFixed(2),
  }))
  return read.length ? read : undefined
}

function readNegotiable(intake: Intake, { negotiable }: InvoiceOrder) {
  return negotiable && { email: intake.text('negotiable.email', negotiable.email, type.text100) }
}

function subsidyOf({ lines }: PricedItems): string | undefined {
  const subsidies = lines.flatMap(({ unsubsidizedPrice, unitPrice, quantity }) =>
    unsubsidizedPrice ? [unsubsidizedPrice.minus(unitPrice).times(quantity).round(2)] : [],
  )
  return subsidies.length ? Decimal.sum(subsidies).toFixed(2) : undefined
}

function writeItems({ lines }: PricedItems): InvoiceDocument['items'] {
  return lines.map((line) => ({
    ...writtenLine(line),
    unit: line.unit,
    unsubsidizedPrice: line.unsubsidizedPrice && fine(line.unsubsidizedPrice),
  }))
}
