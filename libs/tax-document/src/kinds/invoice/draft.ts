import { Decimal, fieldErrors, rule } from '@etax/kernel'
import { identificationCode } from '../../catalogs/parties.ts'
import { presumptiveRates } from '../../catalogs/taxes.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import type { DraftContext, Drafted } from '../../parts/draft-types.ts'
import type { Issuer } from '../../parts/issuer.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../../parts/issuer-block.ts'
import { fine, type PricedItems, priceItems, type SaleRules } from '../../parts/items.ts'
import { readNegotiableEmail } from '../../parts/negotiable.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { type Customer, finalConsumerLimit, readParty } from '../../parts/parties.ts'
import { readPayments } from '../../parts/payments.ts'
import { readTaxRounding } from '../../parts/read-tax-rounding.ts'
import { lessRefunds, readRefunds, writtenTaxWithRefund } from '../../parts/refunds.ts'
import { checkReimbursed, readReimbursements } from '../../parts/reimbursements.ts'
import { optionalMoney, writtenLine } from '../../parts/written-values.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import { DOLLAR } from '../../values/currency.ts'
import { readExportation } from './exportation.ts'
import type { InvoiceOrder } from './order.ts'
import { readPlate } from './plate.ts'
import { unusualPresumptiveRate } from './presumptive.ts'
import type { InvoiceDocument } from './shape.ts'
import { readTransport } from './transport.ts'

/** Payment by endorsement of titles, table 24. */
const ENDORSEMENT = '21'

