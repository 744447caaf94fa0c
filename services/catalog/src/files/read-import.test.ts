import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import type { ImportedNames, ImportProblem } from '../domain/import-record.ts'
import { csvFormatOf } from './csv-format.ts'
import { type ImportContext, readImport } from './read-import.ts'

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

/** Files of 1 MB and more, or of as much as is read of them. */
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

/** The longest that the event loop was held while a file was read, in milliseconds. */
async function delayBy(file: string): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await problemsOf(aContext('customers'), file).catch((error: unknown) => {
    if (!AppError.is(error) || error.kind !== 'invalid') throw error
  })
  await new Promise((resolve) => setImmediate(resolve))
  delay.disable()
  return delay.max / 1e6
}

const MAX_DELAY_MS = 250

test.each(Object.keys(hostile))('%s: the event loop is never held for 250 ms', async (name) => {
  let least = Number.POSITIVE_INFINITY
  // Other processes delay this one too, but not each time.
  for (let tries = 0; tries < 3 && least >= MAX_DELAY_MS; tries += 1)
    least = Math.min(least, await delayBy(hostile[name] ?? ''))

  expect(least).toBeLessThan(MAX_DELAY_MS)
})

test('a header has a hundred columns at most', async () => {
  expect(await problemsOf(aContext('customers'), `${'name,'.repeat(100)}\n`)).toEqual([
    { line: 1, column: '', message: 'has more than 100 columns' },
  ])
})

test('what no document can carry is refused in its cell', async () => {
  const message = expect.stringMatching(/a document cannot carry.*It has U\+0001\.$/)

  expect(await problemsOf(aContext('customers'), `${HEADER}1710034065,05,A\u0001na\n`)).toEqual([
    { line: 2, column: 'name', message },
  ])
})

test('a name that several records have is refused, and an id taken instead', async () => {
  const [tax, tools] = ['11935a2e-7c1f-7abc-8def-0123456789ab', '21935a2e-7c1f-7abc-8def-0123456789ab']
  const category = [['Tools', ''] as const, ['TOOLS', tools] as const]
  const context = aContext('products', { tax: [['iva15', tax]], category })
  const file = (cell: string) => `code,name,price,tax,category\nA,Perno,1,IVA15,${cell}\n`

  expect(await problemsOf(context, file('Tools'))).toEqual([
    { line: 2, column: 'category', message: 'names several records: write the id instead of "Tools"' },
  ])
  expect(await problemsOf(context, file('TOOLS'))).toEqual([])
  expect(await problemsOf(context, file(tools))).toEqual([])
  expect(await problemsOf(context, file('x'.repeat(1_000)))).toEqual([
    {
      line: 2,
      column: 'category',
      message: expect.stringMatching(/^names nothing there is: GET .categories .*; it is "x{58}…$/),
    },
  ])
})
