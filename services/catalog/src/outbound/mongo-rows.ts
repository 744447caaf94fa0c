import { Decimal } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { Fields, Resource, Row } from '../domain/resource.ts'
import { storedAs } from '../domain/vocabulary.ts'
import { endings } from './search-index.ts'

/** Decimals as Decimal128, so that MongoDB compares them as numbers. */
export type StoredRow = Record<string, unknown> & { _id: string }

export function toStored(resource: Resource, fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [name, storedValue(resource, name, value)])
  return { ...Object.fromEntries(entries), ...searchFields(resource, fields) }
}

export function fromStored(stored: StoredRow): Row {
  const entries = Object.entries(stored).map(([name, value]) => [
    name,
    value instanceof mongo.Decimal128 ? Decimal.of(value.toString()) : value,
  ])
  return Object.fromEntries(entries) as Row
}

export function searchField(name: string): string {
  return `${name}Endings`
}

export function projection(resource: Resource): Record<string, 0> {
  return { ...withoutEndings(resource), lastImport: 0 }
}

export function withoutEndings(resource: Resource): Record<string, 0> {
  return Object.fromEntries((resource.searched ?? []).map((name) => [searchField(name), 0]))
}

function storedValue(resource: Resource, name: string, value: unknown): unknown {
  const isDecimal = storedAs(resource.fields[name]) === 'decimal' && value !== null
  return isDecimal ? mongo.Decimal128.fromString(String(value)) : value
}

function searchFields(resource: Resource, fields: Fields): Fields {
  const touched = (resource.searched ?? []).filter((name) => typeof fields[name] === 'string')
  return Object.fromEntries(touched.map((name) => [searchField(name), endings(String(fields[name]))]))
}
