import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mongo } from '@etax/runtime'
import { freePort, until } from '@etax/testkit'
import { startSystemOfProcesses } from '../../../local/src/local-system.ts'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import { services } from '../../../local/src/registry.ts'
import { pidsOf } from '../../harness/cpu.ts'
import { percentile } from '../../harness/percentile.ts'
import { anInvoice } from '../an-invoice.ts'
import { issue } from '../issue.ts'
import { type Posted, type Target, TOO_MANY } from '../load.ts'
import type { BenchContext, Part, Servers, Table } from '../part.ts'
import { aSigningTaxpayer } from '../signing-taxpayer.ts'
import { fixed } from '../table.ts'

const TIMES = 10
const SECONDS = 20
const TICK_MS = 10
/** Clients that give up send on; further requests wait for a connection. */
const MAX_CONNECTIONS = 1_000
const ANSWERED_WITHIN_MS = 30_000
const CALM = { count: 200, clients: 4 }
const FULL = { count: 2_000, clients: 64 }

/** Ten times as many posts as the machine handles, at a constant rate, answered or not. */
export const overload: Part = {
  about: 'ten times the load that the machine takes: what is accepted, what it costs, and how soon all is as before',
  onlyByName: true,
  async measure(around) {
    await around.compile()
    const servers = await around.servers()
    await using running = await startSystemOfProcesses({
      host: '127.0.0.1',
      port: await freePort(),
      dataDir: join(around.folder, 'overload'),
      databasePrefix: 'benchover',
      logLevel: 'warn',
      progress: around.progress,
      rabbitmqUrl: servers.rabbit.url,
    })
    return { figures: {}, tables: await measured(around, servers, running) }
  },
}

async function measured(
  { progress }: BenchContext,
  servers: Servers,
  { baseUrl, accounts }: { baseUrl: string; accounts: string },
): Promise<Table[]> {
  const { test: target } = await aSigningTaxpayer(baseUrl, await openWorkspace(accounts, 'bench'))
  await using issuance = await servers.database('benchover_issuance')
  const full = await issue(target, issuance, FULL.count, FULL.clients)
  const rate = (FULL.count * 1_000) / full.elapsedMs
  const before = await issue(target, issuance, CALM.count, CALM.clients)
  const memoryBefore = memory(servers.marks, 'VmRSS')
  const offered = Math.round(rate * TIMES)
  progress(`${offered} posts a second for ${SECONDS} s, where ${fixed(rate, 0)} are what the machine takes`)
  const answers = await offer(target, offered)
  const left = await leftOver(issuance)
  const began = performance.now()
  await until('all that was accepted is final', async () => (await leftOver(issuance)) === 0, { within: 180_000 })
  const caughtUpMs = performance.now() - began
  const after = await issue(target, issuance, CALM.count, CALM.clients)
  const stored = await issuance.db.collection('receipts').countDocuments()
  const earlier = FULL.count + 2 * CALM.count
  const took = answers.get(202) ?? 0
  return [
    {
      title: `Ten times the load: ${offered} posts a second for ${SECONDS} s, where the machine takes ${fixed(rate, 0)}`,
      head: ['', ''],
      rows: [
        ['asked', `${[...answers.values()].reduce((sum, times) => sum + times, 0)}`],
        ...[...answers].toSorted(([a], [b]) => a - b).map(([status, times]) => [nameOf(status), `${times}`]),
        ['accepted and not stored', `${Math.max(0, took - (stored - earlier))}`],
        ['stored, but answered too late', `${Math.max(0, stored - earlier - took)}`],
        ['accepted and not final in the end', `${await leftOver(issuance)}`],
        ['under way as the load ended', `${left}`],
        ['until the last of them was final', `${fixed(caughtUpMs / 1_000, 1)} s`],
        ['POST p50 / p99, four clients, before', spread(before)],
        ['the same at once afterwards', spread(after)],
      ],
    },
    {
      title: 'Memory, MB',
      head: ['service', 'before', 'most'],
      rows: services.map((name) => {
        const most = memory(servers.marks, 'VmHWM').get(name)
        return [name, fixed(memoryBefore.get(name) ?? 0, 0), fixed(most ?? 0, 0)]
      }),
    },
  ]
}

const NO_ANSWER = 0

function nameOf(status: number): string {
  if (status === NO_ANSWER) return 'no answer, or the connection ended'
  if (status === 202) return 'accepted (202)'
  return TOO_MANY.includes(status) ? `told to come again (${status})` : `answered wrongly (${status})`
}

function spread({ ms }: Posted): string {
  return `${fixed(percentile(ms, 0.5), 0)} / ${fixed(percentile(ms, 0.99), 0)} ms`
}

async function offer(target: Target, perSecond: number): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const answers = new Map<number, number>()
  const body = anInvoice()
  const asking: Promise<void>[] = []
  const began = performance.now()
  for (let count = 0; performance.now() - began < SECONDS * 1_000; ) {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1_000)
    for (; count < due; count += 1) {
      asking.push(ask(target, body, agent).then((status) => void answers.set(status, (answers.get(status) ?? 0) + 1)))
    }
    await pause(TICK_MS)
  }
  await Promise.all(asking)
  agent.destroy()
  return answers
}

function ask({ baseUrl, headers }: Target, body: Buffer, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const fields = { ...headers, 'content-type': 'application/json', 'content-length': body.length }
    const clientRequest = request(new URL('/v1/developer/invoices', baseUrl), {
      method: 'POST',
      agent,
      headers: fields,
    })
    clientRequest.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? NO_ANSWER)))
    clientRequest.on('error', () => resolve(NO_ANSWER))
    clientRequest.setTimeout(ANSWERED_WITHIN_MS, () => clientRequest.destroy())
    clientRequest.end(body)
  })
}

async function leftOver({ db }: Mongo): Promise<number> {
  return db.collection('receipts').countDocuments({ status: { $nin: ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'] } })
}

function memory(marks: readonly string[], field: 'VmRSS' | 'VmHWM'): Map<string, number> {
  return new Map(pidsOf(marks).map(({ name, pid }) => [name, megabytes(pid, field)]))
}

function megabytes(pid: string, field: string): number {
  const [, kilobytes] =
    new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes ?? 0) / 1_024
}
