import { matching, textOf, withoutBlanks } from '../../parts/address.ts'
import {
  type Days,
  daysOf,
  faultOf,
  lengthOf,
  MAX_DAYS_SINGLY,
  type PeriodSearch,
  periodSearchOf,
} from '../../parts/period.ts'

export const REPORTS = ['sales', 'taxes', 'withholdings'] as const
export type ReportKind = (typeof REPORTS)[number]

export const GROUPINGS = ['day', 'month', 'establishment', 'emissionPoint', 'documentType', 'customer'] as const
export type Grouping = (typeof GROUPINGS)[number]

export interface ReportSearch extends PeriodSearch {
  report?: ReportKind
  by?: Grouping
  /** An establishment, or one of its emission points: "001", "001-002". */
  place?: string
  customer?: string
}

export interface ReportQuery extends Days {
  by: Grouping
  establishment?: string
  emissionPoint?: string
  customerIdentification?: string
}

/** A year by day; of customers, the largest. */
export const MAX_GROUPS = { customer: 100, others: 366 }

/** Drops unknown values of the address. */
export function reportSearchOf(address: Record<string, unknown>): ReportSearch {
  const report = REPORTS.find((one) => one === address.report)
  return {
    ...(report === undefined || report === 'sales' ? {} : { report }),
    ...periodSearchOf(address),
    ...withoutBlanks({
      by: GROUPINGS.find((one) => one === address.by),
      place: matching(address.place, /^\d{3}(-\d{3})?$/),
      customer: textOf(address.customer).slice(0, 20),
    }),
  }
}

/** The query of the API; null if it would refuse the days. */
export function reportQueryOf(search: ReportSearch, today: string): ReportQuery | null {
  const days = daysOf(search, today)
  if (faultOf(days) !== null) return null
  const [establishment, emissionPoint] = search.place?.split('-') ?? []
  return {
    ...days,
    by: search.by ?? (lengthOf(days) > MAX_DAYS_SINGLY ? 'month' : 'day'),
    ...(establishment === undefined ? {} : { establishment }),
    ...(emissionPoint === undefined ? {} : { emissionPoint }),
    ...(search.customer === undefined ? {} : { customerIdentification: search.customer }),
  }
}

export function reportPath(kind: ReportKind, query: ReportQuery): string {
  return `/account/v1/developer/reports/${kind}?${new URLSearchParams({ ...query, format: 'csv' })}`
}

export function isNarrowed({ place, customer }: ReportSearch): boolean {
  return place !== undefined || customer !== undefined
}
