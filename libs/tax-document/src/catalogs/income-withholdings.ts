import type { Catalog, Entry } from './catalog.ts'
import { incomeWithholdings as table } from './generated/income-withholdings.ts'

/** A withholding code with its percentages; without a list they vary. */
export interface WithholdingEntry extends Entry {
  /** The usual one is first. */
  rates?: readonly string[]
  /** The printed percentages of a code that has no fixed list. */
  range?: string
  payee?: 'RESIDENT' | 'NON_RESIDENT'
}

/** Income tax withholdings, by days. Percentages change by resolution: others only warn. */
export const incomeWithholdings: Catalog<WithholdingEntry> = table
