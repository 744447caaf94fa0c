import { catalogErrors } from '@etax/contracts'

import type { Fields, Resource, ResourcePath } from '../domain/resource.ts'
import { storedAs } from '../domain/vocabulary.ts'
import { resources } from '../resources/resources.ts'
import { IDENTIFICATION_WORDS, plainWord, SPANISH_HEADINGS, STANDS_FOR } from './spanish-words.ts'

export interface Column {
  name: string
  field: string
  /** The cell names a record by this field; the record's id is stored. */
  named?: { in: ResourcePath; by: string }
}

export interface CsvFormat {
  resource: Resource
  /** Decides whether a line changes a record or creates one. */
  key: string
  columns: readonly Column[]
}

export const csvFormats: Record<string, CsvFormat> = {
  customers: {
    resource: resources.customers,
    key: 'identification',
    columns: plain('identification', 'type', 'name', 'email', 'phone', 'address'),
  },
  products: {
    resource: resources.products,
    key: 'code',
    columns: [
      ...plain('code', 'name', 'description', 'price'),
      { name: 'tax', field: 'taxId', named: { in: 'taxes', by: 'code' } },
      { name: 'category', field: 'categoryId', named: { in: 'categories', by: 'name' } },
      { name: 'priceType', field: 'priceTypeId', named: { in: 'price-types', by: 'name' } },
      ...plain('isService', 'manageStock', 'currentStock'),
    ],
  },
}

/** @throws AppError `not-found` CAT_10006 for a resource without files */
export function csvFormatOf(path: string): CsvFormat {
  const format = Object.hasOwn(csvFormats, path) ? csvFormats[path] : undefined
  if (format === undefined) {
    throw catalogErrors.resourceUnknown({ resource: path, csv: true })
  }
  return format
}

/**
 * Converts a cell to the JSON type of its field; other text stays, so that the schema refuses it. Spreadsheets drop a
 * leading zero and write decimal commas: both are repaired.
 */
export function cellValue({ fields }: Resource, field: string, text: string): unknown {
  const schema = (fields[field] ?? {}) as { type?: string; enum?: readonly string[] }
  if (schema.type === 'boolean') return FLAGS[text.toLowerCase()] ?? text
  if (schema.enum !== undefined) return chosen(schema.enum, text)
  if (storedAs(fields[field]) !== 'decimal') return text
  const number = /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
  return schema.type === 'number' && /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : number
}

/** A code, also without its leading zero, or a word for it; only types of identification have such codes. */
function chosen(codes: readonly string[], text: string): string {
  if (codes.includes(`0${text}`)) return `0${text}`
  return IDENTIFICATION_WORDS.get(plainWord(text)) ?? text
}

const FLAGS: Fields = {
  true: true,
  false: false,
  verdadero: true,
  falso: false,
  si: true,
  sí: true,
  no: false,
  1: true,
  0: false,
}

/** The columns of a header. A heading may stand for another column if that column is not in the file. */
export function columnsNamed(format: CsvFormat, cells: readonly string[]): (Column | undefined)[] {
  const columns = cells.map((cell) => columnNamed(format, cell))
  const stands = STANDS_FOR[format.resource.path] ?? {}
  const names = columns.map((column) => column?.name)
  return columns.map((column) => {
    const replacement = column && stands[column.name]
    if (replacement === undefined || names.includes(replacement) || isTwice(column, columns)) return column
    return format.columns.find(({ name }) => name === replacement)
  })
}

function isTwice(column: Column | undefined, columns: readonly (Column | undefined)[]): boolean {
  return columns.indexOf(column) !== columns.lastIndexOf(column)
}

function columnNamed({ resource, columns }: CsvFormat, cell: string): Column | undefined {
  const word = plainWord(cell)
  const headings = SPANISH_HEADINGS[resource.path] ?? {}
  return columns.find(({ name }) => [name, ...(headings[name] ?? [])].some((heading) => plainWord(heading) === word))
}

export function titleOf({ resource }: CsvFormat, { name }: Column): { name: string; heading?: string } {
  const heading = SPANISH_HEADINGS[resource.path]?.[name]?.[0]
  return heading === undefined ? { name } : { name, heading }
}

function plain(...names: string[]): Column[] {
  return names.map((name) => ({ name, field: name }))
}
