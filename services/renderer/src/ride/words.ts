import { Decimal } from '@etax/kernel'
import { authorityTime, ivaRates } from '@etax/tax-document'
import type { Fact } from './ride.ts'

/** Skips parsing for amounts in printed form. */
const AS_PRINTED = /^(?:0|[1-9]\d*)\.\d\d(?:\d*[1-9])?$/

/** 1,080.00: two decimals, more only if significant. */
export function amount(text: string): string {
  if (AS_PRINTED.test(text)) return grouped(text)
  const decimal = Decimal.parse(text)
  return decimal === null ? text : grouped(decimal.toFixed(Math.max(2, decimal.significantScale())))
}

function grouped(digits: string): string {
  return digits.indexOf('.') <= 3 ? digits : digits.replace(/\B(?=(\d{3})+\.)/g, ',')
}

/** Omits trailing zeros: 15, 12.5. */
export function rate(text: string): string {
  return Decimal.parse(text)?.toString() ?? text
}

export function factsOf(...pairs: readonly (readonly [string, string | undefined, 'wide'?])[]): Fact[] {
  return pairs.flatMap(([label, value, wide]) =>
    value === undefined || value === '' ? [] : [{ label, value, ...(wide ? { wide: true as const } : {}) }],
  )
}

/** Writes the authority's clock: 21/11/2026 10:04:07. */
export function printedInstant(instant: number): string {
  const [year, month, day, time] = authorityTime(instant).split(/[-T]/, 4)
  return `${day}/${month}/${year} ${time}`
}

/** Documents write units without accents, in singular or plural. */
const timeUnits: readonly { written: RegExp; one: string; several: string }[] = [
  { written: /^d[ií]as?$/i, one: 'día', several: 'días' },
  { written: /^semanas?$/i, one: 'semana', several: 'semanas' },
  { written: /^mes(es)?$/i, one: 'mes', several: 'meses' },
  { written: /^a(ni|n|ñ)os?$/i, one: 'año', several: 'años' },
]

/** An unknown unit is printed as written. */
export function printedTerm(term: string, unit = ''): string {
  const count = rate(term)
  const match = timeUnits.find(({ written }) => written.test(unit.trim()))
  if (match === undefined) return `${count} ${unit}`.trim()
  return `${count} ${count === '1' ? match.one : match.several}`
}

export function dashed(number: string | undefined): string | undefined {
  return number?.replace(/^(\d{3})(\d{3})(\d{9})$/, '$1-$2-$3')
}

/** The table gives the rate if the document does not state it. */
export function ivaRate(rateCode: string, stated: string | undefined): string {
  return rate(stated ?? ivaRates.entries.find(({ code }) => code === rateCode)?.rate ?? rateCode)
}
