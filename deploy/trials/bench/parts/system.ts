import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Mongo } from '@etax/runtime'
import { freePort } from '@etax/testkit'
import { startSystemOfProcesses } from '../../../local/src/local-system.ts'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import type { Variables } from '../../../local/src/variables.ts'
import { cpuByProcess, difference } from '../../harness/cpu.ts'
import { percentile } from '../../harness/percentile.ts'
import { issue } from '../issue.ts'
import type { Posted, Target } from '../load.ts'
import type { BenchContext, Measured, Part, Servers, Table, Yardsticks } from '../part.ts'
import { aSigningTaxpayer } from '../signing-taxpayer.ts'
import { fixed } from '../table.ts'

interface Level {
  clients: number
  count: number
  pauseMs?: number | undefined
  /** Uses the simulated authority over SOAP instead of the sandbox. */
  live?: boolean | undefined
}

interface Result extends Posted, Pick<Level, 'clients' | 'pauseMs' | 'live'> {
  perSecond: number
  authorizedMs: number[]
  completedMs: number[]
  cpu: Map<string, number>
  /** CPU of this process, which posts and receives mails. */
  loadCpu: number
  writes: number
}

/** Enough for the just-in-time compilers of eight processes: after 1,500, a receipt costs a tenth more CPU. */
const WARMING_UP: Level = { clients: 32, count: 6_000 }

export const system: Part = {
  about: 'eight processes over RabbitMQ: receipts a second, latency, CPU and writes by 1 to 256 clients',
  async measure(around) {
    await around.compile()
    const servers = await around.servers()
    const yardsticks = await around.yardsticks()
    const results = await measureProcesses(around, servers)
    return {
      figures: figuresOf(results, yardsticks),
      tables: tablesOf('Eight processes over RabbitMQ', results, yardsticks),
      load: results.filter(isPlain).map(({ clients, perSecond, ms, completedMs }) => ({
        clients,
        perSecond,
        postP50: percentile(ms, 0.5),
        postP99: percentile(ms, 0.99),
        completedP50: percentile(completedMs, 0.5),
      })),
    }
  },
}

export const oneProcess: Part = {
  about: 'the same in one process over a bus in memory, as npm start has it',
  async measure(around) {
    const servers = await around.servers()
    const yardsticks = await around.yardsticks()
    const results = await measureOneProcess(around, servers)
    return { figures: {}, tables: tablesOf('One process (npm start)', results, yardsticks) } satisfies Measured
  },
}

async function measureProcesses({ folder, progress, profiles }: BenchContext, servers: Servers): Promise<Result[]> {
  await using running = await startSystemOfProcesses({
    host: '127.0.0.1',
    port: await freePort(),
    dataDir: join(folder, 'processes'),
    databasePrefix: 'bench8',
    logLevel: 'warn',
    progress,
    rabbitmqUrl: servers.rabbit.url,
    env: profiles === undefined ? {} : profiling(profiles),
  })
  const levels = [
    { clients: 1, count: 200 },
    { clients: 4, count: 400 },
    { clients: 16, count: 1_200 },
    { clients: 64, count: 3_000 },
    { clients: 256, count: 3_000 },
    { clients: 1, count: 60, pauseMs: 250 },
    { clients: 64, count: 3_000, live: true },
  ]
  return await measureLevels(running, servers, 'bench8', levels, progress)
}

