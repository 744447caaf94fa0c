import { daysBetween } from '../values/calendar.ts'
import { type Catalog, type Entry, lookUp } from './catalog.ts'
import { duties as table } from './generated/duties.ts'

export type Duty = (typeof table.entries)[number]['code']

/** Duties of issuers by days; `refuses`: a document that lacks it is refused, otherwise it warns. */
const duties: Catalog<Entry & { refuses?: string }> = table

/** The days that a document is late: since its duty began it is sent when it is issued. */
export function daysLate(day: string, today: string): number {
  return dutyOn('IMMEDIATE_TRANSMISSION', day) === undefined ? 0 : Math.max(0, daysBetween(day, today))
}

export function dutyOn(duty: Duty, day: string): (Entry & { refuses?: string }) | undefined {
  return lookUp(duties, duty, day)
}
