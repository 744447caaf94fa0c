import type { Language } from './language.tsx'

/** Documents are dated by the authority's clock, UTC-5 the year round. */
const TIME_ZONE = 'America/Guayaquil'
const LOCALES: Record<Language, string> = { es: 'es-EC', en: 'en-US' }
/** Browsers leave the blank out in Spanish. It does not break: the sign stays with its number. */
const PER_CENT: Record<Language, string> = { es: '\u00a0%', en: '%' }

/** With one sign, which is the decimal one whichever it is; a rate or a discount may have that of per cent. */
const DECIMAL = /^(\s*-?\d*)[.,](\d+\s*%?\s*)$/

export interface Formats {
  /** "12.50" → "$12.50", with the separators of the language. */
  money: (amount: string | number) => string
  /** A price may have more places than cents: "0.035" → "$0.035". */
  price: (amount: string | number) => string
  number: (value: string | number) => string
  /** An amount in a field, with the places that it has: "7.826087" → "7,826087" in Spanish. What is none stays. */
  amount: (value: string) => string
  /** A rate of so many per cent: "1.75" → "1.75%". */
  rate: (rate: string | number) => string
  /** A day (YYYY-MM-DD) → "21 nov 2026". */
  day: (day: string) => string
  /** The same without its year, where that is known: "21 nov". */
  shortDay: (day: string) => string
  /** A month (YYYY-MM) → "noviembre de 2026". */
  month: (month: string) => string
  /** An instant → day and time by the authority's clock. */
  instant: (instant: string) => string
  time: (instant: string) => string
  /** How long ago or ahead, in words: "hace 3 minutos". */
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
    // Some browsers put the sign of the dollar before that of the amount in Spanish.
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
