import { MAX_CERTIFICATE_PASSWORD } from '../certificates/domain/certificate-password.ts'
import { namesOf } from '../records/domain/record-names.ts'

export interface ApiDocument {
  paths?: Record<string, ApiPath | undefined>
}

type ApiPath = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', ApiOperation>>

interface ApiOperation {
  parameters?: object[]
  'x-answer-headers'?: object
}

/** The keys are paths for family A, and `developer/…` for family B. */
export type ResourceDescriptions = Record<string, ResourceDescription>

interface ResourceDescription {
  name: string
  create?: object
  update?: object
  record: object
  filters: Record<string, readonly string[]>
  filterSchemas?: Record<string, Schema>
  sorts?: readonly string[]
  examples?: { create?: object; record: object }
}

type Schema = Record<string, unknown>

/** Adds catalog's schemas and filters: the routes only name the components, because catalog validates them. */
export function withResources<Document extends ApiDocument>(
  document: Document,
  resources: ResourceDescriptions,
): Document {
  const described = Object.fromEntries(Object.entries(resources).flatMap(([path, one]) => componentsOf(path, one)))
  const paths = mapped(document.paths ?? {}, (path) => withComponents(path, described))
  for (const [resource, description] of Object.entries(resources)) {
    const isDeveloper = resource.startsWith('developer/')
    const list = isDeveloper ? `/v1/${resource}` : `/${resource}`
    const parameters = isDeveloper ? developerQuery(description) : listQuery(description)
    addToList(paths, list, { parameters, headers: isDeveloper ? {} : TOTAL })
  }
  return { ...document, paths }
}

function componentsOf(path: string, { name, create, update, record, examples }: ResourceDescription) {
  const names = namesOf(path, name)
  const [input, change] = path === 'taxpayers' ? [create, update].map(withPassword) : [create, update]
  const recordComponent = component(names.record, record, examples?.record)
  const all = [
    recordComponent,
    component(names.input, input, examples?.create),
    component(names.change, change, examples?.create),
  ]
  return path === 'taxpayers' ? [...all, deletedTaxpayer(record, examples?.record)] : all
}

function component(title: string, schema: object | undefined, example: object | undefined): [string, object] {
  return [title, { ...schema, title, ...(example !== undefined && { examples: [example] }) }]
}

const password = {
  type: ['string', 'null'],
  maxLength: MAX_CERTIFICATE_PASSWORD,
  description: 'The password of the P12 file. Only the signer keeps it.',
  examples: ['the password of the file'],
}

/** The gateway removes this member before catalog sees the taxpayer. */
function withPassword(schema: object | undefined): object | undefined {
  const { properties } = (schema ?? {}) as { properties?: object }
  return schema && { ...schema, properties: { ...properties, signaturePassword: password } }
}

function deletedTaxpayer(record: object, example: object | undefined): [string, object] {
  const { required = [] } = record as { required?: string[] }
  const whole = { ...withPassword(record), required: [...required, 'signaturePassword'] }
  return component('DeletedTaxpayer', whole, example && { ...example, signaturePassword: 'the password of the file' })
}

function withComponents<Value>(value: Value, described: Record<string, object>): Value {
  return replaced(value) as Value

  function replaced(inner: unknown): unknown {
    if (Array.isArray(inner)) return inner.map(replaced)
    if (typeof inner !== 'object' || inner === null) return inner
    const { title } = inner as { title?: unknown }
    const match = typeof title === 'string' && Object.hasOwn(described, title) ? described[title] : undefined
    return match ?? mapped(inner as Record<string, unknown>, replaced)
  }
}

const TOTAL = {
  'x-answer-headers': {
    200: { 'X-Total-Count': { description: 'The number of records on all pages.', schema: { type: 'integer' } } },
  },
}

function addToList(paths: ApiDocument['paths'], path: string, more: { parameters: object[]; headers: object }): void {
  const there = paths?.[path]
  if (paths === undefined || there?.get === undefined) return
  const { parameters = [], ...get } = there.get
  paths[path] = { ...there, get: { ...get, ...more.headers, parameters: [...parameters, ...more.parameters] } }
}

function listQuery({ filterSchemas = {}, sorts = [] }: ResourceDescription): object[] {
  const filters = Object.entries(filterSchemas).map(([name, schema]) => parameter(`filter.${name}`, schema))
  return [
    ...filters,
    ...(filters.length > 0 ? [nestedFilters] : []),
    ...pages,
    ...(sorts.length > 0 ? [sort(sorts)] : []),
  ]
}

const nestedFilters = {
  name: 'query',
  in: 'query',
  description: 'All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`.',
  schema: { type: 'string' },
}

const pages = [
  parameter('limit', {
    type: 'integer',
    minimum: 1,
    maximum: 1_000,
    description: 'The maximum number of records. Default 1000.',
  }),
  parameter('offset', {
    type: 'integer',
    minimum: 0,
    maximum: 999_999_999,
    description: 'The number of records to skip. Default 0.',
  }),
]

function sort(fields: readonly string[]): object {
  const values = fields.flatMap((field) => [field, `-${field}`])
  const description = 'The field to sort by. A leading minus sorts in descending order. Default createdAt.'
  return parameter('sort', { type: 'string', enum: values, description })
}

function developerQuery({ filterSchemas = {} }: ResourceDescription): object[] {
  return Object.entries(filterSchemas).map(([name, schema]) => parameter(name.replace(/__eq$/, ''), schema))
}

function parameter(name: string, { description, ...schema }: Schema): object {
  return { name, in: 'query', ...(description !== undefined && { description }), schema }
}

function mapped<From, To>(members: Record<string, From>, change: (one: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one)]))
}