/** Version 2.1.0 for blocks of the second edition, else 1.1.0. */
export function draftInvoice(
  reader: OrderReader,
  order: InvoiceOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<InvoiceDocument> {
  const day = reader.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(reader, order.customer, 'customer', { finalConsumer: true })
  const rounding = readTaxRounding(reader, order, issuer)
  const sums = sumUp(reader, order, { day, tourismDays: context.tourismDays ?? [], rounding })
  const total = reader.computed('items', sums.total, type.money)
  checkFinalConsumer(reader, customer, sums.total, day)
  const transport = readTransport(reader, order.transport, day)
  const header = { ...readHeader(reader, order, customer, day), ...sums.header, total }
  const due = { ...sums, day, rounding, otherwise: sums.priced.otherwise }
  const document: InvoiceDocument = {
    documentType: 'INVOICE',
    version: transport || sums.thirdPartyItems ? '2.1.0' : '1.1.0',
    issuer: readIssuer(reader, issuer, 'INVOICE'),
    header: {
      issueDate: printedDay(day),
      ...readEstablishment(reader, issuer),
      ...header,
      payments: readPayments(reader, order.payments, order.negotiable ? { ...due, method: ENDORSEMENT } : due),
    },
    items: writeItems(sums.priced),
    reimbursements: sums.reimbursements,
    presumptiveWithholdings: readPresumptiveWithholdings(reader, order, day),
    transport,
    thirdPartyItems: sums.thirdPartyItems,
    negotiable: readNegotiable(reader, order, customer),
    fiscalMachine: readFiscalMachine(reader, order),
    additionalInfo: readAdditionalInfo(reader, order, issuer, { ...customer, path: 'customer', address: undefined }),
  }
  return { document, customer, issueDate: day, taxRounding: rounding }
}

/** Reads all parts of the total together: payments are only checked against a valid total. */
function sumUp(reader: OrderReader, order: InvoiceOrder, rules: SaleRules) {
  const before = reader.violations.length
  const priced = priceItems(reader, order.items, rules)
  const tip = reader.optionalAmount('tip', order.tip, type.money) ?? Decimal.ZERO
  if (tip.times(Decimal.of(10)).compare(priced.subtotal) > 0) reader.warn('tip', documentErrors.tipTooLarge)
  const thirdParties = readThirdPartyItems(reader, order)
  const exportation = readExportation(reader, order.exportation, rules.day)
  const refunds = readRefunds(reader, order, { ...rules, taxes: priced.taxes })
  const reimbursements = readReimbursements(reader, order.reimbursements, 'reimbursements', rules)
  const charged = Decimal.sum([priced.total, tip, thirdParties.total, exportation.total])
  checkReimbursed(reader, reimbursements, charged)
  const total = lessRefunds(charged, refunds)
  return {
    priced,
    total,
    sound: reader.violations.length === before,
    thirdPartyItems: thirdParties.items,
    reimbursements: reimbursements.documents,
    header: {
      subtotal: reader.computed('items', priced.subtotal, type.money),
      subsidy: subsidyOf(priced),
      discount: priced.discount.toFixed(2),
      ...reimbursements.totals,
      taxes: priced.taxes.map((tax) => writtenTaxWithRefund(tax, refunds)),
      tip: tip.toFixed(2),
      ...exportation.header,
    },
  }
}

function readHeader(reader: OrderReader, order: InvoiceOrder, customer: Customer, day: string) {
  return {
    customerIdentificationType: identificationCode(customer.identificationType),
    waybillNumber: reader.optionalDocumentNumber('deliveryNote', order.deliveryNote),
    customerName: customer.legalName,
    customerIdentification: customer.identification,
    customerAddress: customer.address,
    currency: DOLLAR,
    plate: readPlate(reader, order, day),
    ivaWithheld: optionalMoney(reader.optionalAmount('ivaWithheld', order.ivaWithheld, type.money)),
    incomeTaxWithheld: optionalMoney(reader.optionalAmount('incomeTaxWithheld', order.incomeTaxWithheld, type.money)),
  }
}

function checkFinalConsumer(reader: OrderReader, customer: Customer, total: Decimal, day: string): void {
  if (customer.identificationType !== 'FINAL_CONSUMER') return
  const limit = finalConsumerLimit(day)
  if (limit === undefined || total.compare(Decimal.of(limit)) <= 0) return
  const order = { limit, total: total.toFixed(2) }
  reader.refuse('customer.identificationType', documentErrors.finalConsumerAboveLimit, { order })
}

function readThirdPartyItems(reader: OrderReader, order: InvoiceOrder) {
  const read = reader.every('thirdPartyItems', order.thirdPartyItems, ({ concept, amount }, path) => ({
    concept: reader.text(`${path}.concept`, concept, type.text300),
    amount: reader.amount(`${path}.amount`, amount, type.money),
  }))
  const items = read.map(({ concept, amount }) => ({ concept, amount: amount.toFixed(2) }))
  return { items: items.length ? items : undefined, total: Decimal.sum(read.map((item) => item.amount)) }
}

function readPresumptiveWithholdings(
  reader: OrderReader,
  order: InvoiceOrder,
  day: string,
): InvoiceDocument['presumptiveWithholdings'] {
  const read = reader.every('presumptiveWithholdings', order.presumptiveWithholdings, (withholding, path) => ({
    code: '4',
    rateCode: reader.code(`${path}.code`, withholding.code, presumptiveRates, day)?.code ?? '',
    rate: reader.amount(`${path}.rate`, withholding.rate, type.presumptiveRate).toString(),
    amount: reader.amount(`${path}.amount`, withholding.amount, type.money).toFixed(2),
  }))
  read.forEach((one, at) => {
    const unusual = unusualPresumptiveRate(one)
    if (unusual) reader.warn(`presumptiveWithholdings[${at}].rate`, documentErrors.percentageUnusual, unusual)
  })
  return read.length ? read : undefined
}

const ADDRESS_NEEDED = rule(
  'A negotiable invoice needs the address of its buyer, such as "Av. Amazonas N24-03, Quito".',
  'Una factura comercial negociable necesita la dirección del comprador, por ejemplo "Av. Amazonas N24-03, Quito".',
)

/** A negotiable invoice has its buyer's address, and allows endorsement (ficha técnica, anexo 11). */
function readNegotiable(reader: OrderReader, { negotiable, payments }: InvoiceOrder, customer: Customer) {
  if (!negotiable) return undefined
  if (!customer.address) reader.refuse('customer.address', fieldErrors.required, ADDRESS_NEEDED)
  if (payments?.length && !payments.some(({ method }) => method?.trim() === ENDORSEMENT))
    reader.refuse('payments', documentErrors.notNegotiable, { reason: 'paymentsOfOrder', method: ENDORSEMENT })
  return readNegotiableEmail(reader, negotiable)
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
