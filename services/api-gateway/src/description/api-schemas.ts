import type { Language, Text } from '@etax/kernel'

export type Schema = { readonly [keyword: string]: unknown }

export type Schemas = Record<string, Schema>

const MAPS = ['properties', 'patternProperties', '$defs']
const SINGLE = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames']
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']

/**
 * Rewrites a schema for OpenAPI and its code generators. A titled schema becomes a component; conditions become
 * `oneOf`; `published` replaces the keywords that it names; our `form`, the pattern in words, becomes `x-form` and
 * `x-form-es`, and the reasons become `x-left-out`.
 * @throws Error if two different schemas have one title
 */
export function publishedSchema(schema: Schema, components: Schemas): Schema {
  const { items, minItems, maxItems, description } = schema
  if (isOneOrSeveral(schema) && isSchema(items)) {
    const one = publishedSchema(items, components)
    const several = {
      type: 'array',
      items: one,
      ...(minItems !== undefined && { minItems }),
      ...(maxItems !== undefined && { maxItems }),
    }
    return { oneOf: [one, several], ...(description !== undefined && { description }) }
  }
  return named(publishedComponent(schema, components), components)
}

function isOneOrSeveral({ type, properties, items }: Schema): boolean {
  if (!Array.isArray(type) || !type.includes('array') || !type.includes('object') || !isSchema(items)) return false
  return JSON.stringify(properties) === JSON.stringify(items.properties)
}

/** The schema with its inner schemas changed. */
export function schemaWith(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const changed = (inner: unknown) => (isSchema(inner) ? change(inner) : inner)
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (MAPS.includes(keyword) && isSchema(value)) return [keyword, mapped(value, changed)]
      if (SINGLE.includes(keyword)) return [keyword, changed(value)]
      return [keyword, LISTS.includes(keyword) && Array.isArray(value) ? value.map(changed) : value]
    }),
  )
}

/** Changes each member `schema` of parameters, headers and contents; `change` also gets its holder. */
export function withSchemas(value: unknown, change: (schema: Schema, holder: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((inner) => withSchemas(inner, change))
  if (!isSchema(value)) return value
  const members = Object.entries(value).map(([name, inner]) => {
    if (name === 'example' || name === 'examples') return [name, inner]
    return [name, name === 'schema' && isSchema(inner) ? change(inner, value) : withSchemas(inner, change)]
  })
  return Object.fromEntries(members)
}

export function publishedComponent(schema: Schema, components: Schemas): Schema {
  const published = (inner: unknown) => (isSchema(inner) ? publishedSchema(inner, components) : inner)
  const members = Object.entries(asPublished(schema)).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === 'form') return inBothLanguages('x-form', (language) => (value as Text)[language])
    if (keyword === 'x-left-out' && isSchema(value))
      return inBothLanguages(keyword, (language) => mapped(value, (reason) => (reason as Text)[language]))
    if (MAPS.includes(keyword) && isSchema(value)) return [[keyword, mapped(value, published)]]
    if (SINGLE.includes(keyword)) return [[keyword, published(value)]]
    if (LISTS.includes(keyword) && Array.isArray(value)) return [[keyword, value.map(published)]]
    return [[keyword, value]]
  })
  return withChoice(Object.fromEntries(members), components)
}

function inBothLanguages(keyword: string, say: (language: Language) => unknown): [string, unknown][] {
  return [
    [keyword, say('en')],
    [`${keyword}-es`, say('es')],
  ]
}

function asPublished({ published, ...schema }: Schema): Schema {
  if (!isSchema(published)) return schema
  return Object.fromEntries(Object.entries({ ...schema, ...published }).filter(([, value]) => value !== undefined))
}

function named(schema: Schema, components: Schemas): Schema {
  const { title: name, ...untitled } = schema
  if (typeof name !== 'string') return schema
  const { type } = untitled
  const nullable = Array.isArray(type) && type.includes('null')
  const component = nullable ? { ...untitled, type: withoutNull(type) } : untitled
  const existing = components[name] ?? component
  if (contentOf(existing) !== contentOf(component))
    throw new Error(`two schemas are called ${name}: ${contentOf(existing)} ${contentOf(component)}`)
  components[name] = existing
  const reference = { $ref: `#/components/schemas/${name}` }
  if (nullable) return { anyOf: [reference, { type: 'null' }], ...described(component, {}) }
  return { ...reference, ...described(component, existing) }
}

