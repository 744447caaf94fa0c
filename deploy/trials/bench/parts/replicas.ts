import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { within } from '@etax/kernel'
import type { Mongo } from '@etax/runtime'
import { freePort } from '@etax/testkit'
import { type SystemOfProcesses, startSystemOfProcesses } from '../../../local/src/local-system.ts'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import type { ServiceName } from '../../../local/src/registry.ts'
import { startProcess } from '../../../local/src/service-process.ts'
import { temporaryFolder } from '../../../local/src/temporary-folder.ts'
import { type Variables, variablesOf } from '../../../local/src/variables.ts'
import { pidsOf } from '../../harness/cpu.ts'
import { canLimitCpu, limitCpu } from '../cpu-limit.ts'
import { issue } from '../issue.ts'
import type { Target } from '../load.ts'
import type { BenchContext, Part, Servers } from '../part.ts'
import { aSigningTaxpayer } from '../signing-taxpayer.ts'
import { fixed } from '../table.ts'

const REPLICAS = 4
const CLIENTS = 48
const WARMING_UP = 1_000
const SECONDS = 16
/** Receipts per second of one process, so that four of them and everything behind fit on two cores. */
const RATE_OF_ONE = 15
const COST: Partial<Record<ServiceName, number>> = {
  issuance: 0.0018,
  renderer: 0.0012,
  signer: 0.0012,
  'authority-connector': 0.0009,
}
/** Share of a core for a process's overhead under load: garbage collection, connections. */
const OWN_SHARE = 0.01
/** A service with too little CPU only falls behind as callers give up: no measurement. */
const WITHIN_MS = 180_000
const CALLED: Partial<Record<ServiceName, string>> = { issuance: 'ISSUANCE_ADDRESS', signer: 'SIGNER_ADDRESS' }

interface Row {
  service: ServiceName
  share: number
  one: number
  four: number
}

/** Whether four processes do four times the work of one, on the whole way, with that service limited in CPU. */
export const replicas: Part = {
  about: 'four processes of issuance, renderer, signer and connector beside one, each with a small share of a core',
  async measure(around) {
    if (!canLimitCpu()) {
      around.progress('replicas are left out: no control group limits the CPU here, which takes Linux and root')
      return { figures: {}, tables: [] }
    }
    await around.compile()
    const rows = await measureAll(around)
    return {
      figures: Object.fromEntries(rows.map(({ service, one, four }) => [`replicas-${service}`, four / one])),
      tables: [
        {
          title: 'Four processes of a service beside one',
          head: ['service', 'share of a core each', 'one: receipts/s', 'four: receipts/s', 'four ÷ one'],
          rows: rows.map(({ service, share, one, four }) => [
            service,
            fixed(share, 3),
            fixed(one, 1),
            fixed(four, 1),
            fixed(four / one, 2),
          ]),
          note:
            'The share is kept by a control group of the kernel (cpu.cfs_quota_us, cpu.max) for each process; so small a one ' +
            'that on two cores it is this service that the rest waits for, with four of it too.',
        },
      ],
    }
  },
}

async function measureAll({ folder, progress, servers }: BenchContext): Promise<Row[]> {
  const infrastructure = await servers()
  const ports = await portsOf()
  await using system = await startSystemOfProcesses({
    host: '127.0.0.1',
    port: await freePort(),
    dataDir: join(folder, 'replicas'),
    databasePrefix: 'benchrep',
    logLevel: 'error',
    progress,
    rabbitmqUrl: infrastructure.rabbit.url,
    env: addressesOf(ports),
    envOf: (name) => listening(ports, name, 0),
  })
  const { test: target } = await aSigningTaxpayer(system.baseUrl, await openWorkspace(system.accounts, 'bench'))
  await using issuance = await infrastructure.database('benchrep_issuance')
  const rows: Row[] = []
  for (const [service, cost] of Object.entries(COST) as [ServiceName, number][]) {
    progress(`${service}: one process, then ${REPLICAS}`)
    rows.push(await measureService({ service, cost, system, ports, target, issuance, servers: infrastructure }))
  }
  return rows
}

interface Measuring {
  service: ServiceName
  cost: number
  system: SystemOfProcesses
  ports: Ports
  target: Target
  issuance: Mongo
  servers: Servers
}

async function measureService(measuring: Measuring): Promise<Row> {
  const { service, cost, system, ports, target, issuance } = measuring
  const share = Math.min((RATE_OF_ONE * cost * availableParallelism()) / 2 + OWN_SHARE, 0.2)
  await issue(target, issuance, WARMING_UP, CLIENTS)
  const one = await rateOf(measuring, share, 1)
  await using life = new AsyncDisposableStack()
  for (let n = 1; n < REPLICAS; n += 1)
    life.use(await startAnother(life, service, system, listening(ports, service, n)))
  await issue(target, issuance, WARMING_UP * REPLICAS, CLIENTS)
  const four = await rateOf(measuring, share, REPLICAS)
  return { service, share, one, four }
}

async function rateOf(
  { service, target, issuance, servers }: Measuring,
  share: number,
  times: number,
): Promise<number> {
  const pids = pidsOf(servers.marks).flatMap(({ name, pid }) => (name === service ? [pid] : []))
  if (pids.length !== times) throw new Error(`${pids.length} processes of ${service} run; ${times} are to be measured`)
  using _limited = limitCpu(pids, share)
  const count = Math.round(RATE_OF_ONE * times * SECONDS)
  const run = issue(target, issuance, count, CLIENTS * times)
  const { elapsedMs } = await within(WITHIN_MS, `issuing ${count} invoices with ${times} of ${service}`, run)
  return (count * 1_000) / elapsedMs
}

function startAnother(life: AsyncDisposableStack, name: ServiceName, { shared }: SystemOfProcesses, own: Variables) {
  const sockets = temporaryFolder(life)
  const all = Object.entries(variablesOf(name, shared))
  const addresses = Object.fromEntries(all.filter(([variable]) => variable.endsWith('_ADDRESS')))
  return startProcess(name, {
    shared: { ...shared, sockets },
    code: 'compiled',
    env: { LOG_LEVEL: 'error', ...addresses, ...own },
  })
}

type Ports = Map<ServiceName, readonly number[]>

async function portsOf(): Promise<Ports> {
  const entries = Object.keys(CALLED).map(async (name) => {
    const ports = await Promise.all(Array.from({ length: REPLICAS }, () => freePort()))
    return [name as ServiceName, ports] as const
  })
  return new Map(await Promise.all(entries))
}

/** Addresses of all processes; callers skip those that do not run. */
function addressesOf(ports: Ports): Variables {
  const addresses = [...ports].map(([name, all]) => {
    return [CALLED[name] ?? '', `ipv4:${all.map((port) => `127.0.0.1:${port}`).join(',')}`]
  })
  return { ...Object.fromEntries(addresses), GRPC_PLAINTEXT: 'development' }
}

function listening(ports: Ports, name: ServiceName, index: number): Variables {
  const port = ports.get(name)?.[index]
  return port === undefined ? {} : { GRPC_LISTEN: `127.0.0.1:${port}` }
}
