import { Big } from 'big.js'

/** A figure in the XML, and recomputed from the order. */
export interface Figure {
  where: string
  what: string
  how: string
  ours: string
  anew: Big
  /** Compared as a number, printed as it is. */
  isCode?: true
}

export function figure(where: string, what: string, how: string, ours: string, anew: Big): Figure {
  return { where, what, how, ours, anew }
}

export function formatAmount(amount: Big): string {
  const decimals = amount.toFixed().split('.')[1]?.length ?? 0
  return amount.toFixed(Math.max(2, decimals))
}

/** XML less recomputed; null: not a number, always a difference. */
export function differenceOf({ ours, anew }: Figure): Big | null {
  return /^-?\d+(\.\d+)?$/.test(ours) ? new Big(ours).minus(anew) : null
}

export function cents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

export function sumOf(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
}

export function added(amounts: readonly (Big | string)[]): string {
  return amounts.length === 0
    ? '0'
    : amounts.map((amount) => (typeof amount === 'string' ? amount : amount.toFixed(2))).join(' + ')
}
