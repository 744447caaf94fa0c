import { type TProperties, Type } from 'typebox'

/** Words that many schemas use. Nullable ones are type lists: the compiled serializer is quick with those only. */
export const text = Type.String()
export const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** A decimal: a JSON number, or text where more digits are needed than a number carries. */
export const amount = Type.Unsafe<number | string>({
  type: ['number', 'string'],
  maxLength: 40,
  pattern: '^-?[0-9]+([.][0-9]+)?$',
  description: 'A decimal number; text is taken too.',
})

export const threeDigits = Type.String({ pattern: '^[0-9]{3}$', description: 'Three digits.' })
export const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'YYYY-MM-DD.' })

/** Room for a handful: nobody mails the world with one document. */
export const emails = Type.String({ maxLength: 1_000, description: 'One or several, comma-separated.' })

/** An object that takes no other members. */
export function strict<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false })
}

export function oneOf<Value extends string>(...values: Value[]) {
  return Type.Unsafe<Value>({ type: 'string', enum: values })
}
