import type { Language } from './language.tsx'

/** The authority's clock, UTC-5 all year. */
const TIME_ZONE = 'America/Guayaquil'
const LOCALES: Record<Language, string> = { es: 'es-EC', en: 'en-US' }
/** Browsers omit the blank in Spanish. It is non-breaking. */
const PER_CENT: Record<Language, string> = { es: '\u00a0%', en: '%' }

/** One separator, which is the decimal one; rates and discounts may have a percent sign. */
const DECIMAL = /^(\s*-?\d*)[.,](\d+\s*%?\s*)$/

export interface Formats {
  /** "12.50" → "$12.50". */
  money: (amount: string | number) => string
  /** Keeps more places than cents: "0.035" → "$0.035". */
  price: (amount: string | number) => string
  number: (value: string | number) => string
  /** Writes a number in a field, with all places: "7.826087" → "7,826087" in Spanish. Invalid texts stay. */
  amount: (value: string) => string
  /** "1.75" → "1.75%". */
  rate: (rate: string | number) => string
  /** YYYY-MM-DD → "21 nov 2026". */
  day: (day: string) => string
  /** "21 nov". */
  shortDay: (day: string) => string
  /** YYYY-MM → "noviembre de 2026". */
  month: (month: string) => string
  instant: (instant: string) => string
  time: (instant: string) => string
  /** "hace 3 minutos". */
  ago: (instant: string, now?: number) => string
}

export function formatsOf(language: Language): Formats {
  const locale = LOCALES[language]
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 6 })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: TIME_ZONE })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    // Some browsers put the dollar sign before the minus in Spanish.
    money: (amount) => (Number(amount) < 0 ? `-${money.format(-Number(amount))}` : money.format(Number(amount))),
    price: (amount) => price.format(Number(amount)),
    number: (value) => number.format(Number(value)),
    amount: (value) => value.replace(DECIMAL, language === 'es' ? '$1,$2' : '$1.$2'),
    rate: (rate) => `${number.format(Number(rate))}${PER_CENT[language]}`,
    day: (value) => day.format(new Date(`${value}T00:00:00Z`)),
    shortDay: (value) => shortDay.format(new Date(`${value}T00:00:00Z`)),
    month: (value) => month.format(new Date(`${value}-01T00:00:00Z`)),
    instant: (value) => instant.format(new Date(value)),
    time: (value) => time.format(new Date(value)),
    ago: (value, now = Date.now()) => {
      const seconds = (new Date(value).getTime() - now) / 1000
      const [size, unit] = STEPS.find(([step]) => Math.abs(seconds) >= step) ?? [1, 'second']
      return relative.format(Math.trunc(seconds / size), unit)
    },
  }
}

const STEPS: readonly [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [365 * 86_400, 'year'],
  [30 * 86_400, 'month'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
]
