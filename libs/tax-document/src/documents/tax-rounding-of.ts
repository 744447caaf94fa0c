import { TAX_ROUNDINGS, type Tax, type TaxRounding } from '../amounts/pricing.ts'
import { sumTaxes } from '../amounts/sum-taxes.ts'
import { readWrittenTax } from '../amounts/written-tax.ts'
import { ICE } from '../catalogs/taxes.ts'
import type { Document } from '../kinds/kinds.ts'

/**
 * The rounding of a sale's or credit note's taxes; null where its totals match both ways, or none. A stated excise is a
 * sum of amounts either way.
 */
export function taxRoundingOf(document: Document): TaxRounding | null {
  if (!('items' in document)) return null
  const lines = document.items.flatMap(({ taxes }) => taxes.map(readWrittenTax))
  const totals = document.header.taxes.map(readWrittenTax)
  const [fits, ...others] = TAX_ROUNDINGS.filter((rounding) => isTotalled(totals, lines, rounding))
  if (fits === undefined) return isTotalledButExcise(totals, lines) ? 'BASE' : null
  return others.length === 0 ? fits : null
}

function isTotalledButExcise(totals: readonly Tax[], lines: readonly Tax[]): boolean {
  const excises = totals.filter(({ code }) => code === ICE)
  const others = totals.filter(({ code }) => code !== ICE)
  return isTotalled(others, lines, 'BASE') && isTotalled(excises, lines, 'LINE')
}

function isTotalled(totals: readonly Tax[], lines: readonly Tax[], rounding: TaxRounding): boolean {
  const sums = sumTaxes(lines, rounding)
  return totals.every(({ code, rateCode, amount: written }) =>
    sums.some((sum) => sum.code === code && sum.rateCode === rateCode && sum.amount.equals(written)),
  )
}
