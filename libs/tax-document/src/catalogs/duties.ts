import { type Catalog, type Entry, lookUp } from './catalog.ts'
import { duties as table } from './generated/duties.ts'

export type Duty = (typeof table.entries)[number]['code']

/** Duties of issuers by days; `refuses`: a document that lacks it is refused, otherwise it warns. */
const duties: Catalog<Entry & { refuses?: string }> = table

/** Whether a document of a day is late today: since the duty began it is sent when it is issued. */
export function isLate(day: string, today: string): boolean {
  return day < today && dutyOn('IMMEDIATE_TRANSMISSION', day) !== undefined
}

export function dutyOn(duty: Duty, day: string): (Entry & { refuses?: string }) | undefined {
  return lookUp(duties, duty, day)
}
