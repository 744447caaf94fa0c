import type { Bars } from '../../parts/bars/bars.ts'
import { everyDay, everyMonth } from '../../parts/period.ts'
import type { ReportQuery } from './report-search.ts'

/** As many bars as have space for their names. */
const MAX_BARS = 12

export interface Group {
  key: string
  name: string | null
}

/** One tax of a group; amounts are text. */
export interface TaxFigures {
  code: string
  rateCode: string
  rate: string
  documents: number
  base: string
  amount: string
  /** Those marked as voided here, which count. */
  voided: { documents: number; amount: string }
}

/** The groups to draw: days and months without documents too, of others only the first. */
export function drawnGroups<Of extends Group>(
  groups: readonly Of[],
  { by, from, to }: ReportQuery,
): { key: string; group: Of | undefined }[] {
  if (by !== 'day' && by !== 'month') return groups.slice(0, MAX_BARS).map((group) => ({ key: group.key, group }))
  const groupByKey = new Map(groups.map((group) => [group.key, group]))
  const keys = by === 'day' ? everyDay({ from, to }) : everyMonth({ from, to })
  return keys.map((key) => ({ key, group: groupByKey.get(key) }))
}

/** How much of each tax, whatever its rates. To draw, not to add up: bars are as exact as the eye. */
export function amountsByTax(figures: readonly TaxFigures[]): Bars['values'] {
  const amounts: Record<string, number> = {}
  for (const { code, amount } of figures) amounts[code] = (amounts[code] ?? 0) + Number(amount)
  return amounts
}

/** The taxes that come to anything, in the order of their codes. */
export function taxesIn(bars: readonly Bars[]): string[] {
  const codes = bars.flatMap(({ values }) => Object.keys(values).filter((code) => values[code] !== 0))
  return [...new Set(codes)].sort()
}
