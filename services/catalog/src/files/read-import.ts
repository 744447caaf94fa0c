import { AppError, type ErrorDetail, echoed, fromCell } from '@etax/kernel'
import { documentErrors, forbiddenCharacterIn } from '@etax/tax-document'
import { checkFields } from '../domain/check-fields.ts'
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

/** No kind of file has more than a dozen. */
const MAX_COLUMNS = 100

/**
 * Reads a file line by line; each is a record or what is wrong with it, its columns as the file heads them. Nothing of the
 * file is held on to.
 */
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
      yield [{ line: row.line, column: '', message: row.wrong }]
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
      yield [
        {
          line: row.line,
          column: headings.get(context.format.key) ?? context.format.key,
          message: `is on line ${first} already: leave one of the lines out`,
        },
      ]
      continue
    }
    if ('key' in read) lineOf.set(read.key, row.line)
    yield 'key' in read
      ? read
      : read.map((problem) => ({ ...problem, column: headings.get(problem.column) ?? problem.column }))
  }
  if (columns === undefined)
    yield [
      {
        line: 1,
        column: '',
        message: `The file is empty: the first line has to name the columns; those are ${namesOf(context.format)}`,
      },
    ]
}

type Ids = ReadonlyMap<string, NamedIds>

/** More of a column's name helps nobody. */
const MAX_NAME = 60

function headerProblems(format: CsvFormat, { line, cells }: CsvRow, columns: (Column | undefined)[]): ImportProblem[] {
  const names = namesOf(format)
  if (cells.length > MAX_COLUMNS)
    return [{ line, column: '', message: `has more than ${MAX_COLUMNS} columns; those are ${names}` }]
  const separator = separatorOf(cells, ['|', ':'], (parts) => namesSeveral(format, parts))
  if (separator !== undefined)
    return [{ line, column: '', message: `separates its cells by "${separator}": use commas, semicolons or tabs` }]
  if (!isHeader(cells, columns))
    return [{ line, column: '', message: `has no header: the first line has to name the columns; those are ${names}` }]
  const problems = cells.flatMap((cell, at) => {
    const column = cell.trim().slice(0, MAX_NAME)
    if (columns[at] === undefined)
      return [{ line, column, message: `is no column of this kind of file; those are ${names}` }]
    const first = cells[columns.indexOf(columns[at])]?.trim().slice(0, MAX_NAME) ?? ''
    if (columns.indexOf(columns[at]) === at) return []
    const message =
      first === column ? 'is there twice: leave one of them out' : `is the same as ${first}: leave one out`
    return [{ line, column, message }]
  })
  const { fields } = format.resource
  const missing = format.columns.filter(
    (column) => !columns.includes(column) && fields[column.field] !== undefined && isRequired(format, column),
  )
  return [
    ...problems,
    ...missing.map((column) => ({
      line,
      column: column.name,
      message: `is missing from the header: add the column ${titleOf(format, column)}`,
    })),
  ]
}

function namesOf(format: CsvFormat): string {
  return format.columns.map((column) => titleOf(format, column)).join(', ')
}

function namesSeveral(format: CsvFormat, cells: string[]): boolean {
  return new Set(columnsNamed(format, cells).filter((column) => column !== undefined)).size > 1
}

/** The sign of these that separates the cells of a line read as one cell, where its parts are as wanted. */
function separatorOf(cells: string[], signs: string[], isWanted: (parts: string[]) => boolean): string | undefined {
  const [line = '', ...others] = cells
  return others.length > 0 ? undefined : signs.find((sign) => isWanted(line.split(sign)))
}

/** What is no header is a record: no cell names a column, or one alone does, such as the type "Cédula", beside a number. */
function isHeader(cells: readonly string[], columns: readonly (Column | undefined)[]): boolean {
  const named = columns.filter((column) => column !== undefined).length
  const hasValue = cells.some((cell, at) => columns[at] === undefined && /[\d@]/.test(cell))
  return named > 1 || (named === 1 && !hasValue)
}

