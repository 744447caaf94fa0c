import { Decimal } from '@etax/kernel'
import { amount, CENT, compare, compareAny, sumOf, unitsOf } from '../amounts/amounts.ts'
import { bagFlaws } from '../amounts/bags.ts'
import { chargedTwice, isChargedTwice } from '../amounts/excise-forms.ts'
import { amountsAllowed } from '../amounts/sum-taxes.ts'
import { readWrittenTax, type WrittenTax } from '../amounts/written-tax.ts'
import { isKnown, lookUp } from '../catalogs/catalog.ts'
import { paymentMethods } from '../catalogs/payments.ts'
import { ICE, IVA, PLASTIC_BAGS, PLASTIC_BOTTLES } from '../catalogs/taxes.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { DOLLAR, DOLLAR_NAMES } from '../values/currency.ts'
import type { Ruling, Where } from '../values/ruling.ts'
import { checkRate, checkRateOfCode, checkTaxAmount, leewayOf } from './tax-rules.ts'

export interface WrittenLine {
  code?: string | undefined
  quantity: string
  unitPrice: string
  unsubsidizedPrice?: string | undefined
  discount?: string | undefined
  subtotal: string
  taxes: WrittenTax[]
}

/** Each amount follows from quantity, price, discount and rate. */
export function checkLines(ruling: Ruling, lines: readonly WrittenLine[], day: string): void {
  lines.forEach((line, at) => {
    const where = ['items', at]
    const gross = amount(line.quantity).times(amount(line.unitPrice)).round(2)
    const expected = gross.minus(amount(line.discount))
    compare(ruling, [...where, 'subtotal'], { written: line.subtotal, expected, error: documentErrors.amountOff })
    checkSubsidy(ruling, line, where)
    checkLineTaxes(ruling, line, where, day)
  })
}

/** Software without subsidies writes a zero price. */
function checkSubsidy(ruling: Ruling, { unitPrice, unsubsidizedPrice }: WrittenLine, where: Where): void {
  const price = amount(unsubsidizedPrice)
  if (price.isZero() || price.compare(amount(unitPrice)) >= 0) return
  const facts = { reason: 'subsidy', without: unsubsidizedPrice ?? '', price: unitPrice } as const
  ruling.error([...where, 'unsubsidizedPrice'], documentErrors.amountsDisagree, facts)
}

/** The item's code gives the kind of plastic bag (ficha técnica, anexo 18); the annex is about invoices. */
export function checkBags(
  ruling: Ruling,
  lines: readonly WrittenLine[],
  otherwise: 'refuse' | 'warn' = 'refuse',
): void {
  lines.forEach(({ code = '', quantity, taxes }, at) => {
    const taxAt = taxes.findIndex((tax) => tax.code === ICE && tax.rateCode === PLASTIC_BAGS)
    const tax = taxes[taxAt]
    const excise = tax && { base: amount(tax.base), amount: amount(tax.amount) }
    const { barred, unusual } = bagFlaws({ code, quantity: amount(quantity), excise })
    const where = ['items', at, 'code']
    if (barred && otherwise === 'warn') ruling.warn(where, documentErrors.bagUnusual, barred)
    else if (barred) ruling.error(where, documentErrors.bagMisnamed, barred)
    if (unusual) ruling.warn(tax ? ['items', at, 'taxes', taxAt, 'base'] : where, documentErrors.bagUnusual, unusual)
  })
}

function checkLineTaxes(ruling: Ruling, line: WrittenLine, where: Where, day: string): void {
  const excises = line.taxes.filter((tax) => tax.code === ICE)
  const ivaAt = line.taxes.findIndex((tax) => tax.code === IVA)
  line.taxes.forEach((tax, at) => {
    const here = [...where, 'taxes', at]
    checkRate(ruling, tax, here, day)
    checkTaxAmount(ruling, tax, here, { day, leeway: leewayOf(tax, { lines: 1, units: unitsOf(line.quantity) }) })
    if (tax.code === ICE) checkExciseOnce(ruling, here, tax, line.taxes.slice(0, at))
    if (tax.code === PLASTIC_BOTTLES) checkWholeBottles(ruling, here, tax)
    if (tax.code !== IVA) return
    checkBaseWithExcise(ruling, [...here, 'base'], tax.base, { subtotal: line.subtotal, excises })
    if (at !== ivaAt) ruling.error(here, documentErrors.taxMisplaced, { reason: 'ivaTwice' })
  })
}

/** With one rounding of all excises, the share of a line may differ from its amount by a cent. */
function checkBaseWithExcise(
  ruling: Ruling,
  where: Where,
  written: string,
  { subtotal, excises }: { subtotal: string; excises: readonly WrittenTax[] },
): void {
  const expected = amount(subtotal).plus(sumOf(excises.map((tax) => tax.amount)))
  const cents = CENT.times(Decimal.of(Math.max(1, excises.length)))
  compare(ruling, where, {
    written,
    expected,
    leeway: { letPass: cents, warned: cents },
    error: documentErrors.amountOff,
  })
}

/** A line may have an excise once in each form of its code. */
function checkExciseOnce(ruling: Ruling, where: Where, tax: WrittenTax, earlier: readonly WrittenTax[]): void {
  const charges = [...earlier, tax].filter(({ code, rateCode }) => code === ICE && rateCode === tax.rateCode)
  const figures = charges.map(({ base, rate, amount: charged }) => ({
    base: amount(base),
    rate: amount(rate),
    amount: amount(charged),
  }))
  if (isChargedTwice(tax.rateCode, figures))
    ruling.error(where, documentErrors.taxMisplaced, chargedTwice(tax.rateCode))
}

