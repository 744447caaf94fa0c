import { type ErrorDetail, type FieldFacts, fieldErrors, rule } from '@etax/kernel'
import { authorityDay, daysBetween } from '@etax/tax-document'
import { reversedSpan } from '../../http/domain/reversed-span.ts'

export interface ReportPeriod {
  /** YYYY-MM-DD, both included. */
  from: string
  to: string
}

/** A leap year. */
export const MAX_REPORT_DAYS = 366

/**
 * By default a period ends today, and begins on the first day of the month in which it ends.
 * @throws AppError `invalid` VAL_10000 for a period that ends before it begins, or is longer than a year
 */
export function reportPeriod(period: Partial<ReportPeriod>, now: number): ReportPeriod {
  const { to = authorityDay(now) } = period
  const { from = `${to.slice(0, 8)}01` } = period
  const details = problemsOf(from, to)
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
  return { from, to }
}

function problemsOf(from: string, to: string): ErrorDetail[] {
  if (from > to) return [reversedSpan(from, to)]
  const days = daysBetween(from, to) + 1
  if (days <= MAX_REPORT_DAYS) return []
  return [fieldErrors.outOfRange.at('from', tooLong(to, days))]
}

function tooLong(to: string, days: number): FieldFacts {
  const text = rule(
    `must be at most ${MAX_REPORT_DAYS} days before to, which is ${to}; there are ${days}: ask for one year at a time`,
    `debe ser a lo sumo ${MAX_REPORT_DAYS} días antes de to, que es ${to}; son ${days}: pida un año a la vez`,
  )
  return { ...text, max: MAX_REPORT_DAYS, count: days }
}