/** How the file itself heads its columns, by their names. */
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
  if (separator !== undefined)
    return [
      {
        line,
        column: '',
        message: 'separates its cells by another sign than the header: use the same one in all lines',
      },
    ]
  const { given, problems } = readCells(context, columns, row)
  try {
    const fields = readBody(format.resource, 'create', given, workspaceId)
    const complete = { ...fields, ...standards(format, ids, fields) }
    problems.push(...problemsOf(format, row, checkFields(format.resource, complete)))
    if (problems.length > 0) return problems
    return { line: row.line, key: String(complete[format.key]), ...split(format, { complete, given, columns }) }
  } catch (error) {
    if (!AppError.is(error) || error.kind !== 'invalid') throw error
    const known = new Set(problems.map(({ column }) => column))
    return [...problems, ...problemsOf(format, row, error.details).filter(({ column }) => !known.has(column))]
  }
}

/** The cells as fields of a body, names replaced by ids; cells that are empty are left out. */
function readCells(
  { format, taxpayerId, ids }: ImportContext & { ids: Ids },
  columns: (Column | undefined)[],
  { line, cells }: CsvRow,
): { given: Fields; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  if (cells.length > columns.length)
    problems.push({
      line,
      column: '',
      message: `has ${cells.length} cells, more than the ${columns.length} of the header; a text with a comma stands in quotes`,
    })
  const given: Fields = { taxpayerId }
  columns.forEach((column, at) => {
    const text = fromCell(cells[at] ?? '')
    if (column === undefined || text === '') return
    const forbidden = forbiddenCharacterIn(text)
    if (forbidden !== undefined) problems.push({ line, column: column.name, message: forbiddenMessage(forbidden) })
    given[column.field] =
      column.named === undefined ? cellValue(format.resource, column.field, text) : idNamed(column, text)
  })
  return { given, problems }

  function idNamed({ name, named }: Column, text: string): string | undefined {
    const id = idNamedBy(ids.get(name), text)
    if (id === undefined)
      problems.push({
        line,
        column: name,
        message: `names nothing there is: GET /${named?.in} lists them, and the cell has the ${named?.by} of one; it is ${echoed(text)}`,
      })
    else if (id === SEVERAL)
      problems.push({ line, column: name, message: `names several records: write the id instead of ${echoed(text)}` })
    return id
  }
}

function forbiddenMessage(character: string): string {
  return `${documentErrors.forbiddenCharacters.message} It has ${character}.`
}

function problemsOf({ columns }: CsvFormat, { line }: CsvRow, details: readonly ErrorDetail[]): ImportProblem[] {
  const columnOf = (path: string) => columns.find(({ field }) => field === path)?.name ?? path
  return details.map(({ path, message }) => ({ line, column: columnOf(path), message }))
}

/** What a record refers to where the file names nothing. */
function standards({ columns }: CsvFormat, ids: Ids, fields: Fields): Fields {
  const empty = columns.filter(({ name, field }) => fields[field] === null && ids.get(name)?.has(''))
  return Object.fromEntries(empty.map(({ name, field }) => [field, ids.get(name)?.get('')]))
}

interface Line {
  complete: Fields
  given: Fields
  columns: (Column | undefined)[]
}

/** An empty cell clears what may be empty, and leaves alone what may not: a known product keeps its stock. */
function split({ resource }: CsvFormat, { complete, given, columns }: Line): Pick<ImportedRecord, 'said' | 'defaults'> {
  const inFile = new Set(columns.map((column) => column?.field))
  const isSaid = (name: string) => inFile.has(name) && (name in given || isClearable(resource, name))
  const entries = Object.entries(complete)
  return {
    said: Object.fromEntries(entries.filter(([name]) => isSaid(name))),
    defaults: Object.fromEntries(entries.filter(([name]) => !isSaid(name))),
  }
}

function isClearable({ fields }: Resource, name: string): boolean {
  return (fields[name] as { default?: unknown } | undefined)?.default === null
}
