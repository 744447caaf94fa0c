import { type TSchema, Type } from 'typebox'
import { fixedLists } from '../domain/fixed-lists.ts'
import { bodySchema } from '../domain/read-body.ts'
import type { Operator, Resource } from '../domain/resource.ts'
import { uuid } from '../domain/vocabulary.ts'
import { type DeveloperView, developerViews } from './developer-views.ts'
import { instant, recordSchema } from './record-schema.ts'
import { resources } from './resources.ts'

/** JSON Schemas, and the filters of lists. What can only be read has no bodies. */
export interface ResourceDescription {
  name: string
  create?: TSchema
  update?: TSchema
  record: TSchema
  filters: Record<string, readonly Operator[]>
}

/** What every resource looks like, for documentation: made from what checks and shows them. */
export function describeResources(): Record<string, ResourceDescription> {
  const views = Object.entries(developerViews).map(([name, view]) => [`developer/${name}`, describeView(view)])
  return {
    ...Object.fromEntries(Object.values(resources).map((resource) => [resource.path, describe(resource)])),
    ...Object.fromEntries(
      Object.entries(fixedLists).map(([path, { name }]) => [path, { name, record: entry, filters: {} }]),
    ),
    ...Object.fromEntries(views),
  }
}

const entry = Type.Object({ id: Type.String(uuid), code: Type.String(), name: Type.String() })

function describe(resource: Resource): ResourceDescription {
  const { name, filters } = resource
  return { name, ...bodies(resource), record: recordSchema(resource), filters }
}

function describeView({ body, of, names }: DeveloperView): ResourceDescription {
  const filters = Object.entries(of.filters).map(([field, operators]) => [names[field] ?? field, operators])
  const common: TSchema = Type.Object({ id: Type.String(uuid), ...body.fields, createdAt: instant, updatedAt: instant })
  return { name: body.name, ...bodies(body), record: Type.Required(common), filters: Object.fromEntries(filters) }
}

function bodies(resource: Resource) {
  return { create: bodySchema(resource, 'create'), update: bodySchema(resource, 'update') }
}