function described({ description }: Schema, component: Schema): Schema {
  return description === undefined || description === component.description ? {} : { description }
}

function contentOf({ description: _, ...schema }: Schema): string {
  return JSON.stringify(schema)
}

function withoutNull(types: readonly unknown[]): unknown {
  const others = types.filter((type) => type !== 'null')
  return others.length === 1 ? others[0] : others
}

/** `if`, `then` and `else` give better validation sentences; a choice gives better types. */
function withChoice(schema: Schema, components: Schemas): Schema {
  const { if: condition, then, else: otherwise, ...rest } = schema
  if (!isSchema(condition)) return schema
  const { type: _, properties, required, additionalProperties, ...others } = rest
  const choices = choicesOf({ if: condition, then, else: otherwise })
  const whole = choices.map((choice) => named(asObject(choice, rest, components), components))
  return { ...others, [choices.some(({ overlaps }) => overlaps) ? 'anyOf' : 'oneOf']: whole }
}

interface Choice {
  title?: unknown
  required: readonly string[]
  properties: Schema
  refused: readonly string[]
  overlaps?: boolean
}

function choicesOf({ if: condition, then, else: otherwise }: Schema): Choice[] {
  if (!isSchema(condition)) return []
  const taken = both(choiceOf(condition), choiceOf(isSchema(then) ? then : {}))
  const other = isSchema(otherwise) ? otherwise : {}
  const others = isSchema(other.if) ? choicesOf(other) : [choiceOf(other)]
  return [taken, ...others.map((choice) => both(otherThan(condition), choice))]
}

/** A condition inside a member cannot be met by omitting the member. */
function otherThan({ required = [], properties }: Schema): Choice {
  if (properties !== undefined) return { required: [], properties: {}, refused: [], overlaps: true }
  return { required: [], properties: {}, refused: required as string[] }
}

function choiceOf({ title, required = [], properties = {} }: Schema): Choice {
  const entries = Object.entries(properties as Record<string, Schema>)
  const refused = entries.filter(([, { not }]) => not !== undefined).map(([name]) => name)
  const others = entries.filter(([, { not }]) => not === undefined)
  return { title, required: required as string[], properties: Object.fromEntries(others), refused }
}

function both(one: Choice, other: Choice): Choice {
  return {
    title: one.title ?? other.title,
    required: [...one.required, ...other.required],
    properties: { ...one.properties, ...other.properties },
    refused: [...one.refused, ...other.refused],
    overlaps: one.overlaps === true || other.overlaps === true,
  }
}

/** Each choice is complete: many code generators ignore keywords beside a choice. */
function asObject({ title, required, properties, refused }: Choice, rest: Schema, components: Schemas): Schema {
  const { properties: common = {}, required: always = [], additionalProperties } = rest
  const isClosed = additionalProperties === false
  const left = Object.entries(common as Schemas).filter(([name]) => !refused.includes(name))
  const own = mapped(properties, (property) => (isSchema(property) ? referenceByTitle(property, components) : property))
  return {
    ...(title !== undefined && { title }),
    type: 'object',
    properties: {
      ...Object.fromEntries(left),
      ...own,
      ...(!isClosed && Object.fromEntries(refused.map((name) => [name, { not: {} }]))),
    },
    required: [...new Set([...(always as string[]), ...required])],
    ...(additionalProperties !== undefined && { additionalProperties }),
  }
}

function referenceByTitle(schema: Schema, components: Schemas): Schema {
  const { title } = schema
  const isKnown = typeof title === 'string' && components[title] !== undefined
  return isKnown ? { $ref: `#/components/schemas/${title}` } : schema
}

export function mapped(map: Schema, change: (value: unknown) => unknown): Schema {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
