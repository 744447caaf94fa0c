import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { BatchOrder } from '@etax/client'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { UsageError } from './exit.ts'
import { type Text, text } from './language.ts'

export interface ReadOrder {
  /** The line of the file, or the position in a list, from 1. */
  line: number
  order: BatchOrder & { devReference: string }
}

export const EXTENSIONS = ['.json', '.ndjson', '.csv', '.xlsx']

/**
 * The orders of a file. One without a `devReference` gets one of the file's content and its line: the same file issues
 * nothing twice.
 * @throws UsageError for a file that cannot be read
 */
export async function readOrders(file: string, documentType = 'INVOICE'): Promise<ReadOrder[]> {
  const bytes = bytesOf(file)
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  const found = await valuesIn(file, bytes)
  if (found.length === 0) throw wrong(file, text('has no orders', 'no tiene pedidos'))
  return found.map(({ line, value }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw wrong(file, text(`has no order at line ${line}`, `no tiene un pedido en la línea ${line}`))
    }
    const { devReference, ...order } = { documentType, ...value } as BatchOrder
    const own = typeof devReference === 'string' && devReference.trim() !== ''
    return { line, order: { ...order, devReference: own ? devReference : `${content}-${line}` } as ReadOrder['order'] }
  })
}

interface Value {
  line: number
  value: unknown
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw wrong(file, text('cannot be read', 'no se puede leer'))
  }
}

async function valuesIn(file: string, bytes: Buffer): Promise<Value[]> {
  switch (extname(file).toLowerCase()) {
    case '.json':
    case '.ndjson':
      return jsonValues(file, textIn(file, bytes))
    case '.csv':
      return rowsToOrders(csvRows(file, textIn(file, bytes)))
    case '.xlsx':
      return rowsToOrders(await sheetRows(file, bytes))
    default:
      throw wrong(file, text(`must end with ${EXTENSIONS.join(', ')}`, `debe terminar en ${EXTENSIONS.join(', ')}`))
  }
}

function textIn(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw wrong(file, text('is not UTF-8: save it as UTF-8', 'no está en UTF-8: guárdelo como UTF-8'))
  }
}

/** A list of orders, one order, or one order a line. */
function jsonValues(file: string, source: string): Value[] {
  const whole = jsonIn(source)
  if (whole !== undefined) return [whole.json].flat().map((value, at) => ({ line: at + 1, value }))
  return source.split('\n').flatMap((one, at) => {
    if (one.trim() === '') return []
    const parsed = jsonIn(one)
    if (parsed === undefined)
      throw wrong(file, text(`is not JSON at line ${at + 1}`, `no es JSON en la línea ${at + 1}`))
    return { line: at + 1, value: parsed.json }
  })
}

function jsonIn(source: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(source) }
  } catch {
    return undefined
  }
}

interface Row {
  line: number
  cells: Record<string, string>
}

/** The separator is the most frequent one of the first line. */
function csvRows(file: string, source: string): Row[] {
  const [first = ''] = source.split('\n', 1)
  const [delimiter = ','] = [',', ';', '\t'].sort((one, other) => first.split(other).length - first.split(one).length)
  try {
    const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(source, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      info: true,
      skip_empty_lines: true,
    })
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw wrong(file, text(`is not CSV: ${why}`, `no es CSV: ${why}`))
  }
}

async function sheetRows(file: string, bytes: Buffer): Promise<Row[]> {
  const sheet = await readSheet(bytes).catch(() => {
    throw wrong(file, text('is not an Excel file (.xlsx)', 'no es un archivo de Excel (.xlsx)'))
  })
  const [names = [], ...rows] = sheet
  return rows.map((cells, at) => ({
    line: at + 2,
    cells: Object.fromEntries(names.map((name, column) => [String(name ?? '').trim(), cellText(cells[column])])),
  }))
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/**
 * A column is named by its field, such as `customer.legalName`; `item.…` columns make an item of each row. Rows that
 * follow each other with the same `devReference` are one order.
 */
export function rowsToOrders(rows: readonly Row[]): Value[] {
  const orders: { line: number; value: Record<string, unknown> }[] = []
  for (const { line, cells } of rows) {
    const filled = Object.entries(cells).filter(([name, cell]) => name !== '' && cell.trim() !== '')
    if (filled.length === 0) continue
    const { devReference = '' } = cells
    const last = orders.at(-1)
    const isNext = devReference.trim() !== '' && last?.value.devReference === devReference
    const order = isNext && last !== undefined ? last : { line, value: {} }
    if (!isNext) orders.push(order)
    const item = {}
    for (const [name, cell] of filled) {
      if (name.startsWith('item.')) put(item, name.slice('item.'.length).split('.'), cell)
      else put(order.value, name.split('.'), cell)
    }
    if (Object.keys(item).length > 0) order.value.items = [...((order.value.items as object[]) ?? []), item]
  }
  return orders
}

/** `payments.0.total` is the total of the first payment. */
function put(target: Record<string, unknown>, [name = '', ...rest]: readonly string[], cell: string): void {
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return
  if (rest.length === 0) {
    target[name] = cell
    return
  }
  target[name] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}
  put(target[name] as Record<string, unknown>, rest, cell)
}

function wrong(file: string, why: Text): UsageError {
  return new UsageError(text(`${file} ${why.en}.`, `${file} ${why.es}.`))
}
