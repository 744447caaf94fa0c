import { DAY_FORM } from '@etax/tax-document'

/** As much of a JSON schema as tells what a value has to be. */
export interface Schema {
  type?: unknown
  form?: unknown
  format?: unknown
  enum?: readonly unknown[]
  minLength?: unknown
  maxLength?: unknown
  minItems?: unknown
  maxItems?: unknown
  minProperties?: unknown
  maxProperties?: unknown
  minimum?: unknown
  maximum?: unknown
  required?: readonly string[]
  /** What is required where a condition does not hold. */
  else?: Schema
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  additionalProperties?: boolean | Schema
  examples?: readonly unknown[]
  'x-left-out'?: unknown
}

/** Longer examples are left to /openapi.json. */
const MAX_EXAMPLE = 160

export const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

/** What a text has to be like, where the schema asks for a format and not for a pattern. */
export const formats: Readonly<Record<string, string>> = {
  date: DAY_FORM,
  'date-time': 'an instant written YYYY-MM-DDThh:mm:ssZ, such as 2026-11-22T15:04:05Z',
  uuid: 'a UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab',
  email: 'an e-mail address, such as compras@example.com',
  uri: 'an address with its scheme, such as https://example.com/receipts',
}

/** What a value of this schema has to be, in words, with an example where there is one: `a text, such as "Café"`. */
export function valueForm(schema: Schema, example: unknown = schema.examples?.[0]): string | undefined {
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map(String).join(', ')}`
  const form = typeof schema.form === 'string' ? schema.form : (formats[String(schema.format)] ?? formOfType(schema))
  if (form === undefined || form.includes('such as')) return form
  const shown = typeof example === 'string' ? example : JSON.stringify(example)
  return shown === undefined || shown.length > MAX_EXAMPLE ? withMembers(form, schema) : `${form}, such as ${shown}`
}

/** The schema of the value that these names lead to; undefined where there is none. */
export function schemaAt(schema: Schema, names: readonly string[]): Schema | undefined {
  return names.reduce<Schema | undefined>((place, name) => place && partOf(place, name), schema)
}

function partOf({ properties, items, additionalProperties }: Schema, name: string): Schema | undefined {
  if (properties !== undefined && Object.hasOwn(properties, name)) return properties[name]
  if (/^\d+$/.test(name) && items !== undefined) return items
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** The value that these names lead to in the example of the whole; of a list the first entry is the example of each. */
export function exampleAt({ examples = [] }: Schema, names: readonly string[]): unknown {
  return names.reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null) return undefined
    if (Array.isArray(value)) return value[0]
    return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }, examples[0])
}

function formOfType(schema: Schema): string | undefined {
  const { type, minLength, maxLength, minimum, maximum } = schema
  const name = typeof type === 'string' ? typeNames[type] : undefined
  if (type === 'string') return `${name}${spanOf(minLength, maxLength, 'characters')}`
  if (type === 'integer' || type === 'number') {
    if (typeof minimum === 'number' && typeof maximum === 'number') return `${name} from ${minimum} to ${maximum}`
    return typeof minimum === 'number' ? `${name} from ${minimum}` : name
  }
  return name
}

function spanOf(min: unknown, max: unknown, what: string): string {
  if (typeof max !== 'number') return ''
  return typeof min === 'number' && min > 1 ? ` of ${min} to ${max} ${what}` : ` of at most ${max} ${what}`
}

function withMembers(form: string, { type, required = [], else: otherwise }: Schema): string {
  const members = [...new Set([...(otherwise?.required ?? []), ...required])]
  return type === 'object' && members.length > 0 ? `${form} with ${members.join(', ')}` : form
}
