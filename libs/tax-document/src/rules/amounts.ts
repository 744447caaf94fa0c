import { Decimal, type DeclaredError } from '@etax/kernel'
import { documentErrors } from '../document-errors.ts'
import type { Ruling, Where } from './ruling.ts'

export const CENT = Decimal.of('0.01')

/** A tax of another's document is the sum of amounts rounded line by line: of so many lines at most. */
export const LINES_OF_ANOTHER = 100

/** A number of a document that has passed its schema. */
export function amount(text: string | undefined): Decimal {
  return Decimal.parse(text?.trim() ?? '') ?? Decimal.ZERO
}

export function sumOf(texts: Iterable<string | undefined>): Decimal {
  let sum = Decimal.ZERO
  for (const text of texts) sum = sum.plus(amount(text))
  return sum
}

/**
 * Holds a written amount against what it should be. One cent is let pass, as the authority does; up to a cent a line in a sum
 * over lines is a warning; more is the authority's code 52. It publishes no tolerance: this one is drawn from documents it took.
 */
export function compare(
  ruling: Ruling,
  where: Where,
  { written, expected, lines = 1, error }: { written: string; expected: Decimal; lines?: number; error: DeclaredError },
): void {
  const difference = amount(written).minus(expected).abs()
  if (difference.compare(CENT) <= 0) return
  const message = `It is ${written}; its parts come to ${expected.toFixed(2)}: write their sum or product, such as ${expected.toFixed(2)}.`
  if (difference.compare(CENT.times(Decimal.of(lines))) <= 0) ruling.warn(where, documentErrors.offByCents, message)
  else ruling.error(where, error, message)
}

/** Holds a written amount against those allowed, where the sheet leaves open what counts: against the nearest. */
export function compareAny(
  ruling: Ruling,
  where: Where,
  {
    written,
    allowed,
    lines,
    error,
  }: { written: string; allowed: readonly Decimal[]; lines: number; error: DeclaredError },
): void {
  compare(ruling, where, { written, expected: nearest(allowed, amount(written)), lines, error })
}

/** Of several amounts the one that is nearest to another. */
export function nearest(allowed: readonly Decimal[], to: Decimal): Decimal {
  const distance = (candidate: Decimal) => to.minus(candidate).abs()
  const [first = to] = allowed.toSorted((one, other) => distance(one).compare(distance(other)))
  return first
}

/** A sum, with each of some parts counted or not. */
export function withOrWithout(sum: Decimal, parts: readonly Decimal[]): Decimal[] {
  return parts
    .filter((part) => !part.isZero())
    .reduce((sums, part) => sums.flatMap((each) => [each.plus(part), each]), [sum])
}
