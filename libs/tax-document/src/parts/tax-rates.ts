import { Decimal } from '@etax/kernel'
import { formsMatched, formsOfTax, isNear, product } from '../amounts/excise-forms.ts'
import { readWrittenTax } from '../amounts/written-tax.ts'
import { ICE, PLASTIC_BOTTLES } from '../catalogs/taxes.ts'
import type { TaxTotal } from './draft-types.ts'

/** What a rate is counted in. Of a code with both forms its figures tell which it is. */
export function unitOfRate(tax: TaxTotal): 'percent' | 'bottle' | 'unit' {
  const { code, rateCode, ...figures } = readWrittenTax(tax)
  if (code === PLASTIC_BOTTLES) return 'bottle'
  const [form] = code === ICE ? [...formsMatched(rateCode, figures), ...formsOfTax({ code, rateCode })] : []
  return form === 'PER_UNIT' ? 'unit' : 'percent'
}

const HUNDREDTH = Decimal.of('0.01')

/**
 * Whether two taxes are of one rate. An excise that was given as an amount has a rate that was found for it: one that differs in
 * its last digit, or that comes to the other amount within a cent for each of so many documents, is the same.
 */
export function isSameRate(one: TaxTotal, other: TaxTotal, documents = 1): boolean {
  const [first, second] = [readWrittenTax(one), readWrittenTax(other)]
  if (first.code !== second.code || first.rateCode !== second.rateCode) return false
  if (first.code !== ICE || first.rate.minus(second.rate).abs().compare(HUNDREDTH) <= 0) return true
  const cents = HUNDREDTH.times(Decimal.of(documents))
  return formsOfTax(first).some((form) => isNear(product(form, { ...first, rate: second.rate }), first.amount, cents))
}
