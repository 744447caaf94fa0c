import { DAY_PATTERN } from '@etax/tax-document'
import { type Static, type TProperties, type TSchema, Type } from 'typebox'

/** Words that many schemas use. Nullable ones are type lists: the compiled serializer is quick with those only. */
export const text = Type.String()
export const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const threeDigits = Type.String({
  pattern: '^[0-9]{3}$',
  form: 'three digits, such as 001',
  description: 'Three digits.',
})

export const day = Type.String({
  pattern: DAY_PATTERN,
  form: 'a date written YYYY-MM-DD, such as 2026-11-22',
  description: 'YYYY-MM-DD.',
})

/** A text that says something. */
export function notBlank(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S', form: 'a text that is not blank' })
}

const count = (pattern: string, form: string, description: string) => Type.String({ pattern, form, description })

/** How lists of family B are asked for. */
export const pageQuery = {
  page: Type.Optional(count('^[1-9][0-9]{0,5}$', 'a whole number, 1 to 999999', 'Default 1.')),
  limit: Type.Optional(count('^([1-9][0-9]?|100)$', 'a whole number, 1 to 100', 'Default 20, at most 100.')),
  cursor: Type.Optional(text),
}

/** An object that takes no other members. */
export function strict<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false })
}

export function oneOf<Value extends string>(...values: Value[]) {
  return Type.Unsafe<Value>({ type: 'string', enum: values })
}

/** A schema that was added to the app by its `$id`, so that the API's description has it as a component of that name. */
export function refTo<Schema extends TSchema>(schema: Schema) {
  const { $id } = schema as { $id?: string }
  if ($id === undefined) throw new Error('a schema is referred to by its $id')
  return Type.Unsafe<Static<Schema>>({ $ref: `${$id}#` })
}
