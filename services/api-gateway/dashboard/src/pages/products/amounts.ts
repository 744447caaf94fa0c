import { withPoint } from '../../fiscal/typed-amount.ts'

// Amounts as decimal texts: as many places as the API takes, and no binary fractions in between.

const PLACES = 6
const SCALE = 10n ** BigInt(PLACES)

/** A decimal as people write it, with a point or a comma, as the API takes it; null where it is none. */
export function readAmount(typed: string): string | null {
  const text = withPoint(typed)
  if (!/^\d{1,12}(\.\d{0,6})?$/.test(text)) return null
  return text.endsWith('.') ? text.slice(0, -1) : text
}

/** A count of goods; fewer than none are there where more was sold. */
export function readCount(typed: string): number | null {
  const text = withPoint(typed)
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null
}

/** A price with a tax of so many per cent, to the cent. */
export function withTax(price: string, percentage: string): string {
  return written(divided(scaled(price) * (100n * SCALE + scaled(percentage)), 100n * SCALE), 2)
}

/** The price that gives another one once a tax of so many per cent is added; with as many places as it takes. */
export function withoutTax(price: string, percentage: string): string {
  return written(divided(scaled(price) * 100n * SCALE, 100n * SCALE + scaled(percentage)), PLACES)
}

function scaled(amount: string): bigint {
  const [whole = '', places = ''] = amount.split('.')
  return BigInt(whole + places.padEnd(PLACES, '0'))
}

/** Halves up, as documents round. */
function divided(amount: bigint, by: bigint): bigint {
  return (2n * amount + by) / (2n * by)
}

/** With at least two places, and at most so many. */
function written(amount: bigint, most: number): string {
  const step = 10n ** BigInt(PLACES - most)
  const rounded = divided(amount, step) * step
  const digits = rounded.toString().padStart(PLACES + 1, '0')
  const places = digits.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0')
  return `${digits.slice(0, -PLACES)}.${places}`
}
