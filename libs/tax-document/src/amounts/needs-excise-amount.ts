import { ICE } from '../catalogs/taxes.ts'
import { amount, sumOf } from './amounts.ts'
import { formsOf } from './excise-forms.ts'
import type { WrittenTax } from './written-tax.ts'

interface ExcisedSale {
  header: { taxes: readonly WrittenTax[] }
  items: readonly { taxes: readonly WrittenTax[] }[]
}

/**
 * Whether an order that makes a document again says the amount of an excise, beside its base and rate: where it tells which form of
 * the code is meant, and where the document's total is the sum of amounts. Another total was rounded once, and an amount that is
 * stated is not.
 */
export function needsExciseAmount({ header, items }: ExcisedSale, rateCode: string): boolean {
  if (formsOf(rateCode).length > 1) return true
  const isOfCode = (tax: WrittenTax) => tax.code === ICE && tax.rateCode === rateCode
  const amounts = (taxes: readonly WrittenTax[]) => taxes.filter(isOfCode).map((tax) => amount(tax.amount).toFixed(2))
  return sumOf(amounts(header.taxes)).equals(sumOf(items.flatMap(({ taxes }) => amounts(taxes))))
}
