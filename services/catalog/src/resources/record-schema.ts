import { type TSchema, Type } from 'typebox'
import type { Resource } from '../domain/resource.ts'
import { uuid } from '../domain/vocabulary.ts'
import { resources } from './resources.ts'

export const instant = Type.String({
  format: 'date-time',
  description: 'an instant, RFC 3339 in UTC with milliseconds',
})

export function recordSchema(resource: Resource): TSchema {
  const members = resource.shows.map((name) => [name, schemaOf(resource, name)])
  const record: TSchema = Type.Object({
    id: Type.String(uuid),
    ...Object.fromEntries(members),
    deletedAt: Type.Union([instant, Type.Null()]),
    createdAt: instant,
    updatedAt: instant,
  })
  return Type.Required(record)
}

function schemaOf(resource: Resource, name: string): TSchema {
  if (name === 'tenantId') return Type.String(uuid)
  const derived = resource.derived?.[name]
  if (derived !== undefined) return derived.schema
  const field = resource.fields[name]
  if (field !== undefined) return field
  return nestedSchema(resource, name)
}

function nestedSchema(resource: Resource, name: string): TSchema {
  const reference = Object.values(resource.references ?? {}).find(({ nested }) => nested?.as === name)
  if (reference?.nested === undefined) throw new TypeError(`${resource.path} shows ${name}, which is nothing it has`)
  const { fields } = resources[reference.to]
  const members = reference.nested.fields.map((field) => [field, fields[field] ?? Type.String(uuid)])
  const title = `${resource.name}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  return Type.Union([Type.Object(Object.fromEntries(members), { title }), Type.Null()])
}
