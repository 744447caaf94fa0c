import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { catalogTables, readRows } from './catalog-tables.ts'

const root = join(import.meta.dirname, '../..')
const library = 'libs/tax-document'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogs-'))
  mkdirSync(join(folder, library), { recursive: true })
  for (const part of ['src', 'catalogs', 'package.json'])
    cpSync(join(root, library, part), join(folder, library, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a new resolution is rows of a data file: the rules follow it', () => {
  const file = join(folder, library, 'catalogs/income-withholdings.csv')
  const closed = readFileSync(file, 'utf8').replace(/^(312,.*,2026-03-01,)(,)/m, '$12027-06-30$2')
  const added = [
    '312,,Transferencia de bienes muebles,sale of movable goods,2.5,,RESIDENT,2027-07-01,,,Res. NAC-9,S',
    '399,,Concepto nuevo,new concept,4,,RESIDENT,2027-07-01,,,Res. NAC-9,S',
  ]
  writeFileSync(file, `${closed}${added.join('\n')}\n`)
  for (const [name, source] of Object.entries(catalogTables(join(folder, library, 'catalogs'))))
    writeFileSync(join(folder, library, 'src/catalogs/generated', name), source)

  const lines = [
    ['312', '2', '2027-06-30', null],
    ['312', '2.5', '2027-06-30', 'DOC_90004'],
    ['312', '2.5', '2027-07-01', null],
    ['312', '2', '2027-07-01', 'DOC_90004'],
    ['399', '4', '2027-07-01', null],
  ] as const
  expect(judged(lines)).toEqual(lines.map(([, , , warning]) => warning))
})

/** The warnings of income-tax lines (code, percentage, day), in a process of the changed copy. */
function judged(lines: readonly (readonly unknown[])[]): (string | null)[] {
  const program = `
    import { Decimal } from '@etax/kernel'
    import { incomeFlaw } from '${join(folder, library, 'src/kinds/withholding/withheld-rate.ts')}'
    const judge = ([code, rate, day]) => incomeFlaw({ tax: 'INCOME', code, rate: Decimal.of(rate) }, [day])
    console.log(JSON.stringify(${JSON.stringify(lines)}.map((line) => judge(line)?.statement.error.code ?? null)))`
  const args = ['--conditions=@etax/source', '--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }))
}

test('cells may have commas, quotes and lists; a row that does not fit the header is named', () => {
  const text = 'code,name,rates[],to\n1,"a ""b"", c",1.5 2,\n'

  expect(readRows(text, 'x.csv')).toEqual([{ code: '1', name: 'a "b", c', rates: ['1.5', '2'] }])
  expect(() => readRows('code,name\n1,a,b\n', 'x.csv')).toThrow('x.csv: row 2 has 3 cells, and the header has 2')
})

test('the generated tables are those of the data files', () => {
  for (const [name, source] of Object.entries(catalogTables()))
    expect(readFileSync(join(root, library, 'src/catalogs/generated', name), 'utf8')).toBe(source)
})
