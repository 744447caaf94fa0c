import { catalogErrors } from '@etax/contracts'

import type { Fields, Resource, ResourcePath } from '../domain/resource.ts'
import { storedAs } from '../domain/vocabulary.ts'
import { resources } from '../resources/resources.ts'
import { IDENTIFICATION_WORDS, plainWord, SPANISH_HEADINGS, STANDS_FOR } from './spanish-words.ts'

/** A column of a file: a field of the record, by value or, for what it refers to, by a name a person knows. */
export interface Column {
  /** As in the header. */
  name: string
  field: string
  /** The field holds the id of a record that the cell names by this field of it. */
  named?: { in: ResourcePath; by: string }
}

export interface CsvFormat {
  resource: Resource
  /** What tells a line that changes a record from one that makes one. */
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

/** @throws AppError `not-found` CAT_10006 for a resource that has no files */
export function csvFormatOf(path: string): CsvFormat {
  const format = Object.hasOwn(csvFormats, path) ? csvFormats[path] : undefined
  if (format === undefined) {
    throw catalogErrors.resourceUnknown({ resource: path, csv: true })
  }
  return format
}

/**
 * A cell in the type its field has in JSON; text where it is none of them, for the schema to refuse. Spreadsheets drop a
 * code's leading zero and may write a decimal comma: both are put right.
 */
export function cellValue({ fields }: Resource, field: string, text: string): unknown {
  const schema = (fields[field] ?? {}) as { type?: string; enum?: readonly string[] }
  if (schema.type === 'boolean') return FLAGS[text.toLowerCase()] ?? text
  if (schema.enum !== undefined) return chosen(schema.enum, text)
  if (storedAs(fields[field]) !== 'decimal') return text
  const number = /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
  return schema.type === 'number' && /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : number
}

/** A code, without its leading zero too, or a word for it: only customers' types of identification are such codes. */
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

/** The columns that the cells of a header name; of one that stands for another alone, that other. */
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

/** The column that a cell of the header names: as the export writes it, or in Spanish. */
function columnNamed({ resource, columns }: CsvFormat, cell: string): Column | undefined {
  const word = plainWord(cell)
  const headings = SPANISH_HEADINGS[resource.path] ?? {}
  return columns.find(({ name }) => [name, ...(headings[name] ?? [])].some((heading) => plainWord(heading) === word))
}

/** A column as errors name it: by its name, and by its heading in Spanish. */
export function titleOf({ resource }: CsvFormat, { name }: Column): { name: string; heading?: string } {
  const heading = SPANISH_HEADINGS[resource.path]?.[name]?.[0]
  return heading === undefined ? { name } : { name, heading }
}

function plain(...names: string[]): Column[] {
  return names.map((name) => ({ name, field: name }))
}
