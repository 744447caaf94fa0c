import { dayIn } from './address.ts'

/** Periods of reports and usage; the first is the default. */
export const PERIODS = ['this-month', 'last-month', 'this-year', 'last-year'] as const
export type PeriodName = (typeof PERIODS)[number]

/** The period in the address: a preset or two days. */
export interface PeriodSearch {
  period?: PeriodName
  from?: string
  to?: string
}

/** Inclusive. */
export interface Days {
  from: string
  to: string
}

/** Limit of one report. */
const MAX_DAYS = 366
const DAY_MS = 86_400_000
/** Longer periods are drawn by month. */
export const MAX_DAYS_SINGLY = 62

/** Drops invalid values of the address. */
export function periodSearchOf({ period, ...days }: Record<string, unknown>): PeriodSearch {
  const [from, to] = [dayIn(days.from), dayIn(days.to)]
  if (from !== '' && to !== '') return { from, to }
  const preset = PERIODS.find((one) => one === period)
  return preset === undefined || preset === 'this-month' ? {} : { period: preset }
}

/** A current period ends today. */
export function daysOf({ period = 'this-month', from, to }: PeriodSearch, today: string): Days {
  if (from !== undefined && to !== undefined) return { from, to }
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'this-month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
    case 'last-month': {
      const last = shifted(`${today.slice(0, 7)}-01`, -1)
      return { from: `${last.slice(0, 7)}-01`, to: last }
    }
    case 'this-year':
      return { from: `${year}-01-01`, to: today }
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  }
}

export function faultOf({ from, to }: Days): 'reversed' | 'too-long' | null {
  if (from > to) return 'reversed'
  return lengthOf({ from, to }) > MAX_DAYS ? 'too-long' : null
}

/** Both ends included. */
export function lengthOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

export function everyDay({ from, to }: Days): string[] {
  return Array.from({ length: lengthOf({ from, to }) }, (_, index) => shifted(from, index))
}

/** "2026-11". */
export function everyMonth(days: Days): string[] {
  return [...new Set(everyDay(days).map((day) => day.slice(0, 7)))]
}

/** The day on the authority's clock, UTC-5 all year. */
export function authorityToday(now: number): string {
  return new Date(now - 5 * 3_600_000).toISOString().slice(0, 10)
}

export function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
