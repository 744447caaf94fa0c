import { Decimal, type DeclaredError, fieldErrors, requiredSentence } from '@etax/kernel'
import { DAY_FORM, daysBetween, isDay, TOLERATED_DAYS } from './calendar.ts'
import { type Catalog, type Entry, inForce, lookUp } from './catalogs/catalog.ts'
import { documentErrors } from './document-errors.ts'
import { inFuture } from './errors/date-sentences.ts'
import { Findings } from './findings.ts'
import { anyNumber, type DecimalType, digitsAllowed, type TextType } from './schema/types.ts'
import { hasForbiddenCharacters, lengthOf, normalised } from './text.ts'
import { undrawnSentence } from './undrawn-sentence.ts'

type Given = string | null | undefined

/**
 * Reads the members of an order: each method normalises one value, notes what is wrong with it, and goes on with a harmless
 * stand-in, so that all that is broken is found in one pass.
 */
export class OrderReader extends Findings {
  text(path: string, given: Given, type: TextType): string {
    const value = this.optionalText(path, given, type)
    if (value === undefined && !this.has(path)) this.lacks(path, textForm(type))
    return value ?? ''
  }

  optionalText(path: string, given: Given, type: TextType): string | undefined {
    if (given === undefined || given === null) return undefined
    const value = normalised(given)
    if (value === '') return undefined
    const problem = problemOf(value, type)
    if (problem === undefined) return value
    this.refuse(path, problem.error, problem.message)
    return undefined
  }

  /** A document's number, given with or without dashes: as documents print it, 001-001-000000001. */
  documentNumber(path: string, given: Given): string {
    return printedNumber(this.text(path, given, anyNumber))
  }

  optionalDocumentNumber(path: string, given: Given): string | undefined {
    const number = this.optionalText(path, given, anyNumber)
    return number && printedNumber(number)
  }

  /** An amount that must be given; `form` says what it has to be where there is more to say than its digits. */
  amount(path: string, given: Given, type: DecimalType, form: () => string = () => decimalForm(type)): Decimal {
    const value = this.optionalAmount(path, given, type)
    if (value === undefined && !this.has(path)) this.lacks(path, form())
    return value ?? Decimal.ZERO
  }

  optionalAmount(path: string, given: Given, type: DecimalType): Decimal | undefined {
    if (isBlank(given)) return undefined
    const value = Decimal.parse(given)
    if (!value) this.refuse(path, fieldErrors.wrongForm, `must be ${decimalForm(type)}`)
    else if (value.isNegative())
      this.refuse(path, fieldErrors.outOfRange, `must be at least 0, such as 12.5; it is ${given}`)
    else if (!fits(value, type)) this.refuse(path, fieldErrors.wrongForm, `must be ${decimalForm(type)}`)
    else return value
    return undefined
  }

  /** A computed amount: refused where it has grown beyond what a document holds. */
  computed(path: string, value: Decimal, type: DecimalType): string {
    const { code } = documentErrors.totalTooLarge
    // A subtotal and a total grow together: one field is refused once.
    const known = this.violations.some((violation) => violation.path === path && violation.code === code)
    if (!known && !fits(value, type)) this.refuse(path, documentErrors.totalTooLarge)
    return value.toFixed(type.fraction)
  }

  /** A day that must be given; `standIn` goes on where it is not, so that what depends on it is not blamed as well. */
  day(path: string, given: Given, standIn: string): string {
    const value = this.optionalDay(path, given)
    if (value === undefined && !this.has(path)) this.lacks(path, DAY_FORM)
    return value ?? standIn
  }

  optionalDay(path: string, given: Given): string | undefined {
    if (isBlank(given)) return undefined
    if (isDay(given) && given.startsWith('20')) return given
    const message = isDay(given) ? 'The date must lie in the years 2000 to 2099, such as 2026-11-21.' : undefined
    this.refuse(path, documentErrors.noSuchDay, message)
    return undefined
  }

  /** The day a document is issued: today unless given, never later, nor so long ago that the authority refuses it. */
  issueDay(path: string, given: Given, today: string): string {
    const day = this.optionalDay(path, given) ?? today
    if (day > today) this.refuse(path, documentErrors.dateInFuture, inFuture(today))
    const age = daysBetween(day, today)
    if (age > TOLERATED_DAYS) {
      const message = `It is ${day}, ${age} days ago; the authority accepts ${TOLERATED_DAYS}. Send a later day, such as that of today, ${today}.`
      this.refuse(path, documentErrors.dateTooLongAgo, message)
    }
    return day
  }

