import { Big } from 'big.js'

/** One figure of a document: as its XML has it, and as it comes out when it is computed anew from the order. */
export interface Figure {
  /** `line 1`, `total`, … */
  where: string
  what: string
  /** The calculation, in figures: 2 × 12.345678 − 1.50. */
  how: string
  ours: string
  anew: Big
  /** A code is compared like a number, and shown as it is. */
  isCode?: true
}

export function figure(where: string, what: string, how: string, ours: string, anew: Big): Figure {
  return { where, what, how, ours, anew }
}

/** With two decimals, or more where it has more. */
export function formatAmount(amount: Big): string {
  const decimals = amount.toFixed().split('.')[1]?.length ?? 0
  return amount.toFixed(Math.max(2, decimals))
}

/** What the XML has less what was computed; what is no number differs from everything. */
export function differenceOf({ ours, anew }: Figure): Big | null {
  return /^-?\d+(\.\d+)?$/.test(ours) ? new Big(ours).minus(anew) : null
}

/** Half up, to cents. */
export function cents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

export function sumOf(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
}

/** Terms as they are added on paper. */
export function added(amounts: readonly (Big | string)[]): string {
  return amounts.length === 0
    ? '0'
    : amounts.map((amount) => (typeof amount === 'string' ? amount : amount.toFixed(2))).join(' + ')
}
