import type { Text } from '@etax/kernel'

export interface Schema {
  type?: string | readonly string[]
  title?: string
  description?: string
  properties?: Readonly<Record<string, Schema>>
  patternProperties?: object
  required?: readonly string[]
  additionalProperties?: unknown
  items?: Schema
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
  format?: string
  form?: Text
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  examples?: readonly unknown[]
}

/**
 * The comment of a field: its description, form, values and limits.
 * @throws Error without any
 */
export function commentOf(schema: Schema, { isRequired, place }: { isRequired: boolean; place: string }): string {
  const about = [described(schema) || described(schema.items ?? {}), ...facts(schema)].filter(Boolean)
  if (about.length === 0) throw new Error(`${place} needs a description in its schema`)
  return inSnakeCase([...about, ...(isRequired ? ['Required.'] : [])].join(' '))
}

export function messageComment(schema: Schema, name: string): string {
  if (schema.description === undefined) throw new Error(`${name} needs a description in its schema`)
  return inSnakeCase(described(schema))
}

/** Amounts are text only, and nothing is null. */
function described({ description = '' }: Schema): string {
  const own = description.replace(/ ?A decimal number, or the same as text\.$/, '').trim()
  return own.replaceAll(/\bnull\b/g, 'absent').replaceAll(/\bNull\b/g, 'Absent')
}

function facts(schema: Schema): string[] {
  const { enum: values, form, format, maxLength, minItems = 0, maxItems } = schema
  const isNumber = [schema.type].flat().includes('number')
  if (values !== undefined) return [`One of ${values.join(', ')}.`]
  if (form !== undefined)
    return [isNumber ? `Decimal text: ${form.en.replace('a decimal number of ', '')}.` : `Form: ${form.en}.`]
  return [
    format === 'uuid' ? 'A UUID.' : '',
    maxLength === undefined ? '' : `At most ${maxLength} characters.`,
    minItems > 0 ? 'At least one.' : '',
    maxItems === undefined ? '' : `At most ${maxItems}.`,
    example(schema),
  ]
}

function example({ examples, type }: Schema): string {
  const [first] = examples ?? []
  return type !== 'array' && typeof first === 'string' ? `For example ${first}.` : ''
}

/** The names of members, as in protos. */
function inSnakeCase(text: string): string {
  return text.replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
}
