import { sentenceOf } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { longestTurnMs } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import type { ImportedNames, ImportProblem } from '../domain/import-record.ts'
import { csvFormatOf } from './csv-format.ts'
import { type ImportContext, readImport } from './read-import.ts'
import { plainWord, SPANISH_HEADINGS } from './spanish-words.ts'

const ID = '01935a2e-7c1f-7abc-8def-0123456789ab'
const PART = 512 * 1024

function aContext(resource: string, names: ImportedNames = {}): ImportContext {
  return { format: csvFormatOf(resource), workspaceId: 'w', taxpayerId: ID, names }
}

async function* inParts(file: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(file)
  for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART)
}

async function problemsOf(context: ImportContext, file: string): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = []
  for await (const read of readImport(context, inParts(file))) if (Array.isArray(read)) problems.push(...read)
  return problems
}

const HEADER = 'identification,type,name\n'
const many = (count: number, one: (number: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n)).join('')

const hostile: Record<string, string> = {
  'empty rows': HEADER + ',\n'.repeat(600_000),
  'empty lines': HEADER + '\n'.repeat(1_200_000),
  'bad rows': HEADER + 'x,99,\n'.repeat(10_000),
  'one id again and again': `${HEADER}${'1710034065,05,Ana\n'.repeat(10_000)}`,
  'columns without end': many(150_000, (n) => `c${n},`),
  'as many columns as a line takes': `${','.repeat(65_000)}\n`,
  'rows of as many cells as a line takes': `${HEADER}${`${','.repeat(65_000)}x\n`.repeat(20)}`,
  'one giant field': HEADER + 'x'.repeat(10_000_000),
  'a quote that is never closed': `${HEADER}"${'x\n'.repeat(2_000_000)}`,
  'nothing but quotes': HEADER + '"'.repeat(5_000_000),
  'cells of line breaks': HEADER + `"${'\n'.repeat(60_000)}",\n`.repeat(20),
}

const MAX_TURN_MS = 250

test.each(Object.keys(hostile))('%s: the event loop is never held for 250 ms', async (name) => {
  const reading = () =>
    problemsOf(aContext('customers'), hostile[name] ?? '').catch((error: unknown) => {
      if (!AppError.is(error) || error.kind !== 'invalid') throw error
    })

  expect(await longestTurnMs(reading)).toBeLessThan(MAX_TURN_MS)
})

test('a header has a hundred columns at most', async () => {
  expect(await problemsOf(aContext('customers'), `${'name,'.repeat(100)}\n`)).toMatchObject([
    { line: 1, column: '', message: expect.stringMatching(/^has more than 100 columns; those are identification/) },
  ])
})

test('text that no document can carry is refused in its cell', async () => {
  const message = expect.stringMatching(/are not accepted here.*It has U\+0001\.$/)

  expect(await problemsOf(aContext('customers'), `${HEADER}1710034065,05,A\u0001na\n`)).toMatchObject([
    { line: 2, column: 'name', message },
  ])
})

test('a name that several records have is refused, and an id taken instead', async () => {
  const [tax, tools] = ['11935a2e-7c1f-7abc-8def-0123456789ab', '21935a2e-7c1f-7abc-8def-0123456789ab']
  const category = [['Tools', ''] as const, ['TOOLS', tools] as const]
  const context = aContext('products', { tax: [['iva15', tax]], category })
  const file = (cell: string) => `code,name,price,tax,category\nA,Perno,1,IVA15,${cell}\n`

  expect(await problemsOf(context, file('Tools'))).toMatchObject([
    { line: 2, column: 'category', message: 'names several records: write the id instead of "Tools"' },
  ])
  expect(await problemsOf(context, file('TOOLS'))).toEqual([])
  expect(await problemsOf(context, file(tools))).toEqual([])
  expect(await problemsOf(context, file('x'.repeat(1_000)))).toMatchObject([
    {
      line: 2,
      column: 'category',
      message: expect.stringMatching(/^names nothing there is: GET .categories .*; it is "x{57}…"$/),
    },
  ])
})

async function valuesIn(context: ImportContext, file: string): Promise<unknown[]> {
  const records: unknown[] = []
  for await (const read of readImport(context, inParts(file))) records.push('values' in read ? read.values : read)
  return records
}

test.each([
  ['RUC', '1790085783001', '04'],
  ['cédula', '1710034065', '05'],
  ['CEDULA', '1710034065', '05'],
  ['C.I.', '1710034065', '05'],
  ['Pasaporte', 'AB123', '06'],
  ['Consumidor final', '9999999999999', '07'],
  ['NATIONAL_ID', '1710034065', '05'],
  ['Exterior', 'X1', '08'],
  ['5', '1710034065', '05'],
])('customers are read under Spanish headings, of type %s', async (word, identification, type) => {
  const file = `Tipo;Identificación;RAZON SOCIAL;Correo electrónico;Telefono;Dirección:\n${word};${identification};Ana;a@b.ec;022;Quito\n`

  expect(await valuesIn(aContext('customers'), file)).toEqual([
    { type, identification, name: 'Ana', email: 'a@b.ec', phone: '022', address: 'Quito' },
  ])
})

test('products are read under Spanish headings', async () => {
  const context = aContext('products', { tax: [['iva15', ID]] })
  const file =
    'Código;Nombre;Descripción;Precio;IVA;Lleva existencias;Existencias\nA;Perno;De acero;1,5;IVA15;VERDADERO;7\n'

  expect(await valuesIn(context, file)).toEqual([
    { code: 'A', name: 'Perno', description: 'De acero', price: '1.5', taxId: ID, manageStock: true, currentStock: 7 },
  ])
})

