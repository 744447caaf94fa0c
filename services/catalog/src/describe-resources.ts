import { bodySchema } from './domain/read-body.ts'
import { recordSchema } from './domain/record-schema.ts'
import type { Operator, Resource } from './domain/resource.ts'
import { resources } from './domain/resources.ts'

export interface ResourceDescription {
  name: string
  /** JSON Schemas. */
  create: object
  update: object
  record: object
  filters: Record<string, readonly Operator[]>
}

/** What every resource looks like, for documentation: made from what checks and shows them. */
export function describeResources(): Record<string, ResourceDescription> {
  return Object.fromEntries(Object.values(resources).map((resource) => [resource.path, describe(resource)]))
}

function describe(resource: Resource): ResourceDescription {
  return {
    name: resource.name,
    create: bodySchema(resource, 'create'),
    update: bodySchema(resource, 'update'),
    record: recordSchema(resource),
    filters: resource.filters,
  }
}
