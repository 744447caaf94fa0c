import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@etax/kernel'
import fc, { type Arbitrary } from 'fast-check'
import { readCsv, writeCsv } from '../../../services/catalog/src/files/csv.ts'
import { csvFormatOf } from '../../../services/catalog/src/files/csv-format.ts'
import { type ImportContext, readImport } from '../../../services/catalog/src/files/read-import.ts'
import type { FuzzClass } from './fuzz-class.ts'

const FILES = {
  customers: [
    'identification,type,name,email,phone,address\n1710034065,05,"Ana, María",ana@example.com,0991234567,Quito\n1790011674001,04,Andina,,,\n',
    '\ufeffidentificación;tipo;nombre\r\n1710034065;cédula;Ana\r\n',
  ],
  products: [
    'code,name,description,price,tax\nP-1,"Té ""verde""",,2.50,15\n',
    'código;nombre;precio;impuesto\r\nP-1;Café;1,50;15\r\n',
  ],
}

const ID = '01935a2e-7c1f-7abc-8def-0123456789ab'
const NAMES: ImportContext['names'] = { tax: [['15', ID]] }

/** Import files: each line is a record or an error, and cells are read as written. */
export const csvFiles: FuzzClass = {
  name: 'CSV',
  share: 110,
  maxMs: 1_000,
  async open() {
    const written = new WeakMap<Buffer, string[][]>()
    return {
      corpus: Object.values(FILES)
        .flat()
        .map((text) => Buffer.from(text)),
      structured: filesOf(written),
      words: ['"', '""', ',', ';', '\n', '\r', '\t', '=cmd()', 'identification', 'nombre', '05', '1710034065', '"\n"'],
      async read(input, random) {
        const context = {
          format: csvFormatOf(input.includes('identifica') ? 'customers' : 'products'),
          workspaceId: 'w',
          taxpayerId: ID,
          names: NAMES,
        }
        const half = random.below(input.length + 1)
        try {
          const rows = written.get(input)
          if (rows !== undefined) await readsAs(rows, pieces(input, half))
          let problems = 0
          for await (const line of readImport(context, pieces(input, half))) problems += Array.isArray(line) ? 1 : 0
          return problems === 0 ? 'accepted' : 'refused'
        } catch (error) {
          if (AppError.is(error) && error.kind === 'invalid') return 'refused'
          throw error
        }
      },
    }
  },
}

async function* pieces(input: Buffer, at: number): AsyncGenerator<Buffer> {
  yield input.subarray(0, at)
  yield input.subarray(at)
}

async function readsAs(rows: readonly string[][], file: AsyncIterable<Buffer>): Promise<void> {
  const read: string[][] = []
  for await (const { cells } of readCsv(file)) read.push(cells)
  const expected = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (!isDeepStrictEqual(read, expected)) throw new Error(`read as ${JSON.stringify(read)}`)
}

const HEADERS = [
  ...[
    ['identification', 'type', 'name', 'email', 'phone', 'address'],
    ['name', 'identification', 'type'],
  ],
  ...[
    ['identificación', 'tipo', 'nombre', 'correo'],
    ['código', 'nombre', 'precio', 'impuesto'],
  ],
  ...[
    ['code', 'name', 'description', 'price', 'tax'],
    ['price', 'name', 'tax', 'code', 'isService', 'currentStock', 'manageStock'],
  ],
]
const IDENTIFIED: readonly (readonly [string, string])[] = [
  ...(['05', '5', 'cédula'] as const).map((type) => ['1710034065', type] as const),
  ...(['04', 'RUC'] as const).map((type) => ['1790011674001', type] as const),
  ...(['06', 'pasaporte'] as const).map((type) => ['AB-123', type] as const),
  ['9999999999999', '07'],
]
const VALID: Record<string, readonly string[]> = {
  email: ['ana@example.com', 'a@b.ec, c@d.ec', ''],
  price: ['2.50', '1,50', '0', '999999999999.99', '2.5'],
  tax: ['15', '15', '15', '15', '12', ''],
  isService: ['sí', 'no', 'true', '0', ''],
  manageStock: ['VERDADERO', 'falso', ''],
  currentStock: ['0', '12', '1,5', ''],
}
const SPANISH: Record<string, string> = {
  identificación: 'identification',
  tipo: 'type',
  correo: 'email',
  precio: 'price',
  impuesto: 'tax',
}

const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('Ana, María', 'Té "verde"', 'a;b', 'línea\notra', '=1+1', '🦙', ' x ', 'P-1', "d'Or"),
  },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.toWellFormed()) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(300), 'ñ'.repeat(301), '\u202e', '\t', '"', '""', '\r\n', '') },
)

const ODDITIES = ['short', 'long', 'heading twice', 'heading unknown']

/** Cells under known headings, mostly valid for their columns, in formats of spreadsheets. */
function filesOf(written: WeakMap<Buffer, string[][]>): Arbitrary<Buffer> {
  return fc.constantFrom(...HEADERS).chain((header) => {
    const cell = (heading: string) => {
      const valid = VALID[SPANISH[heading] ?? heading]
      return valid === undefined
        ? text
        : fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...valid) }, { weight: 1, arbitrary: text })
    }
    const row = fc.tuple(fc.tuple(...header.map(cell)), fc.constantFrom(...IDENTIFIED), fc.integer({ max: 9, min: 0 }))
    const rowOf = ([cells, [identification, type], odd]: [string[], readonly [string, string], number]) =>
      cells.map((value, at) => {
        const heading = SPANISH[header[at] ?? ''] ?? header[at]
        if (odd === 0) return value
        return heading === 'identification' ? identification : heading === 'type' ? type : value
      })
    const shape = fc.record({
      rows: fc.array(row.map(rowOf), { maxLength: 3 }),
      odd: fc.oneof({ weight: 7, arbitrary: fc.constant('none') }, fc.constantFrom(...ODDITIES)),
      delimiter: fc.constantFrom(',', ';'),
      end: fc.constantFrom('\n', '\r\n'),
      mark: fc.constantFrom('', '\ufeff'),
      quoted: fc.boolean(),
    })
    return shape.map(({ rows, odd, ...style }) => {
      const all = [[...header], ...rows]
      const last = all.at(-1) ?? []
      if (odd === 'short') last.pop()
      if (odd === 'long') last.push('more')
      if (odd === 'heading twice') all[0]?.push(header[0] ?? '')
      if (odd === 'heading unknown') all[0]?.push('zz')
      const file = Buffer.from(style.mark + write(all, style))
      written.set(file, all)
      return file
    })
  })
}

interface Style {
  delimiter: string
  end: string
  quoted: boolean
}

function write(rows: readonly string[][], { delimiter, end, quoted }: Style): string {
  if (!quoted && delimiter === ',') return writeCsv(rows)
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
  return rows.map((cells) => cells.map(cell).join(delimiter) + end).join('')
}
