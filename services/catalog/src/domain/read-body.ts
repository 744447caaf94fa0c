import { catalogErrors } from '@etax/contracts'
import {
  type AppError,
  cannotBeEmpty,
  canonicalEmail,
  type ErrorDetail,
  fieldErrors,
  missing,
  mustBe,
  pathOfNames,
  rule,
  unknownName,
  withEcho,
  withValue,
} from '@etax/kernel'
import { failuresOf, namesTo, type Schema, type SchemaFailure, schemaAt } from '@etax/tax-document'
import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { brokenRule } from './broken-rule.ts'
import { COMMON, type Fields, type Resource } from './resource.ts'
import { hasDefault, storedAs } from './vocabulary.ts'

type Purpose = 'create' | 'update'

interface BodyReader {
  schema: TObject
  check: ReturnType<typeof Compile<TObject>>
}

const readers = new WeakMap<Resource, Record<Purpose, BodyReader>>()

/**
 * What a caller sent, checked and in the form it is kept in: read-only members dropped, null and blank ones as if not given,
 * defaults filled in (when creating), integer codes as integers. In a change, null and blank take away what was chosen: the field
 * has its default again, which is null for most. They are refused for what no record is without.
 * @throws AppError `invalid` VAL_10000 naming every broken field
 */
export function readBody(resource: Resource, purpose: Purpose, body: unknown, workspaceId: string): Fields {
  const { schema, check } = readerOf(resource)[purpose]
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const members = requiredOf(schema).join(', ')
    const noObject = rule(`The body must be an object with ${members}.`, `El cuerpo debe ser un objeto con ${members}.`)
    throw invalid([fieldErrors.wrongType.at('', noObject)])
  }
  const members = withoutReadOnly(resource, body as Fields)
  const sent = givenIn(schema, members, { purpose, keptByNull: resource.keptByNull })
  const problems = check.Check(sent) ? [] : problemsOf(schema, failuresOf(schema, sent, check.Errors(sent)))
  if (purpose === 'update') problems.push(...emptied(resource, schema, members))
  problems.push(...(resource.checkIgnored?.(body as Fields) ?? []))
  const { tenantId } = body as Fields
  if (!isBlank(tenantId) && String(tenantId).toLowerCase() !== workspaceId.toLowerCase())
    problems.push(catalogErrors.foreignTenant.at('tenantId'))
  if (problems.length > 0) throw invalid(problems)
  return normalised(schema, purpose === 'create' ? { ...defaultsOf(schema), ...sent } : sent) as Fields
}

/** One error for all that is wrong with a body, each finding said once: several checks may come to the same. */
export function invalid(found: readonly ErrorDetail[]): AppError {
  const details = [...new Map(found.map((detail) => [JSON.stringify(detail), detail])).values()]
  return fieldErrors.invalidRequest({ details })
}

/** The schema of a body, as documentation too. */
export function bodySchema(resource: Resource, purpose: Purpose): TObject {
  return readerOf(resource)[purpose].schema
}

function readerOf(resource: Resource): Record<Purpose, BodyReader> {
  const known = readers.get(resource)
  if (known !== undefined) return known
  const made = { create: reader(resource.fields), update: reader(changeable(resource)) }
  readers.set(resource, made)
  return made
}

function reader(properties: TProperties): BodyReader {
  const schema = Type.Object(properties, { additionalProperties: false })
  return { schema, check: Compile(schema) }
}

function changeable({ fields, onUpdate = {}, requiredOnUpdate = [] }: Resource): TProperties {
  const entries = Object.entries({ ...fields, ...onUpdate })
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, requiredOnUpdate.includes(name) ? schema : Type.Optional(schema)]),
  )
}

function withoutReadOnly(resource: Resource, body: Fields): Fields {
  const ignored = new Set<string>([...COMMON, ...resource.shows, ...(resource.readOnly ?? [])])
  return Object.fromEntries(Object.entries(body).filter(([name]) => name in resource.fields || !ignored.has(name)))
}

/** What a change cannot take away. */
function emptied({ keptByNull = [] }: Resource, schema: TObject, members: Fields): ErrorDetail[] {
  const required = requiredOf(schema)
  return Object.entries(members).flatMap(([name, value]) => {
    const field = schema.properties[name]
    if (field === undefined || value === undefined || !isBlank(value) || hasDefault(field)) return []
    // What a change must carry is said to be missing.
    if (required.includes(name) || keptByNull.includes(name)) return []
    return [fieldErrors.required.at(name, cannotBeEmpty)]
  })
}

