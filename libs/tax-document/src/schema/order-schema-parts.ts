import { EMAIL_PATTERN, type Text, words } from '@etax/kernel'
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { DAY_FORM, DAY_PATTERN } from '../values/calendar.ts'
import { type DecimalType, decimalForm, ONE_LINE, type TextType } from './types.ts'

// The words order schemas are made of. Lengths, patterns and digits are those of the document's own types. Next to each
// pattern stands `form`: what it asks for, in words, for whoever has to tell a caller. `published` holds keywords that stand in
// the API's description in place of the validator's: what the validator leaves to the rules, for their better sentences, or
// lets pass as not given, is refused or left out of the description.

/** A decimal number as text: in JSON it may be a number too, which becomes text before anything is computed from it. */
export type Amount = string
/** YYYY-MM-DD */
export type Day = string

/** No number of a document is nearly as long: what is longer holds nothing but zeros. */
const MAX_AMOUNT_LENGTH = 40
/** Enough for a handful of addresses. */
const MAX_EMAILS_LENGTH = 1_000
/** Longer references are refused, and stand for nothing. */
export const MAX_REFERENCE_LENGTH = 128

/** An object that takes no other members. */
export function strict<P extends TProperties>(properties: P, options: object = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/**
 * Members that other kinds of order have and this one has no place for, each with the reason: what a caller is told who sends
 * one, and a sentence of the schema.
 */
export function without(reasons: Readonly<Record<string, Text>>) {
  const sentences = Object.values(reasons).map(({ en }) => en)
  return { 'x-left-out': reasons, description: sentences.join(' ') }
}

/**
 * A member that may be left out. Blank counts as left out, so a pattern lets it pass; and what calls this library may give
 * undefined.
 */
export function optional<S extends TSchema>(schema: S) {
  return Type.Optional(Type.Unsafe<Static<S> | undefined>(orBlank(schema)))
}

function orBlank(schema: TSchema & { pattern?: string; minLength?: number; published?: object }): TSchema {
  const { minLength, pattern, published, ...lenient } = schema
  const strictly = {
    ...(minLength !== undefined && { minLength }),
    ...(pattern !== undefined && { pattern }),
    ...published,
  }
  return {
    ...lenient,
    ...(pattern !== undefined && { pattern: `^$|${pattern}` }),
    ...(Object.keys(strictly).length > 0 && { published: strictly }),
  }
}

/** On one line or several, not blank, without what no document can carry, in the words that every dialect of patterns knows. */
const CONTROL = '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F'
const PRINTABLE = `^[^${CONTROL}]*[^\\s${CONTROL}][^${CONTROL}]*$`

/** A text of one of the document's types. */
export function text({ min, max, patterns, form }: TextType, description?: string) {
  const alternatives = patterns?.filter((pattern) => pattern !== ONE_LINE) ?? []
  return Type.String({
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
    ...(alternatives.length > 0
      ? { pattern: `^(?:${alternatives.join('|')})$`, form }
      : { published: { pattern: PRINTABLE } }),
    ...(description !== undefined && { description }),
  })
}

/** The end of the form of a percentage: people write 15%. */
export const PERCENTAGE = words('the number alone, such as 15', 'solo el número, por ejemplo 15')
const EXAMPLE = words('such as 12.5', 'por ejemplo 12.5')

/** A number of one of the document's types: a JSON number, or text where more digits are needed than a number carries. */
export function amount(type: DecimalType, description?: string, example = EXAMPLE) {
  const form = decimalForm(type)
  return Type.Unsafe<Amount>({
    type: ['number', 'string'],
    exclusiveMaximum: 10 ** (type.shortest ? type.digits : type.digits - type.fraction),
    maxLength: MAX_AMOUNT_LENGTH,
    pattern: decimalPattern(type),
    published: { minimum: 0, pattern: decimalPattern(type).replace('-?', '') },
    form: words(`${form.en}, ${example.en}`, `${form.es}, ${example.es}`),
    description: [description, 'A decimal number, or the same as text.'].filter(Boolean).join(' '),
  })
}

/** Digits of one of the document's types, such as a year: a JSON number is taken, too. */
export function digits({ patterns = [], form }: TextType) {
  return Type.Unsafe<string>({ type: ['integer', 'string'], pattern: `^(?:${patterns.join('|')})$`, form })
}

/** Zeros before and after add no digits. Whether a number may be negative is for the rules to say. */
function decimalPattern({ digits, fraction, shortest }: DecimalType): string {
  const whole = (places: number) => `[0-9]{1,${digits - (shortest ? places : fraction)}}`
  const forms = Array.from({ length: fraction }, (_, at) => `${whole(at + 1)}[.][0-9]{1,${at + 1}}0*`)
  const distinct = shortest ? forms : forms.slice(-1)
  return `^-?0*(?:${[whole(0), ...distinct].join('|')})$`
}

export const day = Type.String({
  pattern: DAY_PATTERN,
  form: DAY_FORM,
  published: { pattern: undefined, format: 'date' },
  description: 'YYYY-MM-DD.',
})

export function idOf(owner: string) {
  return Type.String({ format: 'uuid', description: `The id of ${owner}.` })
}

export const devReference = Type.String({
  minLength: 1,
  maxLength: MAX_REFERENCE_LENGTH,
  published: { pattern: PRINTABLE },
  description:
    "The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its " +
    'ends and no invisible characters; accents may be written either way.',
})

const ADDRESS = EMAIL_PATTERN.replace(/^\^|\$$/g, '').replace('(?!\\d+$)', '')

export const emails = Type.String({
  maxLength: MAX_EMAILS_LENGTH,
  published: { pattern: `^${ADDRESS}(?:[,;] *${ADDRESS}){0,4}$`, examples: ['compras@example.com'] },
  description: 'One address or several (at most 5), separated by commas.',
})

/** One of a closed list of values. */
export function oneOf<const V extends string>(values: readonly V[], description?: string) {
  return Type.Unsafe<V>({ type: 'string', enum: [...values], ...(description !== undefined && { description }) })
}

type ListOptions = {
  minItems?: number
  maxItems?: number
  description?: string
}

/** Entries of a list; `options` bound their number. */
export function list<S extends TSchema>(entry: S, options: ListOptions = {}) {
  return Type.Unsafe<readonly Static<S>[]>(Type.Array(entry, options))
}

/** An object, or a list of such objects. */
export function oneOrSeveral<S extends TObject>(entry: S, description: string) {
  const { properties, required, additionalProperties } = entry as S & { additionalProperties?: boolean }
  return Type.Unsafe<Static<S> | readonly Static<S>[]>({
    type: ['object', 'array'],
    // Keywords of objects say nothing of lists, nor those of lists of objects: errors stay at the field that is wrong.
    properties,
    required,
    additionalProperties,
    items: entry,
    minItems: 1,
    description,
  })
}
