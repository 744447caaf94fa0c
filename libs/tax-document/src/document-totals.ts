import { Decimal } from '@etax/kernel'
import { ivaRates } from './catalogs/taxes.ts'
import type { TaxTotal, Totals } from './draft-types.ts'
import { amount, sumOf } from './rules/amounts.ts'

interface WrittenTax {
  code: string
  rateCode: string
  rate?: string | undefined
  base: string
  amount: string
}

interface WrittenSale {
  subtotal: string
  discount?: string | undefined
  taxes: readonly WrittenTax[]
  total: string
}

/** The totals of a sale, as the API shows them. */
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
    taxes: header.taxes.map((tax) => taxTotal(tax, tax.rate ?? rateOf(tax, items))),
    total: amount(header.total).toFixed(2),
  }
}

/** Totals of tax do not always name the rate: their lines do, or the catalog. */
function rateOf(tax: WrittenTax, items: readonly { taxes: readonly WrittenTax[] }[]): string {
  for (const { taxes } of items) {
    const same = taxes.find((line) => line.code === tax.code && line.rateCode === tax.rateCode)
    if (same?.rate !== undefined) return same.rate
  }
  return ivaRates.entries.find((entry) => entry.code === tax.rateCode)?.rate ?? '0'
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

/** Sums of taxes of one code and rate, in the order of their first. */
export function groupTaxes(taxes: readonly TaxTotal[]): TaxTotal[] {
  const groups = Map.groupBy(taxes, (tax) => `${tax.code} ${tax.rateCode} ${tax.rate}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const sum = (member: 'base' | 'amount') => sumOf(group.map((tax) => tax[member])).toFixed(2)
    return [{ ...first, base: sum('base'), amount: sum('amount') }]
  })
}
