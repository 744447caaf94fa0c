import { Decimal } from '@etax/kernel'
import { isKnown, lookUp } from '../catalogs/catalog.ts'
import { ICE, IVA, iceRates, ivaRates, PLASTIC_BOTTLES, plasticBottleRates } from '../catalogs/taxes.ts'
import { documentErrors } from '../document-errors.ts'
import { taxOn } from '../pricing.ts'
import { amount, compare, sumOf } from './amounts.ts'
import type { Ruling, Where } from './ruling.ts'

/** A tax as any kind writes it. */
export interface WrittenTax {
  code: string
  rateCode: string
  rate?: string | undefined
  base: string
  amount: string
}

/** A line of goods as any kind writes it. */
export interface WrittenLine {
  quantity: string
  unitPrice: string
  discount?: string | undefined
  subtotal: string
  taxes: WrittenTax[]
}

/** Lines: each amount follows from quantity, price, discount and rate. */
export function checkLines(ruling: Ruling, lines: readonly WrittenLine[], day: string): void {
  lines.forEach((line, at) => {
    const where = ['items', at]
    const gross = amount(line.quantity).times(amount(line.unitPrice)).round(2)
    const expected = gross.minus(amount(line.discount))
    compare(ruling, [...where, 'subtotal'], { written: line.subtotal, expected, error: documentErrors.amountOff })
    checkLineTaxes(ruling, line, where, day)
  })
}

function checkLineTaxes(ruling: Ruling, line: WrittenLine, where: Where, day: string): void {
  const excise = sumOf(line.taxes.filter((tax) => tax.code === ICE).map((tax) => tax.amount))
  line.taxes.forEach((tax, at) => {
    const here = [...where, 'taxes', at]
    checkRate(ruling, tax, here, day)
    if (tax.code !== IVA) return
    const base = amount(line.subtotal).plus(excise)
    compare(ruling, [...here, 'base'], { written: tax.base, expected: base, error: documentErrors.amountOff })
    const expected = taxOn(amount(tax.base), amount(tax.rate))
    compare(ruling, [...here, 'amount'], { written: tax.amount, expected, error: documentErrors.amountOff })
  })
}

/** The rate's code is in the catalog and in force on the day, and the rate is the code's. */
export function checkRate(ruling: Ruling, tax: WrittenTax, where: Where, day: string): void {
  const here = [...where, 'rateCode']
  if (tax.code === ICE && !isKnown(iceRates, tax.rateCode)) ruling.warn(here, documentErrors.codeUnknown)
  if (tax.code === PLASTIC_BOTTLES && !isKnown(plasticBottleRates, tax.rateCode))
    ruling.error(here, documentErrors.codeNotInForce)
  if (tax.code !== IVA) return
  const entry = lookUp(ivaRates, tax.rateCode, day)
  if (!entry) ruling.error(here, documentErrors.rateNotInForce, `Code ${tax.rateCode} is not in force on ${day}.`)
  if (!entry || tax.rate === undefined || amount(tax.rate).equals(Decimal.of(entry.rate))) return
  ruling.error(
    [...where, 'rate'],
    documentErrors.percentageNotOfCode,
    `Code ${tax.rateCode} is ${entry.rate}%, not ${tax.rate}%.`,
  )
}

/** One total for each tax and rate of the lines, each the sum over them. */
export function checkTaxTotals(
  ruling: Ruling,
  totals: readonly WrittenTax[],
  lines: readonly WrittenLine[],
  path: Where,
): void {
  const sums = Map.groupBy(
    lines.flatMap((line) => line.taxes),
    keyOf,
  )
  totals.forEach((total, at) => {
    const parts = sums.get(keyOf(total)) ?? []
    const check = (member: 'base' | 'amount') => {
      const expected = sumOf(parts.map((part) => part[member]))
      const here = [...path, at, member]
      compare(ruling, here, { written: total[member], expected, lines: parts.length, error: documentErrors.totalOff })
    }
    check('base')
    check('amount')
    sums.delete(keyOf(total))
  })
  for (const [, parts] of sums) checkMissingTotal(ruling, parts, path)
}

/** Lines of a rate that no total mentions; where nothing is charged the authority lets it pass. */
function checkMissingTotal(ruling: Ruling, [tax, ...others]: readonly WrittenTax[], path: Where): void {
  if (!tax) return
  const message = `There is no total for tax ${tax.code}, rate ${tax.rateCode}.`
  if (sumOf([tax, ...others].map((part) => part.amount)).isZero()) ruling.warn(path, documentErrors.unusual, message)
  else ruling.error(path, documentErrors.totalOff, message)
}

function keyOf(tax: WrittenTax): string {
  return `${Number(tax.code)} ${Number(tax.rateCode)}`
}

/** The payments, where there are any, come to the total. */
export function checkPayments(
  ruling: Ruling,
  payments: readonly { amount: string }[] | undefined,
  total: string,
  path: Where,
): void {
  if (!payments?.length) return
  const paid = sumOf(payments.map((payment) => payment.amount))
  compare(ruling, path, { written: paid.toFixed(2), expected: amount(total), error: documentErrors.paymentsOffTotal })
}
