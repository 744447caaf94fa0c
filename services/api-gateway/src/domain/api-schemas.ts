/** A JSON Schema, as the API's description holds it. */
export type Schema = { readonly [keyword: string]: unknown }

/** Schemas by the name they have among the components of the description. */
export type Schemas = Record<string, Schema>

const MAPS = ['properties', 'patternProperties', '$defs']
const SINGLE = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames']
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']

/**
 * A schema as OpenAPI and its generators of code read it best. What has a `title` is moved to the components, under that
 * name; conditions become a choice (`oneOf`); `form`, which says in words what `pattern` asks for, is ours and is called
 * `x-form`.
 * @throws Error when two different schemas have one title
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

/** Whether an object or a list of such objects is taken. */
function isOneOrSeveral({ type, properties, items }: Schema): boolean {
  if (!Array.isArray(type) || !type.includes('array') || !type.includes('object') || !isSchema(items)) return false
  return JSON.stringify(properties) === JSON.stringify(items.properties)
}

/** The same of what stands among the components already. */
export function publishedComponent(schema: Schema, components: Schemas): Schema {
  const published = (inner: unknown) => (isSchema(inner) ? publishedSchema(inner, components) : inner)
  const members = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'form') return ['x-form', value]
    if (MAPS.includes(keyword) && isSchema(value)) return [keyword, mapped(value, published)]
    if (SINGLE.includes(keyword)) return [keyword, published(value)]
    if (LISTS.includes(keyword) && Array.isArray(value)) return [keyword, value.map(published)]
    return [keyword, value]
  })
  return withChoice(Object.fromEntries(members), components)
}

function named(schema: Schema, components: Schemas): Schema {
  const { title: name, ...untitled } = schema
  if (typeof name !== 'string') return schema
  const { type } = untitled
  const nullable = Array.isArray(type) && type.includes('null')
  const component = nullable ? { ...untitled, type: withoutNull(type) } : untitled
  const known = components[name] ?? component
  if (said(known) !== said(component))
    throw new Error(`two schemas are called ${name}: ${said(known)} ${said(component)}`)
  components[name] = known
  const reference = { $ref: `#/components/schemas/${name}` }
  if (nullable) return { anyOf: [reference, { type: 'null' }], ...described(component, {}) }
  return { ...reference, ...described(component, known) }
}

/** What a place says of a component beyond what the component says of itself. */
function described({ description }: Schema, known: Schema): Schema {
  return description === undefined || description === known.description ? {} : { description }
}

function said({ description: _, ...schema }: Schema): string {
  return JSON.stringify(schema)
}

function withoutNull(types: readonly unknown[]): unknown {
  const others = types.filter((type) => type !== 'null')
  return others.length === 1 ? others[0] : others
}

/** `if`, `then` and `else` give the better sentences when something is wrong; a choice gives the better types. */
function withChoice(schema: Schema, components: Schemas): Schema {
  const { if: condition, then, else: otherwise, ...rest } = schema
  if (!isSchema(condition)) return schema
  const choices = choicesOf({ if: condition, then, else: otherwise })
  return { ...rest, oneOf: choices.map((choice) => asObject(choice, rest, components)) }
}

interface Choice {
  required: readonly string[]
  properties: Schema
  not: readonly Schema[]
}

function choicesOf({ if: condition, then, else: otherwise }: Schema): Choice[] {
  if (!isSchema(condition)) return []
  const taken = both(choiceOf(condition), choiceOf(isSchema(then) ? then : {}))
  const other = isSchema(otherwise) ? otherwise : {}
  const others = isSchema(other.if) ? choicesOf(other) : [choiceOf(other)]
  const without: Choice = { required: [], properties: {}, not: [condition] }
  return [taken, ...others.map((choice) => both(without, choice))]
}

function choiceOf({ required = [], properties = {} }: Schema): Choice {
  const entries = Object.entries(properties as Record<string, Schema>)
  const refused = entries.filter(([, { not }]) => not !== undefined).map(([name]) => ({ required: [name] }))
  const others = entries.filter(([, { not }]) => not === undefined)
  return { required: required as string[], properties: Object.fromEntries(others), not: refused }
}

function both(one: Choice, other: Choice): Choice {
  return {
    required: [...one.required, ...other.required],
    properties: { ...one.properties, ...other.properties },
    not: [...one.not, ...other.not],
  }
}

/** Each choice names the members it needs, so that a type made of it has them; one with a title is a component. */
function asObject(
  { required, properties, not }: Choice,
  { properties: known = {} }: Schema,
  components: Schemas,
): Schema {
  const needed = Object.fromEntries(required.map((name) => [name, (known as Schema)[name] ?? {}]))
  const own = mapped(properties, (property) =>
    isSchema(property) ? named(withMembers(property), components) : property,
  )
  const [first, ...others] = not
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: { ...needed, ...own },
    ...(first !== undefined && { not: others.length === 0 ? withMembers(first) : { anyOf: not.map(withMembers) } }),
  }
}

/** Names every member that is required: readers take a name that is not there for a mistake. */
function withMembers(condition: Schema): Schema {
  const { required = [], properties = {} } = condition as { required?: string[]; properties?: Schema }
  const own = mapped(properties, (property) => (isSchema(property) ? withMembers(property) : property))
  return { ...condition, properties: { ...Object.fromEntries(required.map((name) => [name, {}])), ...own } }
}

function mapped(map: Schema, change: (value: unknown) => unknown): Schema {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
