import { Decimal } from '@etax/kernel'
import { formsMatched, formsOfTax, isNear, product } from '../amounts/excise-forms.ts'
import { readWrittenTax } from '../amounts/written-tax.ts'
import { ICE, PLASTIC_BOTTLES } from '../catalogs/taxes.ts'
import type { TaxTotal } from './draft-types.ts'

/** The unit of a rate. For a code with both forms the figures decide. */
export function unitOfRate(tax: TaxTotal): 'percent' | 'bottle' | 'unit' {
  const { code, rateCode, ...figures } = readWrittenTax(tax)
  if (code === PLASTIC_BOTTLES) return 'bottle'
  const [form] = code === ICE ? [...formsMatched(rateCode, figures), ...formsOfTax({ code, rateCode })] : []
  return form === 'PER_UNIT' ? 'unit' : 'percent'
}

const HUNDREDTH = Decimal.of('0.01')

/**
 * Whether two taxes have the same rate. The rate of a stated excise is computed: it may differ in its last digit, or
 * give the other amount within a cent for each document.
 */
export function isSameRate(one: TaxTotal, other: TaxTotal, documents = 1): boolean {
  const [first, second] = [readWrittenTax(one), readWrittenTax(other)]
  if (first.code !== second.code || first.rateCode !== second.rateCode) return false
  if (first.code !== ICE || first.rate.minus(second.rate).abs().compare(HUNDREDTH) <= 0) return true
  const cents = HUNDREDTH.times(Decimal.of(documents))
  return formsOfTax(first).some((form) => isNear(product(form, { ...first, rate: second.rate }), first.amount, cents))
}
