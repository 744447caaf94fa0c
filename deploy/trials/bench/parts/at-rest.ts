import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@etax/testkit'
import { startSystemOfProcesses } from '../../../local/src/local-system.ts'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import { services } from '../../../local/src/registry.ts'
import { cpuByProcess, difference, pidsOf } from '../../harness/cpu.ts'
import { anInvoice } from '../an-invoice.ts'
import { postAll } from '../load.ts'
import type { BenchContext, Part } from '../part.ts'
import { aSigningTaxpayer } from '../signing-taxpayer.ts'
import { fixed } from '../table.ts'
import { bareNode } from '../yardsticks.ts'

const RECEIPTS = 50
/** After this time idle loops poll seldom, and the engine has returned memory. */
const QUIET_MS = 120_000
const IDLE_MS = 30_000

/** Memory of eight idle processes after the start and after receipts, and their CPU in half a minute. */
export const atRest: Part = {
  about: 'memory of each service at rest, and what all eight use of a core when idle',
  async measure(around) {
    await around.compile()
    const { started, idle, cpu } = await measureIdle(around)
    const largest = Math.max(...services.map((name) => idle.get(name)?.resident ?? 0))
    const bare = bareNode().resident
    const sum = services.reduce((all, name) => all + (cpu.get(name) ?? 0), 0)
    return {
      figures: { 'memory-at-rest': largest, 'idle-cpu': percentOf(sum), 'yardstick-node-memory': bare },
      tables: [
        {
          title: `At rest: as started, and ${QUIET_MS / 1_000} s after ${RECEIPTS} receipts; what ${IDLE_MS / 1_000} s idle cost`,
          head: ['service', 'VmRSS as started MB', 'VmRSS MB', '÷ a bare process of node', 'Pss MB', '% of a core'],
          rows: services.map((name) => [
            name,
            fixed(started.get(name)?.resident ?? 0, 0),
            fixed(idle.get(name)?.resident ?? 0, 0),
            fixed((idle.get(name)?.resident ?? 0) / bare, 1),
            fixed(idle.get(name)?.proportional ?? 0, 0),
            fixed(percentOf(cpu.get(name) ?? 0), 2),
          ]),
        },
      ],
    }
  },
}

async function measureIdle({ folder, progress, servers }: BenchContext) {
  const { rabbit, marks } = await servers()
  await using running = await startSystemOfProcesses({
    host: '127.0.0.1',
    port: await freePort(),
    dataDir: join(folder, 'rest'),
    databasePrefix: 'benchrest',
    logLevel: 'warn',
    progress,
    rabbitmqUrl: rabbit.url,
  })
  const started = memoryByService(marks)
  const { test: target } = await aSigningTaxpayer(running.baseUrl, await openWorkspace(running.accounts, 'bench'))
  await postAll(target, '/v1/developer/invoices', anInvoice(), RECEIPTS, 4)
  progress(`quiet for ${QUIET_MS / 1_000} s`)
  await pause(QUIET_MS)
  progress(`idle for ${IDLE_MS / 1_000} s`)
  const before = cpuByProcess(marks)
  await pause(IDLE_MS)
  return { started, idle: memoryByService(marks), cpu: difference(before, cpuByProcess(marks)) }
}

interface Memory {
  resident: number
  proportional: number
}

function memoryByService(marks: readonly string[]): Map<string, Memory> {
  return new Map(pidsOf(marks).map(({ name, pid }) => [name, memoryOf(pid)]))
}

function memoryOf(pid: string): Memory {
  const kilobytes = (file: string, field: string) => {
    const [, value] =
      new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? []
    return Number(value ?? 0) / 1_024
  }
  return { resident: kilobytes('status', 'VmRSS'), proportional: kilobytes('smaps_rollup', 'Pss') }
}

function percentOf(milliseconds: number): number {
  return (milliseconds / IDLE_MS) * 100
}
