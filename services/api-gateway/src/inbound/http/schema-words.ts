import { DAY_PATTERN } from '@etax/tax-document'
import { type TProperties, Type } from 'typebox'

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
  form: 'a day written YYYY-MM-DD',
  description: 'YYYY-MM-DD.',
})

/** An object that takes no other members. */
export function strict<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false })
}

export function oneOf<Value extends string>(...values: Value[]) {
  return Type.Unsafe<Value>({ type: 'string', enum: values })
}