  /** A code of a catalog in force on the day. */
  code<E extends Entry>(path: string, given: Given, catalog: Catalog<E>, day: string): E | undefined {
    const code = given?.trim()
    const entry = code ? lookUp(catalog, code, day) : undefined
    if (!entry && code) this.refuse(path, documentErrors.codeNotInForce, notInForce(catalog, day))
    if (!entry && !code) this.lacks(path, codeForm(catalog, day))
    return entry
  }

  /** A value out of a closed list. */
  oneOf<V extends string>(path: string, given: V | null | undefined, allowed: readonly V[]): V | undefined {
    if (given !== undefined && given !== null && allowed.includes(given)) return given
    if (!isBlank(given)) this.refuse(path, fieldErrors.notAllowed, `must be one of ${allowed.join(', ')}`)
    else this.lacks(path, `one of ${allowed.join(', ')}`)
    return undefined
  }

  /** Reads each entry of a list that must not be empty, under its own path. */
  each<T, R>(path: string, given: readonly T[] | null | undefined, read: (entry: T, path: string) => R): R[] {
    if (!given?.length) this.refuse(path, fieldErrors.wrongLength, 'must have at least 1 entry; it is empty')
    return this.every(path, given, read)
  }

  /** Reads each entry of a list that may be empty or missing. */
  every<T, R>(path: string, given: readonly T[] | null | undefined, read: (entry: T, path: string) => R): R[] {
    return given?.map((entry, at) => read(entry, `${path}[${at}]`)) ?? []
  }

  private lacks(path: string, form: string): void {
    this.refuse(path, fieldErrors.required, requiredSentence(form))
  }

  private has(path: string): boolean {
    return this.violations.at(-1)?.path === path
  }
}

/** What serializers send for a member that is not set. */
function isBlank(given: Given): given is null | undefined {
  return given === undefined || given === null || given.trim() === ''
}

/** What a code must be, with one that is in force as the example. */
export function notInForce(catalog: Catalog, day: string): string {
  return `must be ${codeForm(catalog, day)}`
}

/** Of a short table all codes are said. */
const MAX_LISTED_CODES = 20

function codeForm(catalog: Catalog, day: string): string {
  const entries = inForce(catalog, day)
  const [example] = entries
  const listed = entries.length <= MAX_LISTED_CODES ? `: ${entries.map(({ code }) => code).join(', ')}` : ''
  const said = `a code of the authority's table in force on ${day}${listed}`
  return example ? `${said}, such as ${example.code} (${example.name})` : said
}

function textForm({ max, form }: TextType): string {
  return form ?? (max === undefined ? 'a text' : `a text of at most ${max} characters`)
}

function decimalForm(type: DecimalType): string {
  return `a decimal number of ${digitsAllowed(type)}, such as 12.5`
}

function printedNumber(number: string): string {
  return number.replace(/^(\d{3})-?(\d{3})-?(\d{9})$/, '$1-$2-$3')
}

function problemOf(value: string, type: TextType): { error: DeclaredError; message?: string } | undefined {
  if (hasForbiddenCharacters(value)) return { error: documentErrors.forbiddenCharacters }
  const length = lengthOf(value)
  const { min = 1, max = Number.POSITIVE_INFINITY, form } = type
  if (length > max) return tooLong(max, length)
  if (length < min)
    return { error: fieldErrors.wrongLength, message: `must have at least ${min} characters; it has ${length}` }
  if (patternOf(type)?.test(value) === false)
    return { error: fieldErrors.wrongForm, ...(form !== undefined && { message: `must be ${form}` }) }
  const message = undrawnSentence(value)
  return message === undefined ? undefined : { error: documentErrors.undrawnCharacters, message }
}

function tooLong(max: number, length: number) {
  return { error: fieldErrors.wrongLength, message: `must have at most ${max} characters; it has ${length}` }
}

const patterns = new Map<TextType, RegExp | undefined>()

function patternOf(type: TextType): RegExp | undefined {
  if (patterns.has(type)) return patterns.get(type)
  const pattern = type.patterns && new RegExp(`^(?:${type.patterns.join('|')})$`, 'u')
  patterns.set(type, pattern)
  return pattern
}

function fits(value: Decimal, { digits, fraction, shortest }: DecimalType): boolean {
  const scale = value.scale <= fraction && !shortest ? value.scale : value.significantScale()
  if (scale > fraction) return false
  const maxDigits = shortest ? digits : digits - fraction + scale
  return value.abs().round(scale).units < (TENS[maxDigits] ?? 0n)
}

const TENS = Array.from({ length: 40 }, (_, digits) => 10n ** BigInt(digits))
