import { Decimal, isEmail } from '@etax/kernel'
import { amount, CENT, compare, compareAny, leewayOfSum, sumOf, withOrWithout } from '../../amounts/amounts.ts'
import { FINAL_CONSUMER, identificationCode } from '../../catalogs/parties.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { finalConsumerLimit } from '../../parts/parties.ts'
import { checkCountry } from '../../rules/code-rules.ts'
import { checkDay, checkIdentified, checkIssueDate } from '../../rules/issuer-rules.ts'
import { checkNamedParty } from '../../rules/note-rules.ts'
import { checkReimbursements } from '../../rules/reimbursement-rules.ts'
import { checkBags, checkDollars, checkLines, checkPayments, checkTaxTotals } from '../../rules/sale-rules.ts'
import { checkRefunds } from '../../rules/tax-rules.ts'
import type { RuleContext, Ruling } from '../../values/ruling.ts'
import { checkPlate } from './plate.ts'
import { checkPresumptive } from './presumptive.ts'
import type { InvoiceDocument } from './shape.ts'

export function checkInvoice(ruling: Ruling, document: InvoiceDocument, context: RuleContext): void {
  const { header, items, reimbursements: documents } = document
  const day = checkIssueDate(ruling, document, header.issueDate, context)
  checkCustomer(ruling, document, day)
  checkDollars(ruling, header)
  checkExportation(ruling, document, day)
  checkLines(ruling, items, day)
  checkBags(ruling, items)
  checkTaxTotals(ruling, header.taxes, { lines: items, day })
  checkRefunds(ruling, header.taxes, header.customerIdentificationType)
  checkTotals(ruling, document)
  checkTip(ruling, document)
  checkPayments(ruling, header.payments, ['header', 'payments'], { total: header.total, day })
  checkReimbursements(ruling, {
    header,
    headerPath: ['header'],
    documents,
    path: ['reimbursements'],
    day,
    charged: header.total,
  })
  checkPresumptive(ruling, document, day)
  checkTransport(ruling, document, day)
  checkPlate(ruling, document, day)
  checkNegotiable(ruling, document)
}

function checkCustomer(ruling: Ruling, { header }: InvoiceDocument, day: string): void {
  const { customerIdentificationType: type, customerIdentification, customerName, total } = header
  checkIdentified(ruling, ['header', 'customerIdentification'], type, customerIdentification)
  if (type !== identificationCode('FINAL_CONSUMER')) return
  if (customerIdentification !== FINAL_CONSUMER.identification) {
    ruling.error(['header', 'customerIdentification'], documentErrors.finalConsumerMisnamed)
  }
  if (customerName.toUpperCase() !== FINAL_CONSUMER.legalName)
    ruling.error(['header', 'customerName'], documentErrors.finalConsumerMisnamed)
  const limit = finalConsumerLimit(day)
  if (limit && amount(total).compare(Decimal.of(limit)) > 0)
    ruling.error(['header', 'total'], documentErrors.finalConsumerAboveLimit)
}

function checkTotals(ruling: Ruling, document: InvoiceDocument): void {
  const { header, items } = document
  const lines = items.length
  const subtotal = sumOf(items.map((item) => item.subtotal))
  compare(ruling, ['header', 'subtotal'], {
    written: header.subtotal,
    expected: subtotal,
    lines,
    error: documentErrors.totalOff,
  })
  const discount = sumOf(items.map((item) => item.discount))
  compare(ruling, ['header', 'discount'], {
    written: header.discount,
    expected: discount,
    lines,
    error: documentErrors.totalOff,
  })
  checkSubsidyTotal(ruling, document)
  const allowed = totalsAllowed(document)
  compareAny(ruling, ['header', 'total'], {
    written: header.total,
    allowed,
    leeway: () => leewayOfSum(lines),
    error: documentErrors.totalOff,
  })
}

/** Only a warning: no other figure depends on it. */
function checkSubsidyTotal(ruling: Ruling, { header, items }: InvoiceDocument): void {
  if (header.subsidy === undefined) return
  const subsidized = items.filter((item) => amount(item.unsubsidizedPrice).compare(amount(item.unitPrice)) > 0)
  const expected = Decimal.sum(
    subsidized.map(({ quantity, unitPrice, unsubsidizedPrice }) =>
      amount(unsubsidizedPrice).minus(amount(unitPrice)).times(amount(quantity)).round(2),
    ),
  )
  const most = CENT.times(Decimal.of(Math.max(1, subsidized.length)))
  if (amount(header.subsidy).minus(expected).abs().compare(most) <= 0) return
  const facts = { reason: 'subsidy', subsidy: header.subsidy, lines: expected.toFixed(2) } as const
  ruling.warn(['header', 'subsidy'], documentErrors.unusual, facts)
}

/**
 * The allowed totals: the specification does not say whether third parties' items, export expenses and refunded tax are
 * included. The first is ours.
 */
function totalsAllowed({ header, thirdPartyItems }: InvoiceDocument): Decimal[] {
  const sale = sumOf([header.subtotal, header.tip, ...header.taxes.map((tax) => tax.amount)])
  const others = sumOf((thirdPartyItems ?? []).map((item) => item.amount))
  const expenses = sumOf([
    header.internationalFreight,
    header.internationalInsurance,
    header.customsExpenses,
    header.otherTransportExpenses,
  ])
  const refunds = sumOf(header.taxes.map((tax) => tax.ivaRefund)).negated()
  return withOrWithout(sale, [others, expenses, refunds])
}

const COUNTRIES = ['originCountry', 'destinationCountry', 'acquisitionCountry'] as const

function checkExportation(ruling: Ruling, { header }: InvoiceDocument, day: string): void {
  for (const member of COUNTRIES) checkCountry(ruling, ['header', member], header[member], day)
}

/** A negotiable invoice allows endorsement, and goes to its buyer for acceptance (ficha técnica, anexo 11). */
function checkNegotiable(ruling: Ruling, { header, negotiable }: InvoiceDocument): void {
  if (!negotiable) return
  const { email } = negotiable
  if (!isEmail(email)) ruling.error(['negotiable', 'email'], documentErrors.emailMalformed, { reason: 'one', email })
  if (header.customerAddress === undefined)
    ruling.error(['header', 'customerAddress'], documentErrors.notNegotiable, { reason: 'address' })
  if (!header.payments?.some(({ method }) => method === ENDORSEMENT))
    ruling.error(['header', 'payments'], documentErrors.notNegotiable, { reason: 'payments' })
}

const ENDORSEMENT = '21'

/** The law's tenth. */
function checkTip(ruling: Ruling, { header }: InvoiceDocument): void {
  if (amount(header.tip).times(Decimal.of(10)).compare(amount(header.subtotal)) <= 0) return
  ruling.warn(['header', 'tip'], documentErrors.tipTooLarge)
}

function checkTransport(ruling: Ruling, { transport }: InvoiceDocument, issued: string): void {
  if (!transport) return
  const start = checkDay(ruling, ['transport', 'startDate'], transport.startDate)
  const end = checkDay(ruling, ['transport', 'endDate'], transport.endDate)
  if (start && start < issued)
    ruling.error(['transport', 'startDate'], documentErrors.datesOutOfOrder, { reason: 'transportEarly' })
  if (start && end && end < start)
    ruling.error(['transport', 'endDate'], documentErrors.datesOutOfOrder, { reason: 'transportBackwards' })
  const where = ['transport', 'carrierIdentification']
  checkNamedParty(ruling, where, transport.carrierIdentificationType, transport.carrierIdentification)
}
