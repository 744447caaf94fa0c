import { Decimal, type DeclaredError } from '@etax/kernel'
import { documentErrors } from '../errors/document-errors.ts'
import type { Ruling, Where } from '../values/ruling.ts'

export const CENT = Decimal.of('0.01')

/**
 * Taxes of other issuers' documents may be sums of amounts that were rounded line by line, for at most this many lines.
 */
export const LINES_OF_ANOTHER = 100

export function amount(text: string | undefined): Decimal {
  return Decimal.parse(text?.trim() ?? '') ?? Decimal.ZERO
}

export function sumOf(texts: Iterable<string | undefined>): Decimal {
  let sum = Decimal.ZERO
  for (const text of texts) sum = sum.plus(amount(text))
  return sum
}

/** The allowed error of an amount: `letPass` is silent, `warned` warns, and more is the authority's code 52. */
export interface Leeway {
  letPass: Decimal
  warned: Decimal
}

/** The leeway of a sum over lines: one cent is silent, and one cent for each line warns. */
export function leewayOfSum(lines: number): Leeway {
  return { letPass: CENT, warned: cents(lines) }
}

/** The base of a tax: its lines, and their units, which may be rounded one by one. */
export interface TaxedParts {
  lines: number
  units: Decimal
}

/**
 * The leeway of a tax: one cent for each line is silent. The warning covers other ways of rounding: two cents for each
 * line, or one for each unit, up to a hundredth of the tax.
 */
export function leewayOfTax(tax: Decimal, { lines, units }: TaxedParts): Leeway {
  const hundredth = tax.dividedBy(HUNDRED, 2)
  const ofUnits = CENT.times(units)
  const ofParts = ofUnits.compare(hundredth) <= 0 ? ofUnits : hundredth
  const ofLines = cents(2 * lines)
  return { letPass: cents(lines), warned: ofParts.compare(ofLines) <= 0 ? ofLines : ofParts }
}

/** The units of a quantity, rounded up; at least one. */
export function unitsOf(quantity: string): Decimal {
  const units = amount(quantity).plus(Decimal.of('0.5')).round(0)
  return units.compare(ONE) < 0 ? ONE : units
}

const ONE = Decimal.of(1)
const HUNDRED = Decimal.of(100)

function cents(count: number): Decimal {
  return CENT.times(Decimal.of(count))
}

/**
 * Compares an amount with its expected value. The authority publishes no tolerance: ours comes from documents that it
 * authorized.
 */
export function compare(
  ruling: Ruling,
  where: Where,
  {
    written,
    expected,
    lines = 1,
    leeway = leewayOfSum(lines),
    error,
  }: { written: string; expected: Decimal; lines?: number; leeway?: Leeway; error: SumError },
): void {
  const difference = amount(written).minus(expected).abs()
  if (difference.compare(leeway.letPass) <= 0) return
  const sum = { reason: 'sum', written, expected: expected.toFixed(2) } as const
  if (difference.compare(leeway.warned) <= 0) ruling.warn(where, documentErrors.offByCents, sum)
  else ruling.error(where, error, sum)
}

/** Compares an amount with the nearest allowed one, where the specification is ambiguous. */
export function compareAny(
  ruling: Ruling,
  where: Where,
  {
    written,
    allowed,
    leeway,
    error,
  }: { written: string; allowed: readonly Decimal[]; leeway: (expected: Decimal) => Leeway; error: SumError },
): void {
  const expected = nearest(allowed, amount(written))
  compare(ruling, where, { written, expected, leeway: leeway(expected), error })
}

type SumError = DeclaredError<{ reason: 'sum'; written: string; expected: string }>

export function nearest(allowed: readonly Decimal[], to: Decimal): Decimal {
  const distance = (candidate: Decimal) => to.minus(candidate).abs()
  const [first = to] = allowed.toSorted((one, other) => distance(one).compare(distance(other)))
  return first
}

/** All sums with or without each of the parts. */
export function withOrWithout(sum: Decimal, parts: readonly Decimal[]): Decimal[] {
  return parts
    .filter((part) => !part.isZero())
    .reduce((sums, part) => sums.flatMap((each) => [each.plus(part), each]), [sum])
}
