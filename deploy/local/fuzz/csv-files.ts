import { AppError } from '@etax/kernel'
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

/** Files to import: each line is a record, or what is wrong with it. */
export const csvFiles: FuzzClass = {
  name: 'CSV',
  share: 120,
  maxMs: 1_000,
  async open() {
    return {
      corpus: Object.values(FILES)
        .flat()
        .map((text) => Buffer.from(text)),
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
