import { join } from 'node:path'
import { encodeCursor } from '@etax/kernel'
import type { Mongo } from '@etax/runtime'
import { freePort } from '@etax/testkit'
import { startSystemOfProcesses } from '../../../local/src/local-system.ts'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import { median } from '../../harness/percentile.ts'
import { issue } from '../issue.ts'
import type { Target } from '../load.ts'
import { fill, type MadeRow } from '../million-rows.ts'
import type { BenchContext, Part } from '../part.ts'
import { aSigningTaxpayer, RUC } from '../signing-taxpayer.ts'
import { fixed } from '../table.ts'

const COUNT = Number(process.env.BENCH_RECEIPTS ?? 1_000_000)
/** Shorter than the sandbox keeps receipts. */
const DAYS = 60
const CLIENTS = 64
const POSTS = 1_000
const TURNS = 3
const TIMES = 21
/** Positions in the list, as shares of all rows. */
const DEPTHS = [0, 0.001, 0.01, 0.1, 0.5, 0.99]

/** The same queries on an empty and a full collection, all in one workspace and taxpayer. */
export const million: Part = {
  about: 'posts, pages and searches with 1,000,000 receipts stored beside none: some four minutes',
  onlyByName: true,
  async measure(around) {
    await around.compile()
    const { empty, full, pages, searches } = await measureMillion(around)
    const [first = 1] = pages.map(({ ms }) => ms)
    return {
      figures: {
        'million-post': full / empty,
        'million-page': Math.max(...pages.map(({ ms }) => ms)) / first,
        'million-search': Math.max(...searches.map(({ ms }) => ms)),
      },
      tables: [
        {
          title: `With ${fixed(COUNT, 0)} receipts of one taxpayer stored`,
          head: ['what', 'median ms, or a second', 'beside'],
          rows: [
            [`posts a second, ${CLIENTS} clients`, fixed(full, 0), `empty: ${fixed(empty, 0)}`],
            ...pages.map(({ name, ms }) => [name, fixed(ms, 1), `÷ first: ${fixed(ms / first, 2)}`]),
            ...searches.map(({ name, ms }) => [name, fixed(ms, 1), '']),
          ],
        },
      ],
    }
  },
}

async function measureMillion({ folder, progress, servers }: BenchContext) {
  const { rabbit, database } = await servers()
  await using system = await startSystemOfProcesses({
    host: '127.0.0.1',
    port: await freePort(),
    dataDir: join(folder, 'million'),
    databasePrefix: 'benchmillion',
    logLevel: 'error',
    progress,
    rabbitmqUrl: rabbit.url,
  })
  const { test: target } = await aSigningTaxpayer(system.baseUrl, await openWorkspace(system.accounts, 'bench'))
  await using issuance = await database('benchmillion_issuance')
  await issue(target, issuance, 1_500, CLIENTS)
  progress('posting to an empty collection')
  const empty = await postRate(target, issuance)
  progress(`storing ${COUNT} receipts`)
  await fill(issuance, COUNT, DAYS, progress)
  progress('posting to a full one')
  await issue(target, issuance, POSTS, CLIENTS)
  const full = await postRate(target, issuance)
  progress('reading pages and searching')
  return { empty, full, pages: await pagesOf(target, issuance), searches: await searchesOf(target, issuance) }
}

/** Answered posts per second, median of several rounds; all receipts are COMPLETED between them. */
async function postRate(target: Target, issuance: Mongo): Promise<number> {
  const rates: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { postingMs } = await issue(target, issuance, POSTS, CLIENTS)
    rates.push((POSTS * 1_000) / postingMs)
  }
  return median(rates)
}

interface Timed {
  name: string
  ms: number
}

async function pagesOf(target: Target, issuance: Mongo): Promise<Timed[]> {
  const pages: Timed[] = []
  for (const depth of DEPTHS) {
    const skipped = Math.round(COUNT * depth)
    const cursor = skipped === 0 ? '' : `&cursor=${await cursorAt(issuance, skipped)}`
    const ms = await timeOf(target, () => `limit=100${cursor}`)
    pages.push({ name: `a page of 100 after ${fixed(skipped, 0)} receipts`, ms })
  }
  return pages
}

async function cursorAt({ db }: Mongo, skipped: number): Promise<string> {
  const [row] = await db
    .collection<MadeRow>('receipts')
    .find({}, { projection: { createdAt: 1, mode: 1 } })
    .sort({ createdAt: -1, _id: -1 })
    .hint('list')
    .skip(skipped)
    .limit(1)
    .toArray()
  if (row === undefined) throw new Error(`there are fewer than ${skipped} receipts`)
  return encodeCursor({ createdAt: row.createdAt, id: row._id }, `receipts/${row.mode}/${RUC}/`)
}

async function searchesOf(target: Target, issuance: Mongo): Promise<Timed[]> {
  const rows = await someRows(issuance)
  const queries: [name: string, query: (row: MadeRow) => Record<string, string>][] = [
    ['by number', (row) => ({ number: `${row.establishment}-${row.emissionPoint}-${row.sequential}` })],
    ['by the last part of a number', ({ sequential }) => ({ number: sequential })],
    ['by customer', ({ customer }) => ({ customerIdentification: customer.identification })],
    ['by access key', ({ accessKey }) => ({ accessKey })],
    ['by reference', ({ devReference }) => ({ devReference })],
    ['typed: a reference', ({ devReference }) => ({ q: devReference })],
    ['typed: an identification', ({ customer }) => ({ q: customer.identification })],
    ['typed: a name', ({ customer }) => ({ q: customer.legalName })],
  ]
  const searches: Timed[] = []
  for (const [name, query] of queries) {
    const ms = await timeOf(target, (turn) => {
      const row = rows[turn % rows.length]
      if (row === undefined) throw new Error('no row of those that were made is found')
      return String(new URLSearchParams(query(row)))
    })
    searches.push({ name, ms })
  }
  return searches
}

async function someRows({ db }: Mongo): Promise<MadeRow[]> {
  const receipts = db.collection<MadeRow>('receipts')
  const one = await receipts.findOne({})
  if (one === null) throw new Error('no receipt is stored')
  const { workspaceId, mode, ruc, documentType, establishment } = one
  const numbers = Array.from({ length: TIMES }, (_, n) => String(Math.floor((n * COUNT) / TIMES) + 1).padStart(9, '0'))
  return receipts
    .find({ workspaceId, mode, ruc, documentType, establishment, emissionPoint: '900', sequential: { $in: numbers } })
    .toArray()
}

/** Median milliseconds until the answer; the first rounds warm up. */
async function timeOf({ baseUrl, headers }: Target, query: (turn: number) => string): Promise<number> {
  const times: number[] = []
  for (let turn = -3; turn < TIMES; turn += 1) {
    const began = performance.now()
    const answer = await fetch(`${baseUrl}/v1/developer/receipts?${query(Math.abs(turn))}`, { headers })
    const { data } = (await answer.json()) as { data?: unknown[] }
    const ms = performance.now() - began
    if (!answer.ok || data === undefined || data.length === 0) {
      throw new Error(`${query(Math.abs(turn))} answered ${answer.status} with ${data?.length ?? 'no'} receipts`)
    }
    if (turn >= 0) times.push(ms)
  }
  return median(times)
}
