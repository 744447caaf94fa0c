import type { Decimal } from '@etax/kernel'

// How a sale is priced and rounded, for drafting, and for judging documents of others.

interface PricedLine {
  quantity: Decimal
  unitPrice: Decimal
  /** An amount. */
  discount: Decimal
}

/** A tax is rounded once, on the sum of its bases, as the authority's own samples are; or on each line, and summed. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number]
export const TAX_ROUNDINGS = ['BASE', 'LINE'] as const
export const DEFAULT_TAX_ROUNDING: TaxRounding = 'BASE'

export function otherRounding(rounding: TaxRounding): TaxRounding {
  return rounding === 'BASE' ? 'LINE' : 'BASE'
}

/** What a tax of a line or of a document comes to, before it is written. */
export interface Tax {
  /** The tax: 2 value-added, 3 excise, 5 plastic bottles. */
  code: string
  rateCode: string
  /** Percentage, or dollars per bottle. */
  rate: Decimal
  base: Decimal
  amount: Decimal
  /** Excise whose amount the caller gave: it counts as it is, also in a sum that is rounded once. */
  isStated?: boolean
}

/** A tax summed over lines; without a rate where lines of one code have several, as of a percentage and dollars per unit. */
export type TaxSum = Omit<Tax, 'rate' | 'isStated'> & { rate: Decimal | undefined }

/** A line before tax: round(quantity × price, 2) − discount, half up; negative where the discount is too large. */
export function lineSubtotal({ quantity, unitPrice, discount }: PricedLine): Decimal {
  return quantity.times(unitPrice).round(2).minus(discount)
}

/** A percentage of a base, as documents hold it: rounded half up to two decimals. */
export function taxOn(base: Decimal, percentage: Decimal): Decimal {
  return percentage.percentOf(base).round(2)
}
