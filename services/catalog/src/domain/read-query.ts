import { catalogErrors } from '@etax/contracts'
import {
  Decimal,
  type ErrorDetail,
  fieldErrors,
  isUuid,
  mustBeOneOf,
  rule,
  type Text,
  withValue,
  words,
} from '@etax/kernel'
import { isDay } from '@etax/tax-document'
import { type TSchema, Type } from 'typebox'
import { excerpt } from './excerpt.ts'
import { invalid } from './read-body.ts'
import type { Operator, Resource } from './resource.ts'
import { storedAs, TRUE_OR_FALSE, uuid } from './vocabulary.ts'

/** Such as `filter.name__like=abc`. */
export interface ListFilter {
  field: string
  operator: string
  value: string
}

export interface Condition {
  field: string
  operator: Operator
  value: string | number | boolean | Decimal
}

export interface Sorting {
  field: string
  descending: boolean
}

const MAX_WORD_LENGTH = 1_000
const TIMESTAMPS = ['createdAt', 'updatedAt']

/** @throws AppError `invalid` VAL_10000 for unknown fields, unknown operators and values of the wrong type */
export function readFilters(resource: Resource, filters: readonly ListFilter[]): Condition[] {
  const problems: ErrorDetail[] = []
  const conditions = filters.flatMap(({ field, operator, value }): Condition[] => {
    const path = `filter.${field}__${operator}`
    const operators = Object.hasOwn(resource.filters, field) ? (resource.filters[field] ?? []) : []
    const match = operators.find((candidate) => candidate === operator)
    if (match === undefined) {
      problems.push(unknownFilter(resource, path))
      return []
    }
    if (value.trim() === '') {
      problems.push(catalogErrors.filterValue.at(path, { reason: 'empty' }))
      return []
    }
    const typed = typedValue(resource, field, match, value)
    if (typed !== undefined) return [{ field, operator: match, value: typed }]
    problems.push(
      catalogErrors.filterValue.at(path, {
        reason: 'form',
        form: filterForm(resource, field),
        sent: excerpt(value),
      }),
    )
    return []
  })
  if (problems.length > 0) throw invalid(problems)
  return conditions
}

export function unknownFilter(resource: Resource, path: string): ErrorDetail {
  const available = filtersOf(resource)
  const message = rule(
    `is not a filter of /${resource.path}; those are ${available}`,
    `no es un filtro de /${resource.path}; los que hay son ${available}`,
  )
  return fieldErrors.unknown.at(path, message)
}

/** `name` or `-name`; by creation if empty. @throws AppError `invalid` for an unknown field */
export function readSort(resource: Resource, sort: string): Sorting {
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  if (field === '') return { field: 'createdAt', descending }
  const sortable = sortableFields(resource)
  if (!sortable.includes(field)) {
    throw invalid([withValue(fieldErrors.notAllowed.at('sort', mustBeOneOf(sortable)), field)])
  }
  return { field, descending }
}

export function sortableFields({ shows, fields }: Resource): string[] {
  return [...shows.filter((name) => name in fields), ...TIMESTAMPS]
}

export function filterSchema(resource: Resource, field: string, operator: Operator): TSchema {
  const schema: TSchema = resource.fields[field] ?? Type.String()
  if (operator === 'like')
    return Type.String({
      ...ANY,
      maxLength: MAX_WORD_LENGTH,
      description: 'a part of the value. Case and accents do not matter',
    })
  if (resource.references?.[field] !== undefined) return Type.String(uuid)
  const description = { eq: 'the value', gte: 'the lowest value', lte: 'the highest value' }[operator]
  const stored = storedAs(schema)
  if (stored === 'decimal') return Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,6})?$', description })
  if (stored === 'integer') return Type.Integer({ minimum: 1, maximum: 999, description })
  if (stored === 'day') return Type.String({ format: 'date', description })
  return isFlag(schema) ? Type.Boolean({ description }) : Type.String({ ...ANY, description })
}

const ANY = { minLength: 1, pattern: '\\S' }

function typedValue(
  resource: Resource,
  field: string,
  operator: Operator,
  value: string,
): Condition['value'] | undefined {
  if (operator === 'like') return value.length > MAX_WORD_LENGTH || value.includes('\0') ? undefined : value
  if (resource.references?.[field] !== undefined) return isUuid(value) ? value.toLowerCase() : undefined
  const schema = resource.fields[field]
  if (storedAs(schema) === 'decimal') return Decimal.parse(value) ?? undefined
  if (storedAs(schema) === 'integer') return /^\d{1,3}$/.test(value) ? Number(value) : undefined
  if (storedAs(schema) === 'day') return isDay(value) ? value : undefined
  if (operator !== 'eq' && !isOfPattern(schema, value)) return undefined
  if (isFlag(schema)) return value === 'true' ? true : value === 'false' ? false : undefined
  return value
}

/** Lists the filters as callers write them: the developer API has no `filter.` and its own names. */
function filtersOf({ filters, filterNames }: Resource): string {
  return Object.entries(filters)
    .flatMap(([field, operators]) =>
      operators.map((operator) => {
        if (filterNames === undefined) return `filter.${field}__${operator}`
        return `${filterNames[field] ?? field}${operator === 'eq' ? '' : `__${operator}`}`
      }),
    )
    .join(', ')
}

/** Query values are text: a decimal needs no quotes, unlike in a body. */
function filterForm(resource: Resource, field: string): Text {
  if (resource.references?.[field] !== undefined) return uuid.form
  const schema = resource.fields[field]
  if (storedAs(schema) === 'decimal')
    return words('a decimal number, such as 12.50', 'un número decimal, por ejemplo 12.50')
  if (isFlag(schema)) return TRUE_OR_FALSE
  return (schema as { form?: Text } | undefined)?.form ?? words('a value of the field', 'un valor del campo')
}

function isFlag(schema: TSchema | undefined): boolean {
  return (schema as { type?: string } | undefined)?.type === 'boolean'
}

function isOfPattern(schema: TSchema | undefined, value: string): boolean {
  const { pattern } = (schema ?? {}) as { pattern?: string }
  return pattern === undefined || new RegExp(pattern).test(value)
}
