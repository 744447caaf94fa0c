import { withPoint } from '../../fiscal/typed-amount.ts'

// Decimal texts with as many places as the API takes, without binary fractions.

const PLACES = 6
const SCALE = 10n ** BigInt(PLACES)

/** Reads a decimal with point or comma; null if invalid. */
export function readAmount(typed: string): string | null {
  const text = withPoint(typed)
  if (!/^\d{1,12}(\.\d{0,6})?$/.test(text)) return null
  return text.endsWith('.') ? text.slice(0, -1) : text
}

/** Negative if more was sold than counted. */
export function readCount(typed: string): number | null {
  const text = withPoint(typed)
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null
}

export function withTax(price: string, percentage: string): string {
  return written(divided(scaled(price) * (100n * SCALE + scaled(percentage)), 100n * SCALE), 2)
}

/** The price that results in this total after tax, with as many places as necessary. */
export function withoutTax(price: string, percentage: string): string {
  return written(divided(scaled(price) * 100n * SCALE, 100n * SCALE + scaled(percentage)), PLACES)
}

function scaled(amount: string): bigint {
  const [whole = '', places = ''] = amount.split('.')
  return BigInt(whole + places.padEnd(PLACES, '0'))
}

/** Rounds half up, as documents do. */
function divided(amount: bigint, by: bigint): bigint {
  return (2n * amount + by) / (2n * by)
}

function written(amount: bigint, most: number): string {
  const step = 10n ** BigInt(PLACES - most)
  const rounded = divided(amount, step) * step
  const digits = rounded.toString().padStart(PLACES + 1, '0')
  const places = digits.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0')
  return `${digits.slice(0, -PLACES)}.${places}`
}
