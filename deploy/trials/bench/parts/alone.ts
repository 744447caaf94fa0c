import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../../local/src/registry.ts'
import type { Part } from '../part.ts'
import { fixed } from '../table.ts'

interface Row {
  name: string
  perSecond?: number
  microseconds?: number
  yardstick: string
  ratio: number
}

interface Bench {
  about: string
  title: string
  file: string
  figureOf: (row: Row) => [name: string, value: number] | undefined
  figures: number
}

const benches: Record<string, Bench> = {
  xml: {
    about: 'XML of 5, 50 and 500 lines: built, validated and digested',
    title: 'XML: built, validated and digested',
    file: 'libs/tax-document/bench/xml.bench.ts',
    figureOf: (row) => ofLines('xml', row, row.ratio),
    figures: 3,
  },
  sign: {
    about: 'signatures: own and callers’ documents, over gRPC, memory',
    title: 'Signatures',
    file: 'services/signer/bench/sign.bench.ts',
    figureOf: signature,
    figures: 9,
  },
  ride: {
    about: 'RIDEs of 5, 50 and 500 lines',
    title: 'RIDE',
    file: 'services/renderer/bench/ride.bench.ts',
    figureOf: (row) => (row.name.startsWith('RIDE of') ? ofLines('ride', row, row.perSecond ?? 0) : undefined),
    figures: 3,
  },
  mail: {
    about: 'a mail composed',
    title: 'Mail',
    file: 'services/notifier/bench/mail.bench.ts',
    figureOf: () => undefined,
    figures: 0,
  },
}

export const alone: Record<string, Part> = Object.fromEntries(
  Object.entries(benches).map(([name, bench]) => [name, partOf(bench)]),
)

function partOf({ about, title, file, figureOf, figures }: Bench): Part {
  return {
    about,
    async measure({ progress }) {
      progress(file)
      const rows = await runAlone(file)
      const figuresByName = Object.fromEntries(
        rows.flatMap((row) => [figureOf(row) ?? []]).filter((entry) => entry.length > 0),
      )
      // A renamed row must not drop out of the table unnoticed.
      if (Object.keys(figuresByName).length !== figures)
        throw new Error(
          `${file} gives ${Object.keys(figuresByName).join(', ') || 'nothing'}; ${figures} figures are expected`,
        )
      return { figures: figuresByName, tables: [{ title, head: HEAD, rows: rows.map(cellsOf) }] }
    },
  }
}

async function runAlone(file: string): Promise<Row[]> {
  const child = fork(join(import.meta.dirname, '../run-alone.ts'), [join(root, file)], {
    execArgv: ['--conditions=@etax/source', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const rows = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (child.connected) child.disconnect()
  await ended
  if (rows === undefined) throw new Error(`${file} has ended without figures`)
  return rows[0] as Row[]
}

const HEAD = ['what', 'a second', 'µs', 'beside', 'ratio']

function cellsOf({ name, perSecond, microseconds, yardstick, ratio }: Row): string[] {
  const rate = perSecond ?? 1_000_000 / (microseconds ?? 1)
  return [name, fixed(rate, rate < 100 ? 1 : 0), fixed(1_000_000 / rate, 0), yardstick, fixed(ratio, 2)]
}

function signature(row: Row): [string, number] | undefined {
  const { name, yardstick, ratio } = row
  if (name.startsWith('100,000 signatures')) return ['sign-memory', ratio]
  if (yardstick !== 'bare RSA') return undefined
  if (name.startsWith('Sign RPC')) return ['sign-rpc', ratio]
  if (name.startsWith('SignDocuments RPC')) return ['sign-documents-rpc', ratio]
  if (name.startsWith('a document of our writer')) return ofLines('sign-own', row, ratio)
  return name.startsWith('a caller') ? ofLines('sign-caller', row, ratio) : undefined
}

function ofLines(figure: string, { name }: Row, value: number): [string, number] | undefined {
  const [, lines] = /(\d+) lines/.exec(name) ?? []
  return lines === undefined ? undefined : [`${figure}-${lines}`, value]
}
