import {
  Decimal,
  type FieldFacts,
  fieldErrors,
  inBoth,
  missing,
  mustBe,
  mustBeOneOf,
  mustHave,
  oneOfValues,
  rule,
  suchAs,
  type Text,
  words,
} from '@etax/kernel'
import {
  type Catalog,
  type Entry,
  entryOf,
  inForce,
  isSecondHand,
  lookUp,
  named,
  outsideDays,
  withName,
} from '../catalogs/catalog.ts'
import { isLate } from '../catalogs/duties.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { anyNumber, type DecimalType, decimalForm, type TextType } from '../schema/types.ts'
import { DAY_FORM, daysBetween, isDay, TOLERATED_DAYS } from '../values/calendar.ts'
import { Findings } from '../values/findings.ts'
import { forbiddenCharacterIn, lengthOf, normalised, undrawnIn } from '../values/text.ts'

type Input = string | null | undefined

/**
 * Reads the members of an order: each method normalises one value, records its error, and continues with a harmless
 * substitute, so that one pass finds all errors.
 */
export class OrderReader extends Findings {
  text(path: string, input: Input, type: TextType): string {
    const value = this.optionalText(path, input, type)
    if (value === undefined && !this.has(path)) this.lacks(path, textForm(type))
    return value ?? ''
  }

  optionalText(path: string, input: Input, type: TextType): string | undefined {
    if (input === undefined || input === null) return undefined
    const value = normalised(input)
    if (value === '') return undefined
    return this.takes(path, value, type) ? value : undefined
  }

  /** A document's number, with or without dashes, as 001-001-000000001. */
  documentNumber(path: string, input: Input): string {
    return printedNumber(this.text(path, input, anyNumber))
  }

  optionalDocumentNumber(path: string, input: Input): string | undefined {
    const number = this.optionalText(path, input, anyNumber)
    return number && printedNumber(number)
  }

  /** A required amount; `form` describes more than its digits. */
  amount(path: string, input: Input, type: DecimalType, form: () => Text = () => amountForm(type)): Decimal {
    const value = this.optionalAmount(path, input, type)
    if (value === undefined && !this.has(path)) this.lacks(path, form())
    return value ?? Decimal.ZERO
  }

  /** A required amount above zero. */
  quantity(path: string, input: Input, type: DecimalType): Decimal {
    const value = this.optionalAmount(path, input, type, true)
    if (value === undefined && !this.has(path)) this.lacks(path, amountForm(type))
    if (value?.isZero()) this.refuse(path, fieldErrors.outOfRange, notAbove(String(input)))
    return value ?? Decimal.ZERO
  }

  /** `aboveNone`: the caller refuses zero. */
  optionalAmount(path: string, input: Input, type: DecimalType, aboveNone = false): Decimal | undefined {
    if (isBlank(input)) return undefined
    const value = Decimal.parse(input)
    if (!value) this.refuse(path, fieldErrors.wrongForm, mustBe(amountForm(type)))
    else if (value.isNegative())
      this.refuse(path, fieldErrors.outOfRange, aboveNone ? notAbove(input) : negative(input))
    else if (!fits(value, type)) this.refuse(path, fieldErrors.wrongForm, mustBe(amountForm(type)))
    else return value
    return undefined
  }

  /** A computed amount: refused above the document's limit. */
  computed(path: string, value: Decimal, type: DecimalType): string {
    const { code } = documentErrors.totalTooLarge
    // Subtotal and total grow together: each field is refused once.
    const isRefused = this.violations.some((violation) => violation.path === path && violation.code === code)
    if (!isRefused && !fits(value, type)) this.refuse(path, documentErrors.totalTooLarge)
    return value.toFixed(type.fraction)
  }

  /** A required day; `standIn` replaces a missing one, so that dependent values are not refused too. */
  day(path: string, input: Input, standIn: string): string {
    const value = this.optionalDay(path, input)
    if (value === undefined && !this.has(path)) this.lacks(path, DAY_FORM)
    return value ?? standIn
  }

  optionalDay(path: string, input: Input): string | undefined {
    if (isBlank(input)) return undefined
    if (isDay(input) && input.startsWith('20')) return input
    this.refuse(path, documentErrors.noSuchDay, { reason: isDay(input) ? 'years' : 'none' })
    return undefined
  }

  /** The issue day. Default: today; never later, nor older than the authority accepts. */
  issueDay(path: string, input: Input, today: string): string {
    const day = this.optionalDay(path, input) ?? today
    if (day > today) this.refuse(path, documentErrors.dateInFuture, { today })
    const age = daysBetween(day, today)
    if (age > TOLERATED_DAYS)
      this.refuse(path, documentErrors.dateTooLongAgo, { reason: 'order', day, age, most: TOLERATED_DAYS, today })
    else if (isLate(day, today)) this.warn(path, documentErrors.issuedLate, { day, days: age, today })
    return day
  }

