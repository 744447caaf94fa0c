import { oneOfValues, suchAs, type Text, words } from '@etax/kernel'
import { DAY_FORM } from '../values/calendar.ts'

export interface Schema {
  $id?: string
  type?: unknown
  form?: Text
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
  /** The schema of values outside the condition. */
  else?: Schema
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  additionalProperties?: boolean | Schema
  examples?: readonly unknown[]
  /** Forbidden members, with the reason. */
  'x-left-out'?: Readonly<Record<string, Text>>
}

/** /openapi.json has longer examples. */
const MAX_EXAMPLE = 160

export const typeNames: Readonly<Record<string, Text>> = {
  string: words('a text', 'un texto'),
  number: words('a number', 'un número'),
  integer: words('a whole number', 'un número entero'),
  boolean: words('true or false', 'true o false'),
  object: words('an object', 'un objeto'),
  array: words('a list', 'una lista'),
  null: words('null', 'null'),
}

/** The form of a text by its `format`. */
export const formats: Readonly<Record<string, Text>> = {
  date: DAY_FORM,
  'date-time': suchAs(
    words('an instant written YYYY-MM-DDThh:mm:ssZ', 'una fecha con hora escrita YYYY-MM-DDThh:mm:ssZ'),
    '2026-11-22T15:04:05Z',
  ),
  uuid: suchAs(words('a UUID', 'un UUID'), '01935a2e-7c1f-7abc-8def-0123456789ab'),
  email: suchAs(words('an e-mail address', 'una dirección de correo'), 'compras@example.com'),
  uri: suchAs(words('an address with its scheme', 'una dirección con su esquema'), 'https://example.com/receipts'),
}

/** The required form of a value, with an example if any: `a text, such as "Café"`. */
export function valueForm(schema: Schema, example: unknown = schema.examples?.[0]): Text | undefined {
  if (Array.isArray(schema.enum)) return oneOfValues(schema.enum)
  const form = schema.form ?? formats[String(schema.format)] ?? formOfType(schema)
  if (form === undefined || form.en.includes('such as')) return form
  const printed = typeof example === 'string' ? example : JSON.stringify(example)
  return printed === undefined || printed.length > MAX_EXAMPLE ? withMembers(form, schema) : suchAs(form, printed)
}

/** A schema whose messages give an example in their own language. */
export function withExample<Described extends Schema>(schema: Described, example: Text): Described & { form: Text } {
  const form = schema.form ?? formOfType(schema) ?? words('a value', 'un valor')
  return { ...schema, form: words(`${form.en}, such as ${example.en}`, `${form.es}, por ejemplo ${example.es}`) }
}

export function schemaAt(schema: Schema, names: readonly string[]): Schema | undefined {
  return names.reduce<Schema | undefined>((place, name) => place && partOf(place, name), schema)
}

function partOf({ properties, items, additionalProperties }: Schema, name: string): Schema | undefined {
  if (properties !== undefined && Object.hasOwn(properties, name)) return properties[name]
  if (/^\d+$/.test(name) && items !== undefined) return items
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** The value at a path in the whole's example; the first entry of a list is the example of each. */
export function exampleAt({ examples = [] }: Schema, names: readonly string[]): unknown {
  return valueAt(
    examples[0],
    names.map((name) => (/^\d+$/.test(name) ? '0' : name)),
  )
}

export function valueAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined
    return (part as Record<string, unknown>)[name]
  }, value)
}

function formOfType({ type, minLength, maxLength, minimum, maximum }: Schema): Text | undefined {
  const name = typeof type === 'string' ? typeNames[type] : undefined
  if (name === undefined) return undefined
  if (type === 'string') return ofLength(name, minLength, maxLength)
  if (type === 'integer' || type === 'number') return inRange(name, minimum, maximum)
  return name
}

function ofLength({ en, es }: Text, min: unknown, max: unknown): Text {
  if (typeof max !== 'number') return words(en, es)
  return typeof min === 'number' && min > 1
    ? words(`${en} of ${min} to ${max} characters`, `${es} de ${min} a ${max} caracteres`)
    : words(`${en} of at most ${max} characters`, `${es} de a lo sumo ${max} caracteres`)
}

function inRange({ en, es }: Text, min: unknown, max: unknown): Text {
  if (typeof min !== 'number') return words(en, es)
  return typeof max === 'number'
    ? words(`${en} from ${min} to ${max}`, `${es} de ${min} a ${max}`)
    : words(`${en} from ${min}`, `${es} desde ${min}`)
}

function withMembers(form: Text, { type, required = [], else: otherwise }: Schema): Text {
  const members = [...new Set([...(otherwise?.required ?? []), ...required])].join(', ')
  return type === 'object' && members !== '' ? words(`${form.en} with ${members}`, `${form.es} con ${members}`) : form
}
