import { Decimal, toCell } from '@etax/kernel'
import { nextCursor, readCursor } from '../domain/cursor.ts'
import { notFound } from '../domain/not-found.ts'
import type { Row } from '../domain/resource.ts'
import type { Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import { writeCsv } from './csv.ts'
import { type Column, type CsvFormat, csvFormatOf } from './csv-format.ts'
import { idNamedBy, idsByName, type NamedIds, namesFor } from './named-records.ts'

export interface ExportQuestion {
  workspaceId: string
  resource: string
  taxpayerId: string
  cursor: string
}

const ROWS = 500
const BY_CREATION = { field: 'createdAt', descending: false }

/** Only the first part has a header. @throws AppError `not-found` CAT_10006 or CAT_10012 */
export const exportRecords =
  ({ records }: { records: Records }) =>
  async ({ workspaceId, resource, taxpayerId, cursor }: ExportQuestion) => {
    const format = csvFormatOf(resource)
    const taxpayer = await records.find(resources.taxpayers, workspaceId, taxpayerId)
    if (taxpayer === undefined) throw notFound(resources.taxpayers, taxpayerId)
    const rows = await records.page(format.resource, workspaceId, {
      matching: { fields: { taxpayerId }, conditions: [] },
      sorting: BY_CREATION,
      limit: ROWS,
      offset: 0,
      after: readCursor(`export/${resource}`, cursor, BY_CREATION),
    })
    const names = await namesFor(records, format, { workspaceId, taxpayerId })
    const referred = {
      rows: await referredBy(records, format, workspaceId, rows),
      ids: new Map(Object.entries(names).map(([column, pairs]) => [column, idsByName(pairs)])),
    }
    const lines = rows.map((row) => cellsOf(format, row, referred))
    const header = cursor === '' ? [format.columns.map(({ name }) => name)] : []
    return {
      content: writeCsv([...header, ...lines]),
      nextCursor: nextCursor(`export/${resource}`, rows, ROWS),
    }
  }

async function referredBy(records: Records, { columns }: CsvFormat, workspaceId: string, rows: readonly Row[]) {
  const rowMaps = await Promise.all(
    columns.flatMap(({ field, named }) => {
      const ids = [...new Set(rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : [])))]
      return named === undefined ? [] : [records.findAny(named.in, workspaceId, ids)]
    }),
  )
  return new Map(rowMaps.flatMap((byId) => [...byId]))
}

interface Referred {
  rows: ReadonlyMap<string, Row>
  ids: ReadonlyMap<string, NamedIds>
}

function cellsOf({ columns }: CsvFormat, row: Row, referred: Referred): string[] {
  return columns.map((column) => {
    const value = column.named === undefined ? row[column.field] : nameOf(column, String(row[column.field]), referred)
    if (value === null || value === undefined) return ''
    return value instanceof Decimal ? value.toString() : toCell(String(value))
  })
}

/** The id if the name is ambiguous. */
function nameOf({ name, named }: Column, id: string, { rows, ids }: Referred): unknown {
  const row = rows.get(id)
  if (row === undefined || named === undefined) return undefined
  const text = String(row[named.by])
  return idNamedBy(ids.get(name), text) === id ? text : id
}
