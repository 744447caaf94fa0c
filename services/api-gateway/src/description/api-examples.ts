import { isSchema, type Schema, type Schemas } from './api-schemas.ts'

export function exampleOf(schema: Schema, components: Schemas): unknown {
  const { $ref: reference, examples, anyOf, oneOf } = schema
  const [example] = Array.isArray(examples) ? examples : []
  if (example !== undefined) return example
  if (typeof reference === 'string') return exampleOf(componentAt(reference, components), components)
  const [first] = Array.isArray(anyOf) ? anyOf : []
  if (isSchema(first)) return exampleOf(first, components)
  const { default: usual, const: only, enum: values } = schema
  if (usual !== undefined) return usual
  if (only !== undefined) return only
  const [value] = Array.isArray(values) ? values : []
  if (value !== undefined) return value
  const [choice] = Array.isArray(oneOf) ? oneOf : []
  const { required = [] } = isSchema(choice) ? choice : {}
  return ofType(schema, required as string[], components)
}

function ofType(schema: Schema, chosen: readonly string[], components: Schemas): unknown {
  const [type] = [schema.type].flat()
  if (type === 'object') return anObject(schema, chosen, components)
  if (type === 'array') return isSchema(schema.items) ? [exampleOf(schema.items, components)] : []
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  return type === 'string' ? aText(schema) : null
}

function anObject(schema: Schema, chosen: readonly string[], components: Schemas): unknown {
  const properties = Object.entries((schema.properties ?? {}) as Schemas)
  // Members that a choice excludes are not listed beside it.
  const members =
    schema.oneOf === undefined ? properties : properties.filter(([name]) => isNeeded(name, schema, chosen))
  return Object.fromEntries(members.map(([name, property]) => [name, exampleOf(property, components)]))
}

function isNeeded(name: string, { required = [] }: Schema, chosen: readonly string[]): boolean {
  return (required as string[]).includes(name) || chosen.includes(name)
}

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '01935a2e-7c1f-7abc-8def-0123456789ab',
  date: '2026-11-21',
  'date-time': '2026-11-21T15:04:07.000Z',
  email: 'compras@example.com',
  uri: 'https://shop.example/etax',
}

/** A form in words ends in its example: `three digits, such as 001`. */
function aText({ format, 'x-form': form }: Schema): string {
  const [, example] = /, such as (\S+)$/.exec(String(form)) ?? []
  return example ?? TEXTS[String(format)] ?? 'text'
}

function componentAt(reference: string, components: Schemas): Schema {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  const component = components[name]
  if (component === undefined) throw new Error(`the description has no component ${name}`)
  return component
}
