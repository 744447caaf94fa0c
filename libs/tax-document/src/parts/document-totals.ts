import { Decimal } from '@etax/kernel'
import { amount, CENT, sumOf } from '../amounts/amounts.ts'
import type { Tax } from '../amounts/pricing.ts'
import { sumRates } from '../amounts/sum-taxes.ts'
import { readWrittenTax, type WrittenTax } from '../amounts/written-tax.ts'
import { ivaRates } from '../catalogs/taxes.ts'
import type { TaxTotal, Totals } from './draft-types.ts'
import { writtenTax } from './written-values.ts'

interface WrittenSale {
  subtotal: string
  discount?: string | undefined
  taxes: readonly WrittenTax[]
  total: string
}

export function saleTotals(
  header: WrittenSale,
  items: readonly { discount?: string | undefined; taxes: readonly WrittenTax[] }[],
): Totals {
  return {
    subtotal: amount(header.subtotal).toFixed(2),
    discount: (header.discount === undefined
      ? sumOf(items.map((item) => item.discount))
      : amount(header.discount)
    ).toFixed(2),
    taxes: header.taxes.flatMap((tax) => displayedTotals(tax, items)),
    total: amount(header.total).toFixed(2),
  }
}

/**
 * Totals of tax may lack the rate: the lines or the catalog have it. Several rates of one code, such as percentage and
 * unit excise, are separate.
 */
function displayedTotals(tax: WrittenTax, items: readonly { taxes: readonly WrittenTax[] }[]): TaxTotal[] {
  if (tax.rate !== undefined) return [taxTotal(tax, tax.rate)]
  const parts = items.flatMap(({ taxes }) => taxes.filter((part) => part.rate !== undefined && isSame(part, tax)))
  const byRate = sumsOfRates(parts.map(readWrittenTax), amount(tax.amount))
  if (byRate.length > 1) return byRate.map(writtenTax)
  const rate = byRate[0]?.rate.toString() ?? rateOfCode(tax)
  return [taxTotal(tax, rate)]
}

/** Rounded like the total, so that they add up; of the lines where the total differs from both. */
function sumsOfRates(parts: readonly Tax[], total: Decimal): Tax[] {
  const [onBases, onLines] = [sumRates(parts, 'BASE'), sumRates(parts, 'LINE')]
  const rounded = [onBases, onLines].find((sums) => sumOfAmounts(sums).equals(total))
  if (rounded) return rounded
  const missing = total.minus(sumOfAmounts(onBases))
  return missing.abs().compare(CENT.times(Decimal.of(parts.length))) <= 0
    ? withMissing(onBases, onLines, missing)
    : onLines
}

/** Some rates by bases and some by lines, as with stated amounts; the first takes the difference. */
function withMissing(onBases: readonly Tax[], onLines: readonly Tax[], missing: Decimal): Tax[] {
  let rest = missing
  const [first, ...others] = onBases.map((sum, at) => {
    const more = (onLines[at] ?? sum).amount.minus(sum.amount)
    if (more.isNegative() !== rest.isNegative() || more.abs().compare(rest.abs()) > 0) return sum
    rest = rest.minus(more)
    return { ...sum, amount: sum.amount.plus(more) }
  })
  return first ? [{ ...first, amount: first.amount.plus(rest) }, ...others] : []
}

function sumOfAmounts(sums: readonly Tax[]): Decimal {
  return Decimal.sum(sums.map(({ amount }) => amount))
}

function rateOfCode({ rateCode }: WrittenTax): string {
  return ivaRates.entries.find((entry) => entry.code === rateCode)?.rate ?? '0'
}

function isSame(one: WrittenTax, other: WrittenTax): boolean {
  return one.code === other.code && one.rateCode === other.rateCode
}

export function taxTotal(tax: WrittenTax, rate: string): TaxTotal {
  return {
    code: tax.code,
    rateCode: tax.rateCode,
    rate: (Decimal.parse(rate.trim()) ?? Decimal.ZERO).toString(),
    base: amount(tax.base).toFixed(2),
    amount: amount(tax.amount).toFixed(2),
  }
}

export function groupTaxes(taxes: readonly TaxTotal[]): TaxTotal[] {
  const groups = Map.groupBy(taxes, (tax) => `${tax.code} ${tax.rateCode} ${tax.rate}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const sum = (member: 'base' | 'amount') => sumOf(group.map((tax) => tax[member])).toFixed(2)
    return [{ ...first, base: sum('base'), amount: sum('amount') }]
  })
}
