import { ICE } from '../catalogs/taxes.ts'
import { amount, sumOf } from './amounts.ts'
import { formsOf } from './excise-forms.ts'
import type { WrittenTax } from './written-tax.ts'

interface ExcisedSale {
  header: { taxes: readonly WrittenTax[] }
  items: readonly { taxes: readonly WrittenTax[] }[]
}

/**
 * Whether an order that repeats a document must state the amount of an excise beside base and rate: where it decides
 * the form of the code, and where the document's total is a sum of stated amounts, which are not rounded once.
 */
export function needsExciseAmount({ header, items }: ExcisedSale, rateCode: string): boolean {
  if (formsOf(rateCode).length > 1) return true
  const isOfCode = (tax: WrittenTax) => tax.code === ICE && tax.rateCode === rateCode
  const amounts = (taxes: readonly WrittenTax[]) => taxes.filter(isOfCode).map((tax) => amount(tax.amount).toFixed(2))
  return sumOf(amounts(header.taxes)).equals(sumOf(items.flatMap(({ taxes }) => amounts(taxes))))
}
