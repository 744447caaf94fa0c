import { withPoint } from './posted-order.ts'

/** What should be said of an amount that is right as it stands, but may not be what was meant. */
export type AmountHint =
  /** Three digits behind its one separator: read as a part of one, and perhaps meant as thousands. */
  { kind: 'thousands'; read: string; whole: string } | { kind: 'nothing' }

/** @param path its place in the order: a quantity of nothing is told, a price or a discount of nothing is common. */
export function amountHint(path: string, text: string): AmountHint | undefined {
  const bare = text.replace(/[\s$%]/g, '')
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) {
    return { kind: 'thousands', read: withPoint(bare), whole: bare.replace(/[.,]/, '') }
  }
  const isNothing = /^0+([.,]0*)?$/.test(bare)
  return isNothing && /(^|\.)quantity$/.test(path) ? { kind: 'nothing' } : undefined
}
