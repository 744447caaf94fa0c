import type { Text } from '@etax/kernel'

/** The authority's clock is UTC-5 all year. */
const UTC_OFFSET = '-05:00'
const OFFSET_MS = 5 * 60 * 60 * 1000
/** YYYY-MM-DD. */
export const DAY_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
export const DAY_FORM: Text = {
  en: 'a day of the calendar written YYYY-MM-DD, such as 2026-11-22',
  es: 'un día del calendario escrito YYYY-MM-DD, por ejemplo 2026-11-22',
}
const ISO_DAY = new RegExp(DAY_PATTERN)
const PRINTED_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/

/**
 * The authority's calendar day (YYYY-MM-DD) of an instant in milliseconds since the epoch, in UTC-5 all year: in
 * another time zone an evening's documents have tomorrow's date (code 65).
 */
export function authorityDay(instant: number): string {
  return new Date(instant - OFFSET_MS).toISOString().slice(0, 10)
}

/** An instant as the authority writes it, to the second: `2026-11-21T09:15:32-05:00`. */
export function authorityTime(instant: number): string {
  return `${new Date(instant - OFFSET_MS).toISOString().slice(0, 19)}${UTC_OFFSET}`
}

const PRINTED_INSTANT = /^(\d{2})\/(\d{2})\/(\d{4})[ T]+(\d{2}:\d{2}:\d{2})$/
const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?$/

/**
 * An instant of the authority in milliseconds since the epoch, or undefined: ISO with or without offset and fraction,
 * or `02/10/2014 18:59:27`. Default offset: its clock's.
 */
export function authorityInstant(text: string): number | undefined {
  const printed = PRINTED_INSTANT.exec(text)
  const iso = ISO_INSTANT.exec(text)
  if (!printed && !iso) return undefined
  const instant = printed
    ? Date.parse(`${printed[3]}-${printed[2]}-${printed[1]}T${printed[4]}${UTC_OFFSET}`)
    : Date.parse(`${iso?.[1]}${iso?.[2] ?? UTC_OFFSET}`)
  return Number.isNaN(instant) ? undefined : instant
}

/** Whether a text is a calendar day YYYY-MM-DD: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (month === 2 && isLeap ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0))
}

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** 2026-11-21 becomes 21/11/2026. */
export function printedDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** 21/11/2026 becomes 2026-11-21; null for an invalid day. */
export function dayOf(printed: string): string | null {
  const match = PRINTED_DAY.exec(printed)
  if (!match) return null
  const day = `${match[3]}-${match[2]}-${match[1]}`
  return isDay(day) ? day : null
}

/** Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The age of a document that the authority has accepted; the law requires the same day. */
export const TOLERATED_DAYS = 90
