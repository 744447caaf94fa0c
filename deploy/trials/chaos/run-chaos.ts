import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { managementOf, type Progress } from '@etax/testkit'
import { root } from '../../local/src/registry.ts'
import { randomOf } from '../harness/random.ts'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'
import { collectEvidence, database } from './evidence.ts'
import { openHistory } from './history.ts'
import { checkAll } from './invariants.ts'
import { startLoad } from './load.ts'
import { FAULTS, letFaultsHappen } from './plan.ts'
import { countsOf, figuresOf, latencyOf, type Outcome } from './report.ts'
import { openTenants } from './tenants.ts'
import { watchReceipts } from './watch.ts'

export interface ChaosOptions {
  seed: number
  seconds: number
  rate: number
  only?: readonly string[] | undefined
  calm?: number | undefined
  existingServers?: ClusterOptions['existingServers']
  replicas: number
  /** A compiled checkout of another version, for half of the processes. */
  beside?: string | undefined
  tenants: number
  quietMs: number
  databasePrefix: string
  historyFile?: string | undefined
  env?: Record<string, string>
  progress: Progress
}

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** Hours at the authority become seconds; receipts stay until the end, however clocks move. */
const ENVIRONMENT = {
  AUTHORITY_PACE: '0.001',
  AUTHORITY_OUTAGE_BUDGET_MINUTES: '10000',
  AUTHORITY_SEND_SECONDS: '6',
  AUTHORITY_ASK_SECONDS: '6',
  WEBHOOK_FIRST_RETRY_MS: '500',
  WEBHOOK_TIMEOUT_MS: '3000',
  MAIL_RETRY_FIRST_MS: '500',
  SANDBOX_PURGE_MINUTES: '30000',
}

/** Starts a cluster, causes faults under load, waits until all work is done, and checks the promises. */
export async function runChaos(options: ChaosOptions): Promise<Outcome> {
  const { seed, seconds, rate, progress } = options
  const only = options.only ?? FAULTS.map(({ name }) => name)
  await using life = new AsyncDisposableStack()
  const cluster = life.use(await startCluster(clusterOptions(options, only)))
  const history = openHistory(options.historyFile ?? join(cluster.folder, 'history.jsonl'))
  const tenants = await openTenants(cluster, options.tenants)
  progress(`${tenants.length} workspaces issue ${rate} documents a second`)
  const watch = await watchReceipts(cluster, history)
  const load = startLoad({ tenants, baseUrls: cluster.baseUrls, rate, random: randomOf(seed), history })
  const { backlog } = watch
  await letFaultsHappen({ cluster, seed, seconds, only, calm: options.calm, history, backlog, progress })
  progress('every fault is over; waiting until nothing is on its way')
  await load.end(options.quietMs)
  const left = await untilQuiet(cluster, options.quietMs)
  await watch[Symbol.asyncDispose]()
  const evidence = await collectEvidence(cluster, history, tenants)
  await history.end()
  return {
    seed,
    seconds,
    versions: await versionsOf(cluster),
    counts: countsOf(evidence),
    checked: checkAll(evidence),
    faults: figuresOf(history.faults, history.calls),
    latency: latencyOf(history.faults, history.calls),
    left,
    untried: FAULTS.flatMap(({ name, missing }) => {
      const why = only.includes(name) ? missing?.(cluster) : undefined
      return why === undefined ? [] : [`${name} was not tried: ${why}.`]
    }),
  }
}

function clusterOptions(options: ChaosOptions, only: readonly string[]): ClusterOptions {
  const { existingServers, databasePrefix, replicas, beside, progress, env } = options
  const movesClocks = only.some((name) => name.startsWith('clock')) && existsSync(FAKETIME)
  return {
    ...(existingServers !== undefined && { existingServers }),
    databasePrefix,
    replicas,
    beside,
    progress,
    env: { ...ENVIRONMENT, ...env },
    ...(movesClocks && { faketime: FAKETIME }),
  }
}

/** Tells the pending work of a row, without document data. */
const TELLING = { status: 1, due: 1, outbox: 1, timeline: 1, made: 1, attempts: 1, createdAt: 1 }

async function untilQuiet(cluster: Cluster, withinMs: number): Promise<string[]> {
  await using issuance = await database(cluster, 'issuance')
  await using webhooks = await database(cluster, 'webhook-dispatcher')
  await using notifier = await database(cluster, 'notifier')
  const rows = [
    [
      'receipts are not final',
      issuance,
      'receipts',
      { status: { $in: ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED'] } },
    ],
    ['receipts have something to announce', issuance, 'receipts', { 'outbox.0': { $exists: true } }],
    ['webhooks are pending', webhooks, 'deliveries', { status: 'pending' }],
    ['mails are pending', notifier, 'deliveries', { finishedAt: { $exists: false } }],
  ] as const
  const until = performance.now() + withinMs
  for (;;) {
    const counts = await Promise.all(rows.map(([, { db }, name, where]) => db.collection(name).countDocuments(where)))
    const left = rows.filter((_, n) => counts[n] !== 0)
    if (left.length === 0) return []
    if (performance.now() > until) {
      const descriptions = left.map(async ([what, { db }, name, where]) => {
        const some = await db.collection(name).find(where).limit(3).project(TELLING).toArray()
        const count = await db.collection(name).countDocuments(where)
        return `${what} after ${withinMs / 1_000} s: ${count}, such as ${JSON.stringify(some)}.`
      })
      // Awaited here, because the connections end with this function.
      return await Promise.all(descriptions)
    }
    await pause(500)
  }
}

async function versionsOf(cluster: Cluster): Promise<Record<string, string>> {
  await using mongo = await database(cluster, 'issuance')
  const { version } = await mongo.db.admin().serverInfo()
  const { base, authorization } = managementOf(cluster.rabbit?.nodes[0]?.url ?? cluster.brokerUrl)
  const overview = (await (await fetch(`${base}/overview`, { headers: { authorization } })).json()) as object
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
  const broker = 'rabbitmq_version' in overview ? String(overview.rabbitmq_version) : ''
  return { etax: own, Node: process.versions.node, MongoDB: version, RabbitMQ: broker }
}