  /** A code of a catalog in force on the day. If its days are known at second hand only, another day warns. */
  code<E extends Entry>(path: string, input: Input, catalog: Catalog<E>, day: string): E | undefined {
    const code = input?.trim()
    const entry = code ? lookUp(catalog, code, day) : undefined
    if (!entry && code && isSecondHand(catalog, code)) {
      this.warn(path, documentErrors.codeUnknown, outsideDays(catalog, code, day))
      return entryOf(catalog, code)
    }
    if (!entry && code) this.refuse(path, documentErrors.codeNotInForce, notInForce(catalog, day))
    if (!entry && !code) this.lacks(path, codeForm(catalog, day))
    return entry
  }

  oneOf<V extends string>(path: string, input: V | null | undefined, allowed: readonly V[]): V | undefined {
    if (input !== undefined && input !== null && allowed.includes(input)) return input
    if (!isBlank(input)) this.refuse(path, fieldErrors.notAllowed, mustBeOneOf(allowed))
    else this.lacks(path, oneOfValues(allowed))
    return undefined
  }

  /** Reads the entries of a non-empty list, each under its path. */
  each<T, R>(path: string, entries: readonly T[] | null | undefined, read: (entry: T, path: string) => R): R[] {
    if (!entries?.length) this.refuse(path, fieldErrors.wrongLength, mustHave({ min: 1, count: 0, of: 'entry' }))
    return this.every(path, entries, read)
  }

  /** Reads the entries of an optional list. */
  every<T, R>(path: string, entries: readonly T[] | null | undefined, read: (entry: T, path: string) => R): R[] {
    return entries?.map((entry, at) => read(entry, `${path}[${at}]`)) ?? []
  }

  /** Whether a text fits its type; otherwise it is refused. */
  private takes(path: string, value: string, type: TextType): boolean {
    const { min = 1, max = Number.POSITIVE_INFINITY, form } = type
    const length = lengthOf(value)
    const [forbidden, undrawn] = [forbiddenCharacterIn(value), undrawnIn(value)]
    if (forbidden !== undefined) this.refuse(path, documentErrors.forbiddenCharacters, { character: forbidden })
    else if (length > max) this.refuse(path, fieldErrors.wrongLength, mustHave({ max, count: length, of: 'character' }))
    else if (length < min) this.refuse(path, fieldErrors.wrongLength, mustHave({ min, count: length, of: 'character' }))
    else if (patternOf(type)?.test(value) === false) this.refuse(path, fieldErrors.wrongForm, form && mustBe(form))
    else if (undrawn !== undefined) this.refuse(path, documentErrors.undrawnCharacters, { characters: undrawn })
    else return true
    return false
  }

  private lacks(path: string, form: Text): void {
    this.refuse(path, fieldErrors.required, missing(form))
  }

  private has(path: string): boolean {
    return this.violations.at(-1)?.path === path
  }
}

/** Serializers send these for unset members. */
function isBlank(input: Input): input is null | undefined {
  return input === undefined || input === null || input.trim() === ''
}

/** Sentences list all codes of a short table. */
const MAX_LISTED_CODES = 20

/** The required code, with an example in force. */
export function notInForce(catalog: Catalog, day: string) {
  const entries = inForce(catalog, day)
  const [example] = entries
  return {
    reason: 'code' as const,
    day,
    ...(entries.length <= MAX_LISTED_CODES && { codes: entries.map(({ code }) => code) }),
    ...(example && { example: named(example) }),
  }
}

function codeForm(catalog: Catalog, day: string): Text {
  const { codes, example } = notInForce(catalog, day)
  const listed = codes === undefined ? '' : `: ${codes.join(', ')}`
  const sentence = words(
    `a code of the authority's table in force on ${day}${listed}`,
    `un código de la tabla del SRI vigente el ${day}${listed}`,
  )
  if (example === undefined) return sentence
  return inBoth((language) => suchAs(sentence, withName(example, language))[language])
}

function textForm({ max, form }: TextType): Text {
  if (form !== undefined) return form
  if (max === undefined) return words('a text', 'un texto')
  return words(`a text of at most ${max} characters`, `un texto de a lo sumo ${max} caracteres`)
}

function amountForm(type: DecimalType): Text {
  return suchAs(decimalForm(type), '12.5')
}

/** Orders carry amounts as text, but the sentence has a number. */
function negative(input: string): FieldFacts {
  const sentence = rule(
    `must be at least 0, such as 12.5; it is ${input}`,
    `debe ser al menos 0, por ejemplo 12.5; es ${input}`,
  )
  return { ...sentence, min: 0 }
}

/** The value is zero or less. */
function notAbove(input: string): FieldFacts {
  const sentence = rule(
    `must be above 0, such as 1; it is ${input}`,
    `debe ser mayor que 0, por ejemplo 1; es ${input}`,
  )
  return { ...sentence, moreThan: 0 }
}

function printedNumber(number: string): string {
  return number.replace(/^(\d{3})-?(\d{3})-?(\d{9})$/, '$1-$2-$3')
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
