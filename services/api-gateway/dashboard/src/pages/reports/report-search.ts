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

/** What the groups of a report are made by, as the API takes it. */
export const GROUPINGS = ['day', 'month', 'establishment', 'emissionPoint', 'documentType', 'customer'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Which report is shown, as its address says it. */
export interface ReportSearch extends PeriodSearch {
  /** Sales unless said. */
  report?: ReportKind
  by?: Grouping
  /** An establishment, or one of its emission points: "001", "001-002". */
  place?: string
  /** The customer's identification. */
  customer?: string
}

/** What the API is asked, the format and the number of groups aside. */
export interface ReportQuery extends Days {
  by: Grouping
  establishment?: string
  emissionPoint?: string
  customerIdentification?: string
}

/** A page can show a year by day; of customers the greatest. */
export const MAX_GROUPS = { customer: 100, others: 366 }

/** What an address asks for; whatever it says that no report has is left out. */
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

/** The same, as the API is asked; null where it would refuse the days. */
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

/** Where a report is as a file. */
export function reportPath(kind: ReportKind, query: ReportQuery): string {
  return `/account/v1/developer/reports/${kind}?${new URLSearchParams({ ...query, format: 'csv' })}`
}

/** Whether a report is of less than the whole taxpayer. */
export function isNarrowed({ place, customer }: ReportSearch): boolean {
  return place !== undefined || customer !== undefined
}
