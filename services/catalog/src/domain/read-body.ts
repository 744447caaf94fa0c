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
 * Checks a body and converts it to the stored form. It drops read-only members and applies defaults to a new record. In
 * a change, null and blank reset a field to its default; for required fields they are refused.
 * @throws AppError `invalid` VAL_10000 for all broken fields
 */
export function readBody(resource: Resource, purpose: Purpose, body: unknown, workspaceId: string): Fields {
  const { schema, check } = readerOf(resource)[purpose]
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const members = requiredOf(schema).join(', ')
    const noObject = rule(`The body must be an object with ${members}.`, `El cuerpo debe ser un objeto con ${members}.`)
    throw invalid([fieldErrors.wrongType.at('', noObject)])
  }
  const members = withoutReadOnly(resource, body as Fields)
  const sent = readMembers(schema, members, { purpose, keptByNull: resource.keptByNull })
  const problems = check.Check(sent) ? [] : problemsOf(schema, failuresOf(schema, sent, check.Errors(sent)))
  if (purpose === 'update') problems.push(...emptied(resource, schema, members))
  problems.push(...(resource.checkIgnored?.(body as Fields) ?? []))
  const { tenantId } = body as Fields
  if (!isBlank(tenantId) && String(tenantId).toLowerCase() !== workspaceId.toLowerCase())
    problems.push(catalogErrors.foreignTenant.at('tenantId'))
  if (problems.length > 0) throw invalid(problems)
  return normalised(schema, purpose === 'create' ? { ...defaultsOf(schema), ...sent } : sent) as Fields
}

/** Several checks may report the same problem: it is listed once. */
export function invalid(problems: readonly ErrorDetail[]): AppError {
  const details = [...new Map(problems.map((detail) => [JSON.stringify(detail), detail])).values()]
  return fieldErrors.invalidRequest({ details })
}

export function bodySchema(resource: Resource, purpose: Purpose): TObject {
  return readerOf(resource)[purpose].schema
}

function readerOf(resource: Resource): Record<Purpose, BodyReader> {
  const cached = readers.get(resource)
  if (cached !== undefined) return cached
  const compiled = { create: reader(resource.fields), update: reader(changeable(resource)) }
  readers.set(resource, compiled)
  return compiled
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

function emptied({ keptByNull = [] }: Resource, schema: TObject, members: Fields): ErrorDetail[] {
  const required = requiredOf(schema)
  return Object.entries(members).flatMap(([name, value]) => {
    const field = schema.properties[name]
    if (field === undefined || value === undefined || !isBlank(value) || hasDefault(field)) return []
    // A missing required field is already a violation of the schema.
    if (required.includes(name) || keptByNull.includes(name)) return []
    return [fieldErrors.required.at(name, cannotBeEmpty)]
  })
}

/** Drops null and blank members, which serializers send; keeps unknown ones, so that they are refused. */
function readMembers(schema: TSchema, members: Fields, { purpose, keptByNull = [] }: Reading): Fields {
  const { properties = {} } = schema as { properties?: TProperties }
  const entries = Object.entries(members).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (field === undefined) return value === undefined ? [] : [[name, value]]
    if (!isBlank(value)) return [[name, readParts(field, value)]]
    const isTakenAway = purpose === 'update' && hasDefault(field) && !keptByNull.includes(name)
    return isTakenAway ? [[name, field.default]] : []
  })
  return Object.fromEntries(entries)
}

interface Reading {
  purpose: Purpose
  keptByNull?: readonly string[] | undefined
}

/** Parts are replaced as a whole: null resets no member. */
function readParts(schema: TSchema, value: unknown): unknown {
  const { items } = schema as { items?: TSchema }
  if (items === undefined || !Array.isArray(value)) return value
  return value.map((part) => (isObject(part) ? readMembers(items, part, { purpose: 'create' }) : part))
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

/** An invalid address stays as it is, so that the schema refuses it. */
function canonicalEmails(text: string): string {
  const parts = text.trim().split(/(\s*,\s*)/)
  return parts.map((part) => canonicalEmail(part) ?? part).join('')
}

function problemsOf(schema: TObject, failures: readonly SchemaFailure[]): ErrorDetail[] {
  const problems = new Map<string, ErrorDetail>()
  for (const failure of failures) {
    const names = namesTo(failure)
    const path = pathOfNames(names)
    const problem = problems.has(path) ? undefined : problemAt(path, failure, schemaAt(schema, names))
    if (problem !== undefined) problems.set(path, problem)
  }
  return problems.size > 0 ? [...problems.values()] : [fieldErrors.againstSchema.at('')]
}

function problemAt(path: string, failure: SchemaFailure, place: Schema | undefined): ErrorDetail | undefined {
  const { keyword, params, parentSchema, data } = failure
  // A schema's form completes the sentence "<field> must be …".
  const form = place?.form
  if (keyword === 'required') return fieldErrors.required.at(path, missing(form))
  if (keyword === 'additionalProperties') {
    const allowed = Object.keys(parentSchema?.properties ?? {})
    return fieldErrors.unknown.at(path, unknownName(String(params.additionalProperty), allowed))
  }
  if (place === undefined || form === undefined) return undefined
  return withIts(data, brokenRule(place, data).at(path, mustBe(form)))
}

function requiredOf(schema: TObject): readonly string[] {
  return (schema as { required?: readonly string[] }).required ?? []
}

/** A list of values always gets the sent value: a longer name of the list may contain it. */
function withIts(value: unknown, detail: ErrorDetail): ErrorDetail {
  const isOfList = detail.message.startsWith('must be one of ') && typeof value === 'string'
  return isOfList ? withEcho(detail, value) : withValue(detail, value)
}
