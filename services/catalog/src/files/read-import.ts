import { catalogErrors } from '@etax/contracts'
import { AppError, type ErrorDetail, fromCell } from '@etax/kernel'
import { documentErrors, forbiddenCharacterIn } from '@etax/tax-document'
import { checkFields } from '../domain/check-fields.ts'
import { excerpt } from '../domain/excerpt.ts'
import type { ImportedNames, ImportedRecord, ImportProblem } from '../domain/import-record.ts'
import { readBody } from '../domain/read-body.ts'
import type { Fields, Resource } from '../domain/resource.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { type Column, type CsvFormat, cellValue, columnsNamed, titleOf } from './csv-format.ts'
import { idNamedBy, idsByName, type NamedIds, SEVERAL } from './named-records.ts'

export interface ImportContext {
  format: CsvFormat
  workspaceId: string
  taxpayerId: string
  names: ImportedNames
}

const MAX_COLUMNS = 100

/** Reads a file line by line, with constant memory. Problems name columns by the headings of the file. */
export async function* readImport(
  context: ImportContext,
  file: AsyncIterable<Buffer>,
): AsyncGenerator<ImportedRecord | ImportProblem[]> {
  const ids = new Map(Object.entries(context.names).map(([column, pairs]) => [column, idsByName(pairs)]))
  let columns: (Column | undefined)[] | undefined
  let headings: ReadonlyMap<string, string> = new Map()
  const lineOf = new Map<string, number>()
  for await (const row of readCsv(file)) {
    if (row.wrong !== undefined) {
      yield [problemAt(row.line, '', row.wrong)]
      if (columns === undefined) return
      continue
    }
    if (columns === undefined) {
      columns = columnsNamed(context.format, row.cells)
      const problems = headerProblems(context.format, row, columns)
      if (problems.length > 0) {
        yield problems
        return
      }
      headings = headingsOf(columns, row)
      continue
    }
    const read = readLine({ ...context, ids }, columns, row)
    const first = 'key' in read ? lineOf.get(read.key) : undefined
    if (first !== undefined) {
      const column = headings.get(context.format.key) ?? context.format.key
      yield [problemAt(row.line, column, { reason: 'key-twice', first })]
      continue
    }
    if ('key' in read) lineOf.set(read.key, row.line)
    yield 'key' in read
      ? read
      : read.map((problem) => ({ ...problem, column: headings.get(problem.column) ?? problem.column }))
  }
  if (columns === undefined) yield [problemAt(1, '', { reason: 'empty', columns: namesOf(context.format) })]
}

type Facts = Parameters<typeof catalogErrors.fileLine.at>[1]

export function problemAt(line: number, column: string, facts: Facts): ImportProblem {
  const { path: _path, ...coded } = catalogErrors.fileLine.at('', facts)
  return { line, column, ...coded }
}

type Ids = ReadonlyMap<string, NamedIds>

const MAX_NAME = 60

function headerProblems(format: CsvFormat, { line, cells }: CsvRow, columns: (Column | undefined)[]): ImportProblem[] {
  const names = namesOf(format)
  if (cells.length > MAX_COLUMNS)
    return [problemAt(line, '', { reason: 'too-many-columns', most: MAX_COLUMNS, columns: names })]
  const separator = separatorOf(cells, ['|', ':'], (parts) => namesSeveral(format, parts))
  if (separator !== undefined) return [problemAt(line, '', { reason: 'separator', sign: separator })]
  if (!isHeader(cells, columns)) return [problemAt(line, '', { reason: 'no-header', columns: names })]
  const problems = cells.flatMap((cell, at) => {
    const column = cell.trim().slice(0, MAX_NAME)
    if (columns[at] === undefined) return [problemAt(line, column, { reason: 'unknown-column', columns: names })]
    const first = cells[columns.indexOf(columns[at])]?.trim().slice(0, MAX_NAME) ?? ''
    if (columns.indexOf(columns[at]) === at) return []
    return [problemAt(line, column, first === column ? { reason: 'column-twice' } : { reason: 'same-column', first })]
  })
  const { fields } = format.resource
  const missing = format.columns.filter(
    (column) => !columns.includes(column) && fields[column.field] !== undefined && isRequired(format, column),
  )
  return [
    ...problems,
    ...missing.map((column) =>
      problemAt(line, column.name, { reason: 'column-missing', column: titleOf(format, column) }),
    ),
  ]
}

function namesOf(format: CsvFormat) {
  return format.columns.map((column) => titleOf(format, column))
}

function namesSeveral(format: CsvFormat, cells: string[]): boolean {
  return new Set(columnsNamed(format, cells).filter((column) => column !== undefined)).size > 1
}

function separatorOf(cells: string[], signs: string[], isWanted: (parts: string[]) => boolean): string | undefined {
  const [line = '', ...others] = cells
  return others.length > 0 ? undefined : signs.find((sign) => isWanted(line.split(sign)))
}

