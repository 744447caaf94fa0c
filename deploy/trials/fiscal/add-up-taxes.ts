import { Big } from 'big.js'
import type { LineTax } from './add-up-sale.ts'
import { added, cents, sumOf } from './figure.ts'
import type { Rounding } from './rounding-of.ts'
import type { Written } from './written-document.ts'

// Rounding of taxes, rewritten: once for each rate on the sum of its bases, or on each line.

export interface CodeTotal {
  amount: Big
  how: string
}

export function totalsOfCodes(taxes: readonly LineTax[], rounding: Rounding): Map<string, CodeTotal> {
  const codes = Map.groupBy(taxes, codeKey)
  return new Map([...codes].map(([key, ofCode]) => [key, rounding === 'LINE' ? onLines(ofCode) : onBases(ofCode)]))
}

export function codeKey({ tax, code }: Pick<LineTax, 'tax' | 'code'>): string {
  return `${tax} ${code}`
}

function onLines(taxes: readonly LineTax[]): CodeTotal {
  const amounts = taxes.map(({ amount }) => amount)
  return { amount: sumOf(amounts), how: amounts.length > 4 ? `sum of ${amounts.length} lines` : added(amounts) }
}

function onBases(taxes: readonly LineTax[]): CodeTotal {
  const rates = [...Map.groupBy(taxes, ({ rate }) => rate.toFixed())]
  const sums = rates.map(([, ofRate]) => cents(sumOf(ofRate.map(({ exact }) => exact))))
  const how = rates.map(([rate, ofRate]) => `${rate} × ${sumOf(ofRate.map(({ base }) => base)).toFixed(2)}`).join(' + ')
  return { amount: sumOf(sums), how }
}

/**
 * For an excise given as an amount, base and rate are our choice and read from the line; the amount counts as given.
 */
export function withWrittenRates(taxes: readonly LineTax[], root: Written): LineTax[] {
  const written = root.all('detalles/detalle/impuestos/impuesto').filter((one) => one.at('codigo') === '3')
  const next = written.values()
  return taxes.map((tax) => {
    const line = tax.tax === '3' ? next.next().value : undefined
    if (line === undefined) return tax
    return { ...tax, base: new Big(line.at('baseImponible')), rate: new Big(line.at('tarifa')) }
  })
}
