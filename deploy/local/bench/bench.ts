// `npm run bench`: how fast receipts go from POST to COMPLETED, what each costs and where, beside yardsticks measured
// in the same run on the same machine. Ratios travel between machines; rates do not.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectMongo, type Mongo } from '@etax/runtime'
import { findMongo, findRabbit, freePort, until } from '@etax/testkit'
import { demoCertificate } from '../src/demo-certificate.ts'
import { startSystemOfProcesses } from '../src/local-system.ts'
import { openWorkspace, type Workspace } from '../src/open-workspace.ts'
import { root } from '../src/registry.ts'
import { cpuByProcess, difference } from './cpu.ts'
import { percentile, postAll, type Target } from './load.ts'
import { bareFastify, groupCommits, rsaSignatures } from './yardsticks.ts'

const RUC = '1790085783001'
const levels = [
  { clients: 1, count: 200 },
  { clients: 8, count: 800 },
  { clients: 64, count: 3_000 },
]

const parts = [
  { title: 'XML: built, validated and digested', file: 'libs/tax-document/bench/xml.bench.ts' },
  { title: 'Signatures', file: 'services/signer/bench/sign.bench.ts' },
  { title: 'RIDE', file: 'services/renderer/bench/ride.bench.ts' },
  { title: 'Mail', file: 'services/notifier/bench/mail.bench.ts' },
]

interface Level {
  setup: string
  clients: number
  perSecond: number
  postMs: number[]
  completedMs: number[]
  cpu: Map<string, number>
  writes: number
}

const progress = (text: string) => console.error(`· ${text}`)

await using life = new AsyncDisposableStack()
const dataDir = mkdtempSync(join(tmpdir(), 'etax-bench-'))
life.defer(() => rmSync(dataDir, { recursive: true, force: true }))

progress('compiling')
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-b'], { cwd: root, stdio: 'inherit' })
const mongo = life.use(await findMongo({ dataDir, progress }))
const rabbit = life.use(await findRabbit({ dataDir, progress }))
process.env.MONGODB_URL = mongo.url
const marks = [`--port ${new URL(mongo.url).port} `, dataDir]

progress('measuring the yardsticks')
const body = Buffer.from(JSON.stringify(anInvoice()))
const yardsticks = await measureYardsticks()
const measured = [...(await measureProcesses()), ...(await measureOneProcess())]
print()
for (const part of parts) measureAlone(part)

/** A part of the way on its own, with the machine to itself, beside the yardsticks of its field. */
function measureAlone({ title, file }: (typeof parts)[number]): void {
  console.log(`\n## ${title}\n`)
  execFileSync(process.execPath, ['--conditions=@etax/source', join(root, file)], { cwd: root, stdio: 'inherit' })
}

async function measureYardsticks() {
  await using database = await connectMongo(mongo.url, 'bench_yardstick')
  return { rsa: rsaSignatures(), fastify: await bareFastify(body), commits: await groupCommits(database) }
}

async function measureProcesses(): Promise<Level[]> {
  await using system = await startSystemOfProcesses({
    host: '127.0.0.1',
    port: await freePort(),
    dataDir: join(dataDir, 'processes'),
    databasePrefix: 'bench8',
    logLevel: 'warn',
    progress,
    rabbitmqUrl: rabbit.url,
  })
  return await measure('eight processes, RabbitMQ', system, 'bench8')
}