/**
 * The members that say something. What serializers send for a member that is not set, null or "", counts as not given; what
 * is not known stays, to be refused.
 */
function givenIn(schema: TSchema, members: Fields, { purpose, keptByNull = [] }: Reading): Fields {
  const { properties = {} } = schema as { properties?: TProperties }
  const entries = Object.entries(members).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (field === undefined) return value === undefined ? [] : [[name, value]]
    if (!isBlank(value)) return [[name, givenInParts(field, value)]]
    const isTakenAway = purpose === 'update' && hasDefault(field) && !keptByNull.includes(name)
    return isTakenAway ? [[name, field.default]] : []
  })
  return Object.fromEntries(entries)
}

interface Reading {
  purpose: Purpose
  /** Fields that null and blank leave as they are. */
  keptByNull?: readonly string[] | undefined
}

/** Parts are always sent whole: nothing is taken away from one. */
function givenInParts(schema: TSchema, value: unknown): unknown {
  const { items } = schema as { items?: TSchema }
  if (items === undefined || !Array.isArray(value)) return value
  return value.map((part) => (isObject(part) ? givenIn(items, part, { purpose: 'create' }) : part))
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

function defaultsOf(schema: TObject): Fields {
  const entries = Object.entries(schema.properties) as [string, { default?: unknown }][]
  return Object.fromEntries(
    entries.filter(([, { default: value }]) => value !== undefined).map(([k, v]) => [k, v.default]),
  )
}

/** In the form it is kept in: integer codes as integers, ids in lower case, addresses in their canonical form. */
function normalised(schema: TSchema, value: unknown): unknown {
  const { properties, items } = schema as { properties?: TProperties; items?: TSchema }
  if (properties !== undefined) {
    const entries = Object.entries(value as Fields)
    return Object.fromEntries(entries.map(([name, part]) => [name, normalised(properties[name] ?? Type.Any(), part)]))
  }
  if (items !== undefined) return (value as unknown[]).map((part) => normalised(items, part))
  if (storedAs(schema) === 'integer') return Number(value)
  if (typeof value !== 'string') return value
  if (storedAs(schema) === 'emails') return canonicalEmails(value)
  return storedAs(schema) === 'id' ? value.toLowerCase() : value
}

/** What is no address stays as it is, to be refused. */
function canonicalEmails(text: string): string {
  const parts = text.trim().split(/(\s*,\s*)/)
  return parts.map((part) => canonicalEmail(part) ?? part).join('')
}

/** One problem for each broken place, in the words of its schema. */
function problemsOf(schema: TObject, failures: readonly SchemaFailure[]): ErrorDetail[] {
  const found = new Map<string, ErrorDetail>()
  for (const failure of failures) {
    const names = namesTo(failure)
    const path = pathOfNames(names)
    const problem = found.has(path) ? undefined : problemAt(path, failure, schemaAt(schema, names))
    if (problem !== undefined) found.set(path, problem)
  }
  return found.size > 0 ? [...found.values()] : [fieldErrors.againstSchema.at('')]
}

function problemAt(path: string, failure: SchemaFailure, place: Schema | undefined): ErrorDetail | undefined {
  const { keyword, params, parentSchema, data } = failure
  // A schema's form completes the sentence "<field> must be …".
  const form = place?.form
  if (keyword === 'required') return fieldErrors.required.at(path, missing(form))
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties ?? {})
    return fieldErrors.unknown.at(path, unknownName(String(params.additionalProperty), known))
  }
  if (place === undefined || form === undefined) return undefined
  return withIts(data, brokenRule(place, data).at(path, mustBe(form)))
}

function requiredOf(schema: TObject): readonly string[] {
  return (schema as { required?: readonly string[] }).required ?? []
}

/** Of a list of values too: one of its names may hold the value that is wrong. */
function withIts(value: unknown, detail: ErrorDetail): ErrorDetail {
  const isOfList = detail.message.startsWith('must be one of ') && typeof value === 'string'
  return isOfList ? withEcho(detail, value) : withValue(detail, value)
}
