import { Decimal, type DeclaredError } from '@etax/kernel'
import { documentErrors } from '../errors/document-errors.ts'
import type { Ruling, Where } from '../values/ruling.ts'

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

/** How far an amount may be off: this much is let pass, this much warns, and beyond both it is the authority's code 52. */
export interface Leeway {
  letPass: Decimal
  warned: Decimal
}

/** Of a sum over lines: a cent is let pass, and a cent a line warns. */
export function leewayOfSum(lines: number): Leeway {
  return { letPass: CENT, warned: cents(lines) }
}

/** What a tax is charged on: so many lines, and of them so many units that may have been rounded one by one. */
export interface TaxedParts {
  lines: number
  units: Decimal
}

/**
 * Of a tax that is rounded in one of the ways there are: a cent a line is let pass. It warns as far as other ways of rounding parts
 * could come: two cents a line, or a cent for each unit, and that no more than a hundredth of the tax.
 */
export function leewayOfTax(tax: Decimal, { lines, units }: TaxedParts): Leeway {
  const hundredth = tax.dividedBy(HUNDRED, 2)
  const ofUnits = CENT.times(units)
  const ofParts = ofUnits.compare(hundredth) <= 0 ? ofUnits : hundredth
  const ofLines = cents(2 * lines)
  return { letPass: cents(lines), warned: ofParts.compare(ofLines) <= 0 ? ofLines : ofParts }
}

/** How many units there are of a quantity, the last one perhaps in part; one at least. */
export function unitsOf(quantity: string): Decimal {
  const units = amount(quantity).plus(Decimal.of('0.5')).round(0)
  return units.compare(ONE) < 0 ? ONE : units
}

const ONE = Decimal.of(1)
const HUNDRED = Decimal.of(100)

function cents(count: number): Decimal {
  return CENT.times(Decimal.of(count))
}

/** Holds a written amount against what it should be. The authority publishes no leeway: ours is drawn from documents it took. */
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

/** Holds a written amount against those allowed, where the sheet leaves open what counts: against the nearest. */
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
