import type { TSchema } from 'typebox'
import { hasDefault, storedAs } from './vocabulary.ts'

type Schema = Record<string, unknown>

/**
 * The documentation form of a schema: without our own marks, null as a type, alternatives as `oneOf`. Words state the
 * default: code generators require a field that has `default`.
 */
export function documented(schema: TSchema): Schema {
  const source = schema as Schema
  const { default: initially, description, anyOf, properties, items, form: __, 'x-stored': _, ...rest } = source
  const forms = anyOf as TSchema[] | undefined
  return {
    ...(forms === undefined ? rest : { ...rest, ...eitherOf(forms.map(documented)) }),
    ...(properties !== undefined && { properties: mapped(properties as Record<string, TSchema>, documented) }),
    ...(items !== undefined && { items: documented(items as TSchema) }),
    ...formatOf(source),
    ...(typeof description === 'string' && { description: sentence(description, initially) }),
  }
}

export function documentedRecord(schema: TSchema): Schema {
  const record = documented(schema)
  return { ...record, properties: mapped(record.properties as Record<string, Schema>, wholeParts) }
}

function wholeParts({ description, ...rest }: Schema): Schema {
  const withoutDefault = typeof description === 'string' ? description.replace(/ Default: .*$/, '') : undefined
  const member = withoutDefault === undefined ? rest : { ...rest, description: withoutDefault }
  const { items } = member as { items?: Schema }
  const { properties } = items ?? {}
  if (!isObject(properties)) return member
  return { ...member, items: { ...items, required: Object.keys(properties) } }
}

/** In a change, null resets a field to its default; fields in `keptByNull` keep their value. */
export function documentedChange(schema: TSchema, keptByNull: readonly string[] = []): Schema {
  const { properties = {} } = schema as { properties?: Record<string, TSchema> }
  const takenAway = Object.keys(properties).filter((name) => !keptByNull.includes(name))
  const [chosen, needed] = [true, false].map((has) => takenAway.filter((name) => hasDefault(properties[name]) === has))
  const body = documentedBody(schema, needed)
  return {
    ...body,
    properties: mapped(body.properties as Record<string, Schema>, (member, name) => withResetNote(member, name)),
  }

  function withResetNote(member: Schema, name: string): Schema {
    const { description } = member
    if (!chosen?.includes(name) || typeof description !== 'string') return member
    return { ...member, description: description.replace(COUNTS_AS_NOT_GIVEN, 'null resets it to the default.') }
  }
}

const COUNTS_AS_NOT_GIVEN = 'null counts as omitted.'

export function documentedBody(schema: TSchema, never: readonly string[] = []): Schema {
  const body = documented(schema)
  const { properties = {}, required = [] } = body as { properties?: Record<string, Schema>; required?: string[] }
  const entries = Object.entries(properties).map(([name, member]) => {
    const whole = documentedParts(member)
    return [name, [...required, ...never].includes(name) ? whole : mayBeNull(whole)]
  })
  return { ...body, properties: Object.fromEntries(entries) }
}

function mayBeNull(member: Schema): Schema {
  const { description } = member
  const same = nullable(member)
  return same === member || typeof description !== 'string'
    ? same
    : { ...same, description: `${description} ${COUNTS_AS_NOT_GIVEN}` }
}

function documentedParts(member: Schema): Schema {
  const { items } = member as { items?: Schema }
  if (items?.properties === undefined) return member
  const { title, ...part } = documentedBody(items as TSchema)
  return { ...member, items: { ...part, title: `${String(title)}Input` } }
}

function eitherOf(forms: Schema[]): Schema {
  const some = forms.filter(({ type }) => type !== 'null')
  const [first = {}] = some
  const either = some.length === 1 ? first : { oneOf: some }
  return some.length === forms.length ? either : nullable(either)
}

function nullable(schema: Schema): Schema {
  const { type, enum: values, oneOf } = schema as { type?: unknown; enum?: unknown[]; oneOf?: Schema[] }
  if (oneOf !== undefined) {
    const isThere = oneOf.some((form) => [form.type].flat().includes('null'))
    return isThere ? schema : { ...schema, oneOf: [...oneOf, { type: 'null' }] }
  }
  const types = [type ?? typeof values?.[0]].flat()
  if (types.includes('null')) return schema
  return { ...schema, type: [...types, 'null'], ...(values !== undefined && { enum: [...values, null] }) }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function formatOf(schema: Schema): Schema {
  const stored = storedAs(schema as TSchema)
  if (stored === 'id' && 'pattern' in schema) return { format: 'uuid', pattern: undefined }
  return stored === 'day' ? { format: 'date', pattern: undefined } : {}
}

function sentence(description: string, initially: unknown): string {
  const first = `${description.slice(0, 1).toUpperCase()}${description.slice(1).replace(/\.$/, '')}.`
  return initially === undefined || initially === null ? first : `${first} Default: ${String(initially)}.`
}

function mapped<From, To>(members: Record<string, From>, change: (one: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one, name)]))
}
