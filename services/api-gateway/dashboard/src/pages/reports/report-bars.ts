import type { Bars } from '../../parts/bars/bars.ts'
import { everyDay, everyMonth } from '../../parts/period.ts'
import type { ReportQuery } from './report-search.ts'

const MAX_BARS = 12

export interface Group {
  key: string
  name: string | null
}

export interface TaxFigures {
  code: string
  rateCode: string
  rate: string
  documents: number
  base: string
  amount: string
  /** Voided documents; they count. */
  voided: { documents: number; amount: string }
}

/** Includes days and months without documents; for other groupings only the first groups. */
export function drawnGroups<Of extends Group>(
  groups: readonly Of[],
  { by, from, to }: ReportQuery,
): { key: string; group: Of | undefined }[] {
  if (by !== 'day' && by !== 'month') return groups.slice(0, MAX_BARS).map((group) => ({ key: group.key, group }))
  const groupByKey = new Map(groups.map((group) => [group.key, group]))
  const keys = by === 'day' ? everyDay({ from, to }) : everyMonth({ from, to })
  return keys.map((key) => ({ key, group: groupByKey.get(key) }))
}

/** Sums per tax across rates. Only for drawing: the sums are floating-point. */
export function amountsByTax(figures: readonly TaxFigures[]): Bars['values'] {
  const amounts: Record<string, number> = {}
  for (const { code, amount } of figures) amounts[code] = (amounts[code] ?? 0) + Number(amount)
  return amounts
}

export function taxesIn(bars: readonly Bars[]): string[] {
  const codes = bars.flatMap(({ values }) => Object.keys(values).filter((code) => values[code] !== 0))
  return [...new Set(codes)].sort()
}
