import { type TProperties, type TSchema, Type } from 'typebox'
import { documented, documentedBody, documentedChange, documentedRecord } from '../domain/documented-schema.ts'
import { fixedLists } from '../domain/fixed-lists.ts'
import { bodySchema } from '../domain/read-body.ts'
import { filterSchema, sortableFields } from '../domain/read-query.ts'
import type { Operator, Resource } from '../domain/resource.ts'
import { uuid } from '../domain/vocabulary.ts'
import { type DeveloperView, developerViews } from './developer-views.ts'
import { developerExample, exampleOf } from './examples.ts'
import { withMeanings } from './field-meanings.ts'
import { instant, recordSchema } from './record-schema.ts'
import { resources } from './resources.ts'

export interface ResourceDescription {
  name: string
  create?: object
  update?: object
  record: object
  filters: Record<string, readonly Operator[]>
  filterSchemas: Record<string, object>
  sorts: readonly string[]
  examples: { create?: object; record: object }
}

export function describeResources(): Record<string, ResourceDescription> {
  const views = Object.entries(developerViews).map(([name, view]) => [`developer/${name}`, describeView(view)])
  return {
    ...Object.fromEntries(Object.values(resources).map((resource) => [resource.path, describe(resource)])),
    ...Object.fromEntries(
      Object.entries(fixedLists).map(([path, { name, entries }]) => {
        const read = { record: documented(entry), filters: {}, filterSchemas: {}, sorts: [] }
        return [path, { name, ...read, examples: { record: entries[0] ?? {} } }]
      }),
    ),
    ...Object.fromEntries(views),
  }
}

const entry = Type.Object({ id: Type.String(uuid), code: Type.String(), name: Type.String() })

function describe(resource: Resource): ResourceDescription {
  const { name, path, filters } = resource
  const { sent, record } = exampleOf(path)
  return {
    name,
    ...bodies(resource, path),
    record: withMeanings(path, documentedRecord(recordSchema(resource))),
    filters,
    filterSchemas: filterSchemas(resource, {}),
    sorts: sortableFields(resource),
    examples: { create: sent, record },
  }
}

function describeView({ body, of, names, recordFields: members }: DeveloperView): ResourceDescription {
  const filters = Object.entries(of.filters).map(([field, operators]) => [names[field] ?? field, operators])
  const { sent, record } = developerExample(of.path as 'customers' | 'products')
  return {
    name: body.name,
    ...bodies(body, `developer/${body.path}`),
    record: withMeanings(`developer/${body.path}`, documentedRecord(viewSchema({ ...body.fields, ...members }))),
    filters: Object.fromEntries(filters),
    filterSchemas: filterSchemas(of, names),
    sorts: [],
    examples: { create: sent, record },
  }
}

function viewSchema(members: TProperties): TSchema {
  return Type.Required(Type.Object({ id: Type.String(uuid), ...members, createdAt: instant, updatedAt: instant }))
}

function filterSchemas(resource: Resource, names: Record<string, string>): Record<string, object> {
  const entries = Object.entries(resource.filters).flatMap(([field, operators]) =>
    operators.map((operator) => [
      `${names[field] ?? field}__${operator}`,
      documented(filterSchema(resource, field, operator)),
    ]),
  )
  return Object.fromEntries(entries)
}

function bodies(resource: Resource, path: string) {
  const described = (body: object) => withMeanings(path, withTenant(resource, body))
  return {
    create: described(documentedBody(bodySchema(resource, 'create'))),
    update: described(documentedChange(bodySchema(resource, 'update'), resource.keptByNull)),
  }
}

/** Not stored from a body: `readBody` compares it with the caller's. */
const TENANT = {
  type: ['string', 'null'],
  format: 'uuid',
  description: 'Send your own, or leave it out; any other is refused. null counts as omitted.',
}

function withTenant({ shows }: Resource, body: { properties?: Record<string, Record<string, unknown>> }) {
  return shows.includes('tenantId') ? { ...body, properties: { ...body.properties, tenantId: TENANT } } : body
}
