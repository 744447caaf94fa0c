import type { Decimal } from '@etax/kernel'

// Pricing and rounding of a sale, for drafts and for checks of other issuers' documents.

interface PricedLine {
  quantity: Decimal
  unitPrice: Decimal
  /** An amount. */
  discount: Decimal
}

/** Once on the sum of the bases, as in the authority's samples; or on each line. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number]
export const TAX_ROUNDINGS = ['BASE', 'LINE'] as const
export const DEFAULT_TAX_ROUNDING: TaxRounding = 'BASE'

export function otherRounding(rounding: TaxRounding): TaxRounding {
  return rounding === 'BASE' ? 'LINE' : 'BASE'
}

export interface Tax {
  /** 2 value-added, 3 excise, 5 plastic bottles. */
  code: string
  rateCode: string
  /** A percentage, or dollars for each bottle. */
  rate: Decimal
  base: Decimal
  amount: Decimal
  /** The caller stated this excise: it is not rounded again. */
  isStated?: boolean
}

/** A tax over lines, without a rate where lines of one code have several. */
export type TaxSum = Omit<Tax, 'rate' | 'isStated'> & { rate: Decimal | undefined }

/** round(quantity × price, 2) − discount, half up; a large discount makes it negative. */
export function lineSubtotal({ quantity, unitPrice, discount }: PricedLine): Decimal {
  return quantity.times(unitPrice).round(2).minus(discount)
}

/** A percentage of a base, rounded half up to two decimals. */
export function taxOn(base: Decimal, percentage: Decimal): Decimal {
  return percentage.percentOf(base).round(2)
}