/** A line with one known column and a value is a record: "Cédula" may be a type beside a number. */
function isHeader(cells: readonly string[], columns: readonly (Column | undefined)[]): boolean {
  const named = columns.filter((column) => column !== undefined).length
  const hasValue = cells.some((cell, at) => columns[at] === undefined && /[\d@]/.test(cell))
  return named > 1 || (named === 1 && !hasValue)
}

function headingsOf(columns: (Column | undefined)[], { cells }: CsvRow): ReadonlyMap<string, string> {
  return new Map(
    columns.flatMap((column, at) => (column === undefined ? [] : [[column.name, cells[at]?.trim() ?? '']])),
  )
}

function isRequired({ resource }: CsvFormat, { field }: Column): boolean {
  return !Object.hasOwn(resource.fields[field] ?? {}, '~optional')
}

function readLine(
  context: ImportContext & { ids: Ids },
  columns: (Column | undefined)[],
  row: CsvRow,
): ImportedRecord | ImportProblem[] {
  const { format, workspaceId, ids } = context
  const { line, cells } = row
  const separator = separatorOf(
    cells,
    [',', ';', '\t', '|', ':'],
    ({ length }) => length > 1 && length === columns.length,
  )
  if (separator !== undefined) return [problemAt(line, '', { reason: 'other-separator' })]
  const { body, problems } = readCells(context, columns, row)
  try {
    const fields = readBody(format.resource, 'create', body, workspaceId)
    const complete = { ...fields, ...standards(format, ids, fields) }
    problems.push(...problemsOf(format, row, checkFields(format.resource, complete)))
    if (problems.length > 0) return problems
    return { line: row.line, key: String(complete[format.key]), ...split(format, { complete, body, columns }) }
  } catch (error) {
    if (!AppError.is(error) || error.kind !== 'invalid') throw error
    const wrongColumns = new Set(problems.map(({ column }) => column))
    return [...problems, ...problemsOf(format, row, error.details).filter(({ column }) => !wrongColumns.has(column))]
  }
}

function readCells(
  { format, taxpayerId, ids }: ImportContext & { ids: Ids },
  columns: (Column | undefined)[],
  { line, cells }: CsvRow,
): { body: Fields; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  if (cells.length > columns.length)
    problems.push(problemAt(line, '', { reason: 'too-many-cells', cells: cells.length, most: columns.length }))
  const body: Fields = { taxpayerId }
  columns.forEach((column, at) => {
    const text = fromCell(cells[at] ?? '')
    if (column === undefined || text === '') return
    const forbidden = forbiddenCharacterIn(text)
    if (forbidden !== undefined) problems.push({ line, column: column.name, ...forbiddenCharacter(forbidden) })
    body[column.field] =
      column.named === undefined ? cellValue(format.resource, column.field, text) : idNamed(column, text)
  })
  return { body, problems }

  function idNamed({ name, named }: Column, text: string): string | undefined {
    const id = idNamedBy(ids.get(name), text)
    const sent = excerpt(text)
    if (id === undefined) {
      const { in: list = '', by = '' } = named ?? {}
      problems.push(problemAt(line, name, { reason: 'names-nothing', list: `/${list}`, by, sent }))
    } else if (id === SEVERAL) problems.push(problemAt(line, name, { reason: 'names-several', sent }))
    return id
  }
}

function forbiddenCharacter(character: string) {
  const { code, message, params } = documentErrors.forbiddenCharacters.at('', { character })
  return { code, message, ...(params && { params }) }
}

function problemsOf({ columns }: CsvFormat, { line }: CsvRow, details: readonly ErrorDetail[]): ImportProblem[] {
  const columnOf = (path: string) => columns.find(({ field }) => field === path)?.name ?? path
  return details.map(({ path, code, params, message }) => ({
    line,
    column: columnOf(path),
    code,
    ...(params && { params }),
    message,
  }))
}

function standards({ columns }: CsvFormat, ids: Ids, fields: Fields): Fields {
  const empty = columns.filter(({ name, field }) => fields[field] === null && ids.get(name)?.has(''))
  return Object.fromEntries(empty.map(({ name, field }) => [field, ids.get(name)?.get('')]))
}

interface Line {
  complete: Fields
  body: Fields
  columns: (Column | undefined)[]
}

/** An empty cell clears an optional field and leaves others unchanged: an existing product keeps its stock. */
function split(
  { resource }: CsvFormat,
  { complete, body, columns }: Line,
): Pick<ImportedRecord, 'values' | 'defaults'> {
  const inFile = new Set(columns.map((column) => column?.field))
  const hasValue = (name: string) => inFile.has(name) && (name in body || isClearable(resource, name))
  const entries = Object.entries(complete)
  return {
    values: Object.fromEntries(entries.filter(([name]) => hasValue(name))),
    defaults: Object.fromEntries(entries.filter(([name]) => !hasValue(name))),
  }
}

function isClearable({ fields }: Resource, name: string): boolean {
  return (fields[name] as { default?: unknown } | undefined)?.default === null
}