async function measureOneProcess(): Promise<Level[]> {
  const arguments_ = [join(dataDir, 'one'), String(await freePort()), 'bench1']
  const child = fork(join(import.meta.dirname, 'one-process.ts'), arguments_, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [system] = (await once(child, 'message')) as [{ baseUrl: string; accounts: string }]
  const ended = once(child, 'exit')
  try {
    return await measure('one process, bus in memory', system, 'bench1')
  } finally {
    child.disconnect()
    await ended
  }
}

async function measure(setup: string, system: { baseUrl: string; accounts: string }, prefix: string): Promise<Level[]> {
  const workspace = await openWorkspace(system.accounts, 'bench')
  const target = await aSigningTaxpayer(system.baseUrl, workspace)
  await using database = await connectMongo(mongo.url, `${prefix}_issuance`)
  const results: Level[] = []
  // Just-in-time compilers need some work to warm up on, in eight processes.
  await run(setup, target, database, { clients: 32, count: 1_500 })
  for (const level of levels) results.push(await run(setup, target, database, level))
  return results
}

async function run(
  setup: string,
  target: Target,
  database: Mongo,
  { clients, count }: (typeof levels)[number],
): Promise<Level> {
  progress(`${setup}: ${count} invoices by ${clients} clients`)
  const receipts = database.db.collection<{ createdAt: Date; timeline: { status: string; at: Date }[] }>('receipts')
  const completed = () => countCompleted(database)
  const before = {
    completed: await completed(),
    cpu: cpuByProcess(marks),
    writes: await writesOf(database),
    at: new Date(),
  }
  const began = performance.now()
  const postMs = await postAll(target, '/v1/developer/invoices', body, count, clients)
  await until('all receipts COMPLETED', async () => (await completed()) >= before.completed + count, {
    within: 120_000,
    every: 50,
  })
  const elapsed = performance.now() - began
  const cpu = difference(before.cpu, cpuByProcess(marks))
  const writes = (await writesOf(database)) - before.writes
  const done = await receipts
    .find({ createdAt: { $gte: before.at }, status: 'COMPLETED' })
    .project({ createdAt: 1, timeline: 1 })
    .toArray()
  return {
    setup,
    clients,
    perSecond: (count * 1_000) / elapsed,
    postMs,
    completedMs: done.map(({ createdAt, timeline }) => timeline.at(-1).at.getTime() - createdAt.getTime()),
    cpu: new Map([...cpu].map(([name, used]) => [name, used / count])),
    writes: writes / count,
  }
}

/** Receipts COMPLETED, counted in an index: looking must not cost what is looked at. */
async function countCompleted({ db }: Mongo): Promise<number> {
  const [usage] = await db
    .collection<{ _id: string }>('usage')
    .find({ _id: { $not: /\|day\|/ } })
    .toArray()
  const [workspaceId, mode, period] = usage?._id.split('|') ?? []
  return db.collection('receipts').countDocuments({ workspaceId, mode, period, status: 'COMPLETED' })
}

/** Documents inserted, updated and deleted on the whole server since it was started. */
async function writesOf({ db }: Mongo): Promise<number> {
  const { metrics } = await db.admin().command({ serverStatus: 1 })
  const { inserted, updated, deleted } = metrics.document
  return Number(inserted) + Number(updated) + Number(deleted)
}

/** A taxpayer with a certificate, so that every receipt is signed, as in production. */
async function aSigningTaxpayer(baseUrl: string, { testKey }: Workspace): Promise<Target> {
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': RUC }
  const taxpayer = { ruc: RUC, name: 'Comercial del Banco de Pruebas S.A.', address: 'Av. Amazonas N21-147, Quito' }
  await send(`${baseUrl}/taxpayers`, headers, taxpayer)
  const file = demoCertificate({ ruc: RUC, name: 'Banco de Pruebas', password: 'bench' }).toString('base64')
  await send(`${baseUrl}/v1/developer/certificate`, headers, { file, password: 'bench' })
  return { baseUrl, headers }
}

async function send(url: string, headers: Record<string, string>, json: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
}

function anInvoice() {
  const item = (number: number) => ({
    code: `SKU-${number}`,
    description: `Artículo de prueba número ${number}`,
    quantity: 2,
    unitPrice: 12.35,
    taxType: 'IVA_RATE',
    tax: 15,
  })
  return {
    customer: {
      identificationType: 'NATIONAL_ID',
      identification: '1710034065',
      legalName: 'María Peña',
      email: 'maria@example.com',
    },
    items: [1, 2, 3, 4, 5].map(item),
  }
}

function print(): void {
  const { rsa, fastify, commits } = yardsticks
  console.log('\n## Yardsticks, measured in this run\n')
  table(
    ['yardstick', 'a second'],
    [
      ['RSA-2048 signatures by node:crypto, one core', fixed(rsa, 0)],
      ['posts of the same body to a bare Fastify route, 64 clients', fixed(fastify, 0)],
      ['rows of 6 KB in transactions of 64, one after another', fixed(commits, 0)],
    ],
  )
  console.log('\n## From POST to COMPLETED (numbered, signed, authorized in the sandbox, printed, mailed)\n')
  table(
    [
      'setup',
      'clients',
      'receipts/s',
      '÷ RSA',
      '÷ Fastify',
      '÷ commits',
      'POST p50 / p99 ms',
      'COMPLETED p50 / p99 ms',
      'CPU ms',
      'writes',
    ],
    measured.map(({ setup, clients, perSecond, postMs, completedMs, cpu, writes }) => [
      setup,
      String(clients),
      fixed(perSecond, 0),
      fixed(perSecond / rsa, 3),
      fixed(perSecond / fastify, 3),
      fixed(perSecond / commits, 3),
      `${fixed(percentile(postMs, 0.5), 0)} / ${fixed(percentile(postMs, 0.99), 0)}`,
      `${fixed(percentile(completedMs, 0.5), 0)} / ${fixed(percentile(completedMs, 0.99), 0)}`,
      fixed(
        [...cpu.values()].reduce((sum, used) => sum + used, 0),
        1,
      ),
      fixed(writes, 1),
    ]),
  )
  console.log('\n## CPU milliseconds a receipt, by process\n')
  const processes = [...new Set(measured.flatMap(({ cpu }) => [...cpu.keys()]))].toSorted()
  table(
    ['setup', 'clients', ...processes],
    measured.map(({ setup, clients, cpu }) => [
      setup,
      String(clients),
      ...processes.map((name) => (cpu.has(name) ? fixed(cpu.get(name) ?? 0, 2) : '')),
    ]),
  )
}

function table(head: string[], rows: string[][]): void {
  console.log(`| ${head.join(' | ')} |`)
  console.log(`|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

function fixed(value: number, digits: number): string {
  return value.toFixed(digits)
}
