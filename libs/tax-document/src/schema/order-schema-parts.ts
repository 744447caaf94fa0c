import { EMAIL_PATTERN, type Text, words } from '@etax/kernel'
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { DAY_FORM, DAY_PATTERN } from '../values/calendar.ts'
import { type DecimalType, decimalForm, ONE_LINE, type TextType } from './types.ts'
import { withExample } from './value-form.ts'

// Builders of order schemas. Lengths, patterns and digits are those of the document's types. `form` describes the
// pattern beside it, for messages to callers. `published` has keywords of the API's description that replace the
// validator's: the description refuses or omits values which the validator leaves to the rules, for their better
// sentences, or treats as absent.

/** A decimal number as text. A JSON number becomes text before any computation. */
export type Amount = string
/** YYYY-MM-DD */
export type Day = string

/** Longer numbers only add zeros. */
const MAX_AMOUNT_LENGTH = 40
/** Enough for the allowed addresses. */
const MAX_EMAILS_LENGTH = 1_000
export const MAX_REFERENCE_LENGTH = 128

/** An object without other members. */
export function strict<P extends TProperties>(properties: P, options: object = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** Members of other kinds of order, with the reason of their absence, for callers and for the schema. */
export function without(reasons: Readonly<Record<string, Text>>) {
  const sentences = Object.values(reasons).map(({ en }) => en)
  return { 'x-left-out': reasons, description: sentences.join(' ') }
}

/** An optional member. Patterns allow blank values, which count as absent; code may pass undefined. */
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

/** Not blank, without characters that documents forbid, and valid in all dialects of patterns. */
const CONTROL = '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F'
const PRINTABLE = `^[^${CONTROL}]*[^\\s${CONTROL}][^${CONTROL}]*$`

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

/** The end of a percentage's form: users write 15%. */
export const PERCENTAGE = words('without %, such as 15', 'sin %, por ejemplo 15')
const EXAMPLE = words('such as 12.5', 'por ejemplo 12.5')

/** A JSON number, or text for more digits than a number has. */
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

/** Digits such as a year; a JSON number is allowed. */
export function digits({ patterns = [], form }: TextType, description: string) {
  return Type.Unsafe<string>({ type: ['integer', 'string'], pattern: `^(?:${patterns.join('|')})$`, form, description })
}

/** Leading and trailing zeros do not count. The rules check the sign. */
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

export const devReference = withExample(
  Type.String({
    minLength: 1,
    maxLength: MAX_REFERENCE_LENGTH,
    published: { pattern: PRINTABLE },
    description:
      "The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its " +
      'ends and no invisible characters; accents may be written either way.',
  }),
  words('order-1001', 'pedido-1001'),
)

const ADDRESS = EMAIL_PATTERN.replace(/^\^|\$$/g, '').replace('(?!\\d+$)', '')

export const emails = Type.String({
  maxLength: MAX_EMAILS_LENGTH,
  published: { pattern: `^${ADDRESS}(?:[,;] *${ADDRESS}){0,4}$`, examples: ['compras@example.com'] },
  description: 'One address or several (at most 5), separated by commas.',
})

export function oneOf<const V extends string>(values: readonly V[], description?: string) {
  return Type.Unsafe<V>({ type: 'string', enum: [...values], ...(description !== undefined && { description }) })
}

type ListOptions = {
  minItems?: number
  maxItems?: number
  description?: string
}

export function list<S extends TSchema>(entry: S, options: ListOptions = {}) {
  return Type.Unsafe<readonly Static<S>[]>(Type.Array(entry, options))
}

export function oneOrSeveral<S extends TObject>(entry: S, description: string) {
  const { properties, required, additionalProperties } = entry as S & { additionalProperties?: boolean }
  return Type.Unsafe<Static<S> | readonly Static<S>[]>({
    type: ['object', 'array'],
    // Keywords of objects ignore lists, and the reverse: errors stay at the wrong field.
    properties,
    required,
    additionalProperties,
    items: entry,
    minItems: 1,
    description,
  })
}
