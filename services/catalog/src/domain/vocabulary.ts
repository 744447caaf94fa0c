import { oneOfValues, suchAs, type Text, words } from '@etax/kernel'
import { DAY_FORM } from '@etax/tax-document'
import { type TSchema, Type } from 'typebox'

/** `form` completes the sentence "<field> must be …", in the documentation and in errors. */

export function formed(form: Text): { form: Text; description: string } {
  return { form, description: form.en }
}

function orNull({ en, es }: Text): Text {
  return words(`${en}, or null`, `${es}, o null`)
}

export function text(maxLength: number, example: string) {
  return Type.String({
    minLength: 1,
    maxLength,
    pattern: '\\S',
    ...formed(
      suchAs(words(`a text of 1 to ${maxLength} characters`, `un texto de 1 a ${maxLength} caracteres`), example),
    ),
  })
}

/** Omitted, null or empty: stored as null. */
export function optionalText(maxLength: number) {
  const schema = Type.Union([Type.String({ maxLength }), Type.Null()], {
    default: null,
    ...formed(orNull(atMost(maxLength))),
  })
  return Type.Optional(schema)
}

function atMost(maxLength: number): Text {
  return words(`a text of at most ${maxLength} characters`, `un texto de a lo sumo ${maxLength} caracteres`)
}

/** One address, or several with commas; stored in canonical form. */
export function emails(maxLength: number) {
  const schema = Type.Union([Type.String({ maxLength }), Type.Null()], {
    default: null,
    'x-stored': 'emails',
    ...formed(orNull(atMost(maxLength))),
  })
  return Type.Optional(schema)
}

const UUID = suchAs(words('a UUID', 'un UUID'), '01935a2e-7c1f-7abc-8def-0123456789ab')

export const uuid = {
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  'x-stored': 'id',
  ...formed(UUID),
}

/** `references` of the resource states which resource the id belongs to. */
export function reference() {
  return Type.String(uuid)
}

export function optionalReference() {
  return Type.Optional(
    Type.Union([Type.String(uuid), Type.Null()], {
      default: null,
      'x-stored': 'id',
      ...formed(orNull(UUID)),
    }),
  )
}

export function flag(initially: boolean) {
  return Type.Optional(Type.Boolean({ default: initially, ...formed(TRUE_OR_FALSE) }))
}

export const TRUE_OR_FALSE = words('true or false', 'true o false')

/** A decimal as text, without sign. Reads show at least two places. */
export function decimal(places: number, more: object = {}) {
  return Type.String({
    pattern: `^[0-9]{1,12}(\\.[0-9]{1,${places}})?$`,
    'x-stored': 'decimal',
    ...formed(
      words(
        `a decimal number that is not negative, as text, with at most ${places} decimal places, such as "12.50"`,
        `un número decimal no negativo, como texto, con a lo sumo ${places} decimales, por ejemplo "12.50"`,
      ),
    ),
    ...more,
  })
}

export function quantity(more: object = {}) {
  return Type.Number({
    minimum: -1e12,
    maximum: 1e12,
    'x-stored': 'decimal',
    ...formed(suchAs(words('a number', 'un número'), '12.5')),
    ...more,
  })
}

const SERIES_CODE = words('an integer from 1 to 999', 'un número entero de 1 a 999')

export function seriesCode() {
  return Type.Integer({
    minimum: 1,
    maximum: 999,
    'x-stored': 'integer',
    ...formed(suchAs(SERIES_CODE, 1)),
  })
}

/** Accepts {@link seriesCode}, or a text ("7", "007"). */
export function seriesCodeOrText() {
  return Type.Union([seriesCode(), Type.String({ pattern: '^(?!0+$)[0-9]{1,3}$' })], {
    'x-stored': 'integer',
    ...formed(
      words(
        'an integer from 1 to 999, such as 1, or the same as a string',
        'un número entero de 1 a 999, por ejemplo 1, o el mismo como texto',
      ),
    ),
  })
}

export function choice(values: readonly string[], more: object = {}) {
  return Type.Enum([...values], { type: 'string', ...formed(oneOfValues(values)), ...more })
}

export function optionalChoice(values: readonly string[]) {
  return Type.Optional(
    Type.Union([Type.Enum([...values]), Type.Null()], {
      default: null,
      ...formed(orNull(oneOfValues(values))),
    }),
  )
}

export function calendarDate() {
  return Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    'x-stored': 'day',
    ...formed(DAY_FORM),
  })
}

export type Stored = 'decimal' | 'integer' | 'id' | 'day' | 'emails'

export function storedAs(schema: TSchema | undefined): Stored | undefined {
  return (schema as { 'x-stored'?: Stored } | undefined)?.['x-stored']
}

/** Null counts as a default too. */
export function hasDefault(schema: TSchema | undefined): schema is TSchema & { default: unknown } {
  return (schema as { default?: unknown } | undefined)?.default !== undefined
}
