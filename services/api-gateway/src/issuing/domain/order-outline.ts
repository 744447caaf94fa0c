import type { OrderKind } from '@etax/tax-document'

/**
 * An order's schema for readers: names, types, values and meanings. Patterns become words and limits are omitted,
 * since the API's errors name them.
 */
export function outlineOf({ schema }: Pick<OrderKind, 'schema'>): Outline {
  return outlined(schema)
}

/** Keeps the order of `names`, and skips names that the kind lacks. */
export function membersOf(outline: Outline, names: readonly string[]): Record<string, Outline> {
  const { properties = {} } = outline
  return Object.fromEntries(
    names.flatMap((name) => (properties[name] === undefined ? [] : [[name, properties[name]] as const])),
  )
}

export interface Outline {
  type?: string | readonly string[]
  description?: string
  enum?: readonly unknown[]
  properties?: Record<string, Outline>
  required?: readonly string[]
  items?: Outline
  additionalProperties?: Outline
}

interface Schema {
  type?: string | readonly string[]
  description?: string
  form?: string
  enum?: readonly unknown[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
}

/** Every amount has this sentence, and its types already say it. */
const SAID_BY_TYPE = 'A decimal number, or the same as text.'

function outlined(schema: Schema): Outline {
  const { type, required = [], properties, patternProperties, items } = schema
  const description = descriptionOf(schema)
  const values = Object.values(patternProperties ?? {})[0]
  // An object or a list of such objects: the members are listed once.
  const entries = properties === undefined ? items : undefined
  return {
    ...(type !== undefined && { type }),
    ...(description !== '' && { description }),
    ...(schema.enum !== undefined && { enum: schema.enum }),
    ...(required.length > 0 && { required }),
    ...(properties !== undefined && { properties: eachOutlined(properties) }),
    ...(entries !== undefined && { items: outlined(entries) }),
    ...(values !== undefined && { additionalProperties: outlined(values) }),
  }
}

function eachOutlined(properties: Record<string, Schema>): Record<string, Outline> {
  return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, outlined(member)]))
}

function descriptionOf({ description = '', form, type }: Schema): string {
  const text = description.replace(SAID_BY_TYPE, '').trim()
  const isAmount = [type].flat().includes('number')
  return form === undefined || isAmount ? text : [text, `Form: ${form}.`].filter(Boolean).join(' ')
}
