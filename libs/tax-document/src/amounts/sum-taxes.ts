import { Decimal } from '@etax/kernel'
import { nearest } from './amounts.ts'
import { formsOfTax, product } from './excise-forms.ts'
import { type Tax, type TaxRounding, type TaxSum, taxOn } from './pricing.ts'

/** One total for each tax and rate code, in the order of the lines. */
export function sumTaxes(taxes: readonly Tax[], rounding: TaxRounding): TaxSum[] {
  const totals = new Map<string, TaxSum>()
  for (const sum of sumRates(taxes, rounding)) {
    const key = `${sum.code} ${sum.rateCode}`
    const earlier = totals.get(key)
    totals.set(key, earlier ? added(earlier, sum) : sum)
  }
  return [...totals.values()]
}

/** Lines of one code may have several rates, such as a percentage and dollars per unit. */
function added(one: TaxSum, other: TaxSum): TaxSum {
  return { ...one, rate: undefined, base: one.base.plus(other.base), amount: one.amount.plus(other.amount) }
}

/** One sum for each tax, code and rate. The tax is rounded on the sum, or on each line. */
export function sumRates(taxes: readonly Tax[], rounding: TaxRounding): Tax[] {
  return ofEachRate(taxes).map((rated) => {
    const [{ code, rateCode, rate }] = rated
    const base = Decimal.sum(rated.map((tax) => tax.base))
    const amount = rounding === 'LINE' ? Decimal.sum(rated.map((tax) => tax.amount)) : roundedSum(rated, unrounded)
    return { code, rateCode, rate, base, amount }
  })
}

/**
 * The share of each line in all excises: its own amounts; or, with one rounding, its addition to the rounded sum, line
 * after line within a `group`. It differs from the line's amount by at most a cent for each excise.
 */
export function excisesPaid(lines: readonly ExcisedLine[], rounding: TaxRounding): Decimal[] {
  if (rounding === 'LINE') return lines.map(({ excises }) => Decimal.sum(excises.map(({ amount }) => amount)))
  const sums = new Map<string, Decimal>()
  const add = (tax: Tax): Decimal => {
    const before = sums.get(keyOf(tax)) ?? Decimal.ZERO
    const after = before.plus(unrounded(tax))
    sums.set(keyOf(tax), after)
    return after.round(2).minus(before.round(2))
  }
  const grouped = [...Map.groupBy(lines, ({ group }) => group).values()].flat()
  const paid = new Map(grouped.map((line) => [line, Decimal.sum(line.excises.map(add))]))
  return lines.map((line) => paid.get(line) ?? Decimal.ZERO)
}

interface ExcisedLine {
  excises: readonly Tax[]
  group: string
}

type Rated = [Tax, ...Tax[]]

function ofEachRate(taxes: readonly Tax[]): Rated[] {
  const rates = new Map<string, Rated>()
  for (const tax of taxes) {
    const key = keyOf(tax)
    const rated = rates.get(key)
    if (rated) rated.push(tax)
    else rates.set(key, [tax])
  }
  return [...rates.values()]
}

function keyOf({ code, rateCode, rate }: Tax): string {
  return `${code} ${rateCode} ${rate}`
}

function roundedSum(taxes: readonly Tax[], exactOf: (tax: Tax) => Decimal): Decimal {
  return Decimal.sum(taxes.map(exactOf)).round(2)
}

/** A stated excise stays; base and rate fit it. */
function unrounded(tax: Tax): Decimal {
  if (tax.isStated) return tax.amount
  const exact = nearestProduct(tax)
  return exact.round(2).equals(tax.amount) ? exact : tax.amount
}

function nearestProduct(tax: Tax): Decimal {
  const [form, ...others] = formsOfTax(tax)
  if (form && others.length === 0) return product(form, tax)
  const products = formsOfTax(tax).map((one) => product(one, tax))
  return nearest(products, tax.amount)
}

/** The allowed totals of taxes in other issuers' documents: rounded either way, of the written or the correct lines. */
export function amountsAllowed(taxes: readonly Tax[]): Decimal[] {
  const asTheyShouldBe = ofEachRate(taxes).map((rated) => roundedSum(rated, nearestProduct))
  const asTheyStand = (['BASE', 'LINE'] as const).map((rounding) => sumRates(taxes, rounding).map((sum) => sum.amount))
  return [...asTheyStand, asTheyShouldBe].map(Decimal.sum)
}

export function taxOnParts(parts: readonly Decimal[], percentage: Decimal, rounding: TaxRounding): Decimal {
  if (rounding === 'LINE') return Decimal.sum(parts.map((part) => taxOn(part, percentage)))
  return taxOn(Decimal.sum(parts), percentage)
}
