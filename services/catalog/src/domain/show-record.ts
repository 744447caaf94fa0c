import { Decimal } from '@etax/kernel'
import type { Fields, Reference, Resource, Row, View } from './resource.ts'
import { storedAs } from './vocabulary.ts'

export type Referred = ReadonlyMap<string, Row>

interface Showing {
  view: View
  referred?: Referred
}

export function showRecord(resource: Resource, row: Row, { view, referred = new Map() }: Showing): Fields {
  const nested = nestedOf(resource)
  const own = resource.shows.map((name) => {
    if (name === 'tenantId') return [name, row.workspaceId]
    const derive = resource.derived?.[name]
    if (derive !== undefined) return [name, derive.value(row, view)]
    const via = nested.get(name)
    return [
      name,
      via === undefined ? displayValue(resource, name, row[name]) : showReferred(row[via.field], via, referred),
    ]
  })
  return {
    id: row._id,
    ...Object.fromEntries(own),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function referredIds(resource: Resource, row: Row): { to: Reference['to']; id: string }[] {
  return [...nestedOf(resource).values()].flatMap(({ field, to }) => {
    const id = row[field]
    return typeof id === 'string' ? [{ to, id }] : []
  })
}

interface Nested {
  field: string
  to: Reference['to']
  fields: readonly string[]
}

function nestedOf(resource: Resource): Map<string, Nested> {
  const entries = Object.entries(resource.references ?? {}).flatMap(([field, { to, nested }]) =>
    nested === undefined ? [] : ([[nested.as, { field, to, fields: nested.fields }]] as const),
  )
  return new Map(entries)
}

function showReferred(id: unknown, { fields }: Nested, referred: Referred): Fields | null {
  const row = referred.get(String(id))
  if (row === undefined) return null
  return Object.fromEntries(fields.map((name) => [name, name === 'id' ? row._id : decimalOr(row[name])]))
}

function displayValue(resource: Resource, name: string, value: unknown): unknown {
  const schema = resource.fields[name]
  // Rows from before the field existed have its default.
  if (value === undefined || value === null) return (schema as { default?: unknown } | undefined)?.default ?? null
  if (storedAs(schema) !== 'decimal') return value
  return (schema as { type?: string }).type === 'number' ? Number(value) : twoPlaces(value)
}

function decimalOr(value: unknown): unknown {
  return value instanceof Decimal ? twoPlaces(value) : value
}

/** Writes at least two decimal places: 5 → "5.00", 0.125 → "0.125". */
function twoPlaces(value: unknown): string {
  const decimal = value instanceof Decimal ? value : Decimal.of(String(value))
  return decimal.toFixed(Math.max(2, decimal.significantScale()))
}