function profiling(folder: string): Variables {
  return { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` }
}

async function measureOneProcess({ folder, progress }: BenchContext, servers: Servers): Promise<Result[]> {
  const arguments_ = [join(folder, 'one'), String(await freePort()), 'bench1']
  const child = fork(join(import.meta.dirname, '../one-process.ts'), arguments_, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [running] = (await once(child, 'message')) as [{ baseUrl: string; accounts: string }]
  const ended = once(child, 'exit')
  const levels = [
    { clients: 1, count: 200 },
    { clients: 64, count: 2_000 },
  ]
  try {
    return await measureLevels(running, servers, 'bench1', levels, progress)
  } finally {
    child.disconnect()
    await ended
  }
}

async function measureLevels(
  running: { baseUrl: string; accounts: string },
  servers: Servers,
  prefix: string,
  levels: readonly Level[],
  progress: BenchContext['progress'],
): Promise<Result[]> {
  const target = await aSigningTaxpayer(running.baseUrl, await openWorkspace(running.accounts, 'bench'))
  await using database = await servers.database(`${prefix}_issuance`)
  const results: Result[] = []
  for (const level of [WARMING_UP, ...levels]) {
    progress(`${level.count} invoices by ${clientsOf(level)}`)
    const result = await measureLevel(target[level.live ? 'live' : 'test'], database, servers.marks, level)
    if (level !== WARMING_UP) results.push(result)
  }
  return results
}

async function measureLevel(
  target: Target,
  database: Mongo,
  marks: readonly string[],
  { clients, count, pauseMs, live }: Level,
): Promise<Result> {
  const receipts = database.db.collection<{ createdAt: Date; timeline: { status: string; at: Date }[] }>('receipts')
  const before = { cpu: cpuByProcess(marks), writes: await writesOf(database), at: new Date() }
  const ownBefore = process.cpuUsage()
  const { ms, refused, elapsedMs } = await issue(target, database, count, clients, pauseMs)
  const { user, system } = process.cpuUsage(ownBefore)
  const cpu = difference(before.cpu, cpuByProcess(marks))
  const writes = (await writesOf(database)) - before.writes
  const done = await receipts
    .find({ createdAt: { $gte: before.at }, status: 'COMPLETED' })
    .project<{ createdAt: Date; timeline: { status: string; at: Date }[] }>({ createdAt: 1, timeline: 1 })
    .toArray()
  const untilMs = (status: string) =>
    done.flatMap(({ createdAt, timeline }) => {
      const at = timeline.find((one) => one.status === status)?.at
      return at === undefined ? [] : [at.getTime() - createdAt.getTime()]
    })
  return {
    ms,
    refused,
    clients,
    pauseMs,
    live,
    perSecond: (count * 1_000) / elapsedMs,
    authorizedMs: untilMs('AUTHORIZED'),
    completedMs: untilMs('COMPLETED'),
    cpu: new Map([...cpu].map(([name, used]) => [name, used / count])),
    loadCpu: (user + system) / 1_000 / count,
    writes: writes / count,
  }
}

/** Documents inserted, updated and deleted on the server since its start. */
async function writesOf({ db }: Mongo): Promise<number> {
  const { metrics } = await db.admin().command({ serverStatus: 1 })
  const { inserted, updated, deleted } = metrics.document
  return Number(inserted) + Number(updated) + Number(deleted)
}

function figuresOf(results: readonly Result[], { rsa, fastify, commits }: Yardsticks): Record<string, number> {
  const lone = results.find(({ pauseMs }) => pauseMs !== undefined)
  const alone = results.filter(isPlain).find(({ clients }) => clients === 1)
  const many = results.filter(isPlain).find(({ clients }) => clients === 64)
  if (lone === undefined || alone === undefined || many === undefined) {
    throw new Error('a receipt by itself, one client and 64 are to be measured')
  }
  return {
    'receipts-to-rsa': many.perSecond / rsa,
    'receipt-cpu': sumOf(many.cpu),
    'receipt-writes': many.writes,
    'post-one-client': percentile(alone.ms, 0.5),
    'completed-one-client': percentile(alone.completedMs, 0.5),
    'post-lone-receipt': percentile(lone.ms, 0.5),
    'completed-lone-receipt': percentile(lone.completedMs, 0.5),
    'post-64-clients': percentile(many.ms, 0.99),
    'oldest-waiting': Math.max(...many.completedMs) / 1_000,
    'yardstick-rsa': rsa,
    'yardstick-fastify': fastify,
    'yardstick-commits': commits,
  }
}

function tablesOf(title: string, results: readonly Result[], { rsa, fastify, commits }: Yardsticks): Table[] {
  const processes = [...new Set(results.flatMap(({ cpu }) => [...cpu.keys()]))].toSorted()
  const spread = (values: readonly number[]) =>
    `${fixed(percentile(values, 0.5), 0)} / ${fixed(percentile(values, 0.99), 0)}`
  return [
    {
      title: `${title}: from POST to COMPLETED (numbered, signed, authorized, printed, mailed)`,
      head: [
        ...[
          'clients',
          'receipts/s',
          '÷ RSA',
          '÷ Fastify',
          '÷ commits',
          'POST p50 / p99 ms',
          'AUTHORIZED ms',
          'COMPLETED ms',
        ],
        ...['told to come again', 'CPU ms', 'writes'],
      ],
      rows: results.map(({ perSecond, ms, authorizedMs, completedMs, refused, cpu, writes, ...level }) => [
        clientsOf(level),
        fixed(perSecond, 0),
        fixed(perSecond / rsa, 3),
        fixed(perSecond / fastify, 3),
        fixed(perSecond / commits, 3),
        spread(ms),
        spread(authorizedMs),
        spread(completedMs),
        fixed(refused, 0),
        fixed(sumOf(cpu), 1),
        fixed(writes, 1),
      ]),
    },
    {
      title: `${title}: CPU milliseconds a receipt, by process`,
      head: ['clients', ...processes, 'load generator (not counted)'],
      rows: results.map(({ cpu, loadCpu, ...level }) => [
        clientsOf(level),
        ...processes.map((name) => (cpu.has(name) ? fixed(cpu.get(name) ?? 0, 2) : '')),
        fixed(loadCpu, 2),
      ]),
    },
  ]
}

function isPlain({ pauseMs, live }: Pick<Level, 'pauseMs' | 'live'>): boolean {
  return pauseMs === undefined && live === undefined
}

function clientsOf({ clients, pauseMs, live }: Pick<Level, 'clients' | 'pauseMs' | 'live'>): string {
  if (live) return `${clients}, live`
  return pauseMs === undefined ? `${clients}` : `${clients}, with pauses of ${pauseMs} ms`
}

function sumOf(cpu: ReadonlyMap<string, number>): number {
  return [...cpu.values()].reduce((sum, used) => sum + used, 0)
}
