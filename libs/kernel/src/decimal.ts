import { kernelErrors } from './kernel-errors.ts'

const NUMERAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/
const MAX_DIGITS = 80
const MAX_EXACT_DIGITS = 15
const DIGIT_ZERO = 48
/** Char code of the point less that of zero. */
const POINT = -2
const TENS = Array.from({ length: 64 }, (_, power) => 10n ** BigInt(power))

/** An exact decimal: an integer and a scale. Immutable. */
export class Decimal {
  static readonly ZERO: Decimal = new Decimal(0n, 0)

  readonly units: bigint
  /** Digits after the point: the value is `units / 10^scale`. */
  readonly scale: number

  private constructor(units: bigint, scale: number) {
    this.units = units
    this.scale = scale
  }

  /**
   * Reads a decimal text (`"12.50"`, `"-1"`, `"1.5e3"`) or a JSON number, as its shortest text: `0.1` is exactly one
   * tenth. Null for anything else, such as blanks, infinities and huge lengths.
   */
  static parse(source: string | number | bigint): Decimal | null {
    const text = String(source)
    return Decimal.plain(text) ?? Decimal.numeral(text)
  }

  /** The usual case, digits and a point, read as a binary integer while that is exact. */
  private static plain(text: string): Decimal | null {
    const { length } = text
    if (length > MAX_EXACT_DIGITS) return null
    let units = 0
    let pointAt = length
    for (let at = 0; at < length; at += 1) {
      const digit = text.charCodeAt(at) - DIGIT_ZERO
      if (digit >= 0 && digit <= 9) units = units * 10 + digit
      else if (digit === POINT && pointAt === length) pointAt = at
      else return null
    }
    const scale = pointAt === length ? 0 : length - pointAt - 1
    return pointAt + scale > 0 ? new Decimal(BigInt(units), scale) : null
  }

  private static numeral(text: string): Decimal | null {
    const match = NUMERAL.exec(text)
    if (!match) return null
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
    const digits = whole + fraction
    const scale = fraction.length - Number(exponent)
    if (digits === '' || digits.length > MAX_DIGITS || Math.abs(scale) > MAX_DIGITS) return null
    const units = BigInt(digits)
    const signed = sign === '-' ? -units : units
    return scale < 0 ? new Decimal(signed * tenTo(-scale), 0) : new Decimal(signed, scale)
  }

  /** @throws AppError `invalid` for text that is not a decimal */
  static of(source: string | number | bigint): Decimal {
    const parsed = Decimal.parse(source)
    if (!parsed) throw kernelErrors.notADecimal({ more: String(source).slice(0, 40) })
    return parsed
  }

  static sum(terms: Iterable<Decimal>): Decimal {
    let total = Decimal.ZERO
    for (const term of terms) total = total.plus(term)
    return total
  }

  plus(other: Decimal): Decimal {
    if (this.scale === other.scale) return new Decimal(this.units + other.units, this.scale)
    const scale = Math.max(this.scale, other.scale)
    return new Decimal(unitsAt(this, scale) + unitsAt(other, scale), scale)
  }

  minus(other: Decimal): Decimal {
    return this.plus(other.negated())
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.units * other.units, this.scale + other.scale)
  }

  /** Exact per cent of `base`, without rounding. */
  percentOf(base: Decimal): Decimal {
    return new Decimal(this.units * base.units, this.scale + base.scale + 2)
  }

  /** The quotient, rounded half up to `scale` digits. @throws AppError `invalid` for a zero `other` */
  dividedBy(other: Decimal, scale: number): Decimal {
    if (other.units === 0n) throw kernelErrors.divisionByZero()
    const power = scale + other.scale - this.scale
    const dividend = power >= 0 ? this.units * tenTo(power) : this.units
    const divisor = power >= 0 ? other.units : other.units * tenTo(-power)
    return new Decimal(roundedQuotient(dividend, divisor), scale)
  }

  /** Rounded half up (away from zero) to at most `scale` digits after the point. */
  round(scale: number): Decimal {
    if (this.scale <= scale) return this
    return new Decimal(roundedQuotient(this.units, tenTo(this.scale - scale)), scale)
  }

  negated(): Decimal {
    return new Decimal(-this.units, this.scale)
  }

  abs(): Decimal {
    return this.units < 0n ? this.negated() : this
  }

  /** Negative, zero or positive, as for `Array.sort`; 1.0 equals 1.00. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale)
    const difference = unitsAt(this, scale) - unitsAt(other, scale)
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0
  }

  isZero(): boolean {
    return this.units === 0n
  }

  isNegative(): boolean {
    return this.units < 0n
  }

  /** The digits that the value needs after the point: 1.500 needs one. */
  significantScale(): number {
    let { units, scale } = this
    while (scale > 0 && units % 10n === 0n) {
      units /= 10n
      scale -= 1
    }
    return scale
  }

  /** The shortest text: `1.5` for 1.500. */
  toString(): string {
    return this.toFixed(this.significantScale())
  }

  /** The text with exactly `scale` digits after the point, rounded half up. */
  toFixed(scale: number): string {
    const units = unitsAt(this.round(scale), scale)
    if (scale === 0) return units.toString()
    const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
    const point = digits.length - scale
    return `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
  }

  toJSON(): string {
    return this.toString()
  }
}

/** The only place that drops digits: half goes up, away from zero. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n
  const over = dividend < 0n ? -dividend : dividend
  const under = divisor < 0n ? -divisor : divisor
  const quotient = (2n * over + under) / (2n * under)
  return negative ? -quotient : quotient
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.scale === scale ? value.units : value.units * tenTo(scale - value.scale)
}

function tenTo(power: number): bigint {
  return TENS[power] ?? 10n ** BigInt(power)
}