test.each([
  ['Descripción', 'Perno'],
  ['DETALLE', 'Perno'],
  ['description', 'Perno'],
])('%s alone is the name of a product', async (heading, name) => {
  const file = `Código;${heading};P. unitario;Tarifa IVA\nA;${name};1,5;IVA15\n`

  expect(await valuesIn(aContext('products', { tax: [['iva15', ID]] }), file)).toEqual([
    { code: 'A', name, price: '1.5', taxId: ID },
  ])
})

test('a problem with a name is reported under the heading of the file', async () => {
  const context = aContext('products', { tax: [['iva15', ID]] })
  const file = `Código;Descripción;Precio;IVA\nA;${'x'.repeat(400)};1;IVA15\n`

  expect(await problemsOf(context, file)).toMatchObject([{ line: 2, column: 'Descripción' }])
  expect(await problemsOf(context, 'Código;Descripción;Detalle;Precio;IVA\n')).toMatchObject([
    { column: 'Detalle', message: 'is the same as Descripción: leave one out' },
    { column: 'name', message: 'is missing from the header: add the column name (Nombre)' },
  ])
})

test('problems name the columns as the file does', async () => {
  const file = 'Cédula,Tipo,Nombre\n12,Cédula,Ana\n1710034065,Cédula,Ana\n1710034065,Cédula,Ana\n'

  expect(await problemsOf(aContext('customers'), file)).toMatchObject([
    { line: 2, column: 'Cédula' },
    { line: 4, column: 'Cédula', message: 'is on line 3 already: leave one of the lines out' },
  ])
})

test('a wrong header is refused with missing, duplicate and possible columns', async () => {
  expect(await problemsOf(aContext('customers'), 'Identificación,Nombre,Razón social,Edad\n')).toMatchObject([
    { line: 1, column: 'Razón social', message: 'is the same as Nombre: leave one out' },
    {
      line: 1,
      column: 'Edad',
      message:
        'is no column of this kind of file; those are identification (Identificación), type (Tipo), name (Razón social), ' +
        'email (Correo), phone (Teléfono), address (Dirección)',
    },
    { line: 1, column: 'type', message: 'is missing from the header: add the column type (Tipo)' },
  ])
})

test('a problem carries its code and its facts, also one that any record has', async () => {
  const twice = `${HEADER}1710034065,05,Ana\n1710034065,05,Ana\n`
  const tax = await problemsOf(aContext('products', { tax: [] }), 'code,name,price,tax\nA,Perno,x,IVA99\n')

  expect(await problemsOf(aContext('customers'), twice)).toMatchObject([
    { line: 3, column: 'identification', code: 'CAT_60005', params: { reason: 'key-twice', first: 2 } },
  ])
  expect(tax).toMatchObject([
    { code: 'CAT_60005', params: { reason: 'names-nothing', list: '/taxes', by: 'code', sent: 'IVA99' } },
    { line: 2, column: 'price', code: 'FLD_10005' },
  ])
})

test('a file without a header has one problem, not one per cell', async () => {
  expect(await problemsOf(aContext('customers'), '1710034065,Cédula,Ana\n1790085783001,RUC,Cía.\n')).toMatchObject([
    {
      line: 1,
      column: '',
      message:
        'has no header: the first line has to name the columns; those are identification (Identificación), type (Tipo), ' +
        'name (Razón social), email (Correo), phone (Teléfono), address (Dirección)',
    },
  ])
})

test.each([
  ['identification|type|name\n', 1, 'separates its cells by "|": use commas, semicolons or tabs'],
  ['Cédula:Tipo:Nombre\n', 1, 'separates its cells by ":": use commas, semicolons or tabs'],
  [
    `${HEADER}1710034065;05;Ana\n`,
    2,
    'separates its cells by another sign than the header: use the same one in all lines',
  ],
])('%j is refused with its separator', async (file, line, message) => {
  expect(await problemsOf(aContext('customers'), file)).toMatchObject([{ line, column: '', message }])
})

test('an open quote is reported beside other wrong lines', async () => {
  expect(await problemsOf(aContext('customers'), `${HEADER}1,05,Ana\n1710034065,05,"Eva\n`)).toMatchObject([
    { line: 2, column: 'identification' },
    { line: 3, column: '', message: expect.stringMatching(/^opens a quote that is never closed: close it/) },
  ])
})

test('no heading means two columns', () => {
  for (const headings of Object.values(SPANISH_HEADINGS)) {
    const words = Object.entries(headings).flatMap(([name, others]) => [name, ...others].map(plainWord))
    expect(new Set(words).size).toBe(words.length)
  }
})

test.each([
  ['', 'El archivo está vacío: la primera línea debe nombrar las columnas, que son: Identificación, Tipo, '],
  [
    '1,2\n',
    'falta la fila de encabezados: la primera línea debe nombrar las columnas, que son: Identificación, Tipo, ',
  ],
  [
    'identification|type|name\n',
    'las celdas están separadas con «|»: sepárelas con comas, punto y coma o tabulaciones',
  ],
  [`${HEADER}"1\n`, 'falta cerrar las comillas: ciérrelas donde termina la celda, '],
  [`${HEADER}1710034065,05,Ana,Quito\n`, 'tiene 4 celdas, más que las 3 del encabezado; un texto con comas va entre '],
  [`${HEADER},05,Ana\n`, 'es obligatorio: un texto de 1 a 20 caracteres, por ejemplo 1710034065'],
])('the problem of %j has a Spanish sentence too', async (file, spanish) => {
  const [problem] = await problemsOf(aContext('customers'), file)

  expect(problem && sentenceOf({ ...problem, code: problem.code ?? '' }, 'es')).toContain(spanish)
})