/** The base of the bottle tax is the number of bottles. */
function checkWholeBottles(ruling: Ruling, where: Where, { base }: WrittenTax): void {
  const bottles = amount(base)
  if (bottles.round(0).equals(bottles)) return
  const facts = { reason: 'bottles', base, whole: bottles.round(0).toString() } as const
  ruling.error([...where, 'base'], documentErrors.amountsDisagree, facts)
}

/** One total for each tax and rate: the sum of the lines' bases, and its tax, rounded once or on each line. */
export function checkTaxTotals(
  ruling: Ruling,
  totals: readonly WrittenTax[],
  { lines, day }: { lines: readonly WrittenLine[]; day: string },
): void {
  const path = ['header', 'taxes']
  const sums = Map.groupBy(
    lines.flatMap(({ taxes, quantity }) => taxes.map((tax) => ({ ...tax, quantity }))),
    keyOf,
  )
  totals.forEach((total, at) => {
    const parts = sums.get(keyOf(total)) ?? []
    checkRateOfCode(ruling, total, [...path, at], day)
    if (total.code === ICE) checkRateOfLines(ruling, total, [...path, at], parts)
    checkTotalOfTax(ruling, total, [...path, at], parts)
    sums.delete(keyOf(total))
  })
  for (const [, parts] of sums) checkMissingTotal(ruling, parts, path)
}

/** The base is a sum; the tax allows any rounding. */
function checkTotalOfTax(ruling: Ruling, total: WrittenTax, where: Where, parts: readonly SoldTax[]): void {
  const lines = parts.length
  const error = documentErrors.totalOff
  const bases = sumOf(parts.map((part) => part.base))
  compare(ruling, [...where, 'base'], { written: total.base, expected: bases, lines, error })
  const units = Decimal.sum(parts.map(({ quantity }) => unitsOf(quantity)))
  compareAny(ruling, [...where, 'amount'], {
    written: total.amount,
    allowed: amountsAllowed(parts.map(readWrittenTax)),
    leeway: leewayOf(total, { lines: Math.max(1, lines), units }),
    error,
  })
}

type SoldTax = WrittenTax & Pick<WrittenLine, 'quantity'>

/** The rate of a total is one of its lines'; with several rates it may be any, or absent. */
function checkRateOfLines(ruling: Ruling, total: WrittenTax, where: Where, parts: readonly WrittenTax[]): void {
  const rates = parts.flatMap(({ rate }) => (rate === undefined ? [] : [rate]))
  const { rate } = total
  if (rate === undefined || rates.length === 0) return
  if (rates.some((one) => amount(one).equals(amount(rate)))) return
  const facts = { reason: 'rateOfLines', rate, code: total.rateCode, rates: [...new Set(rates)] } as const
  ruling.error([...where, 'rate'], documentErrors.totalOff, facts)
}

/** Lines of a rate without a total; the authority allows it for a zero tax. */
function checkMissingTotal(ruling: Ruling, [tax, ...others]: readonly WrittenTax[], path: Where): void {
  if (!tax) return
  const facts = { reason: 'missingTotal', tax: tax.code, rateCode: tax.rateCode } as const
  if (sumOf([tax, ...others].map((part) => part.amount)).isZero()) ruling.warn(path, documentErrors.unusual, facts)
  else ruling.error(path, documentErrors.totalOff, facts)
}

function keyOf(tax: WrittenTax): string {
  return `${Number(tax.code)} ${Number(tax.rateCode)}`
}

interface WrittenPayment {
  method: string
  amount: string
}

/** Payments have valid methods, and add up to the total. */
export function checkPayments(
  ruling: Ruling,
  payments: readonly WrittenPayment[] | undefined,
  path: Where,
  { total, day }: { total: string; day: string },
): void {
  if (!payments?.length) return
  payments.forEach(({ method }, at) => {
    if (lookUp(paymentMethods, method, day)) return
    const facts = { reason: 'paymentMethod', method, ...(isKnown(paymentMethods, method) && { day }) } as const
    ruling.error([...path, at, 'method'], documentErrors.codeNotInForce, facts)
  })
  checkPaid(ruling, sumOf(payments.map((payment) => payment.amount)), amount(total), path)
}

/** Orders must match exactly; other issuers' documents may differ by a cent. */
function checkPaid(ruling: Ruling, paid: Decimal, total: Decimal, path: Where): void {
  const difference = paid.minus(total).abs()
  if (difference.isZero()) return
  const facts = { reason: 'payments', paid: paid.toFixed(2), total: total.toFixed(2) } as const
  if (difference.compare(CENT) <= 0) ruling.warn(path, documentErrors.offByCents, facts)
  else ruling.error(path, documentErrors.paymentsOffTotal, facts)
}

export function checkDollars(ruling: Ruling, { currency }: { currency?: string | undefined }): void {
  if (currency === undefined || (DOLLAR_NAMES as readonly string[]).includes(currency.trim().toUpperCase())) return
  const facts = { reason: 'currency', currency, right: DOLLAR } as const
  ruling.error(['header', 'currency'], documentErrors.codeNotInForce, facts)
}
