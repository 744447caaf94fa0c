// experiment; never committed
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@etax/testkit'
import { startSystemOfProcesses } from '../src/local-system.ts'
import { openWorkspace } from '../src/open-workspace.ts'
import { services } from '../src/registry.ts'
import { anInvoice } from './an-invoice.ts'
import { openContext } from './context.ts'
import { cpuByProcess, difference, pidsOf } from './cpu.ts'
import { postAll } from './load.ts'
import { aSigningTaxpayer } from './signing-taxpayer.ts'

const SECONDS = Number(process.env.SECS ?? 40)
await using around = await openContext(undefined)
const { rabbit, marks } = await around.servers()
const dataDir = mkdtempSync(join(tmpdir(), 'rs-idle-'))
const began = performance.now()
await using running = await startSystemOfProcesses({
  host: '127.0.0.1', port: await freePort(), dataDir, databasePrefix: 'benchrest', logLevel: 'warn',
  progress: (t) => console.log(t), rabbitmqUrl: rabbit.url,
  env: process.env.EXTRA ? JSON.parse(process.env.EXTRA) : {},
})
console.log('up after', performance.now() - began)
const target = await aSigningTaxpayer(running.baseUrl, await openWorkspace(running.accounts, 'bench'))
if (process.env.NOPOST !== '1') await postAll(target, '/v1/developer/invoices', anInvoice(), 50, 4)
await pause(Number(process.env.QUIET ?? 15) * 1000)
console.log('PIDS ' + pidsOf(marks).map(({ name, pid }) => `${name}=${pid}`).join(' '))
const wake = (pid: string) => Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
const schedstat = (pid: string) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
for (let n = 0; n < Number(process.env.ROUNDS ?? 1); n += 1) {
  const before = cpuByProcess(marks)
  const w = new Map(pidsOf(marks).map(({ name, pid }) => [name, [wake(pid), schedstat(pid)] as const]))
  await pause(SECONDS * 1000)
  const cpu = difference(before, cpuByProcess(marks))
  let sum = 0
  for (const { name, pid } of pidsOf(marks)) {
    const mem = readFileSync(`/proc/${pid}/status`, 'utf8')
    const rss = Number(/VmRSS:\s+(\d+)/.exec(mem)?.[1]) / 1024
    const anon = Number(/RssAnon:\s+(\d+)/.exec(mem)?.[1]) / 1024
    const ms = cpu.get(name) ?? 0
    if ((services as readonly string[]).includes(name)) sum += ms
    const [w0, s0] = w.get(name) ?? [0, 0]
    console.log(name.padEnd(22), `cpu ${(ms / SECONDS / 10).toFixed(2)} %  main ${((schedstat(pid) - s0) / SECONDS / 10).toFixed(2)} % wakeups/s ${((wake(pid) - w0) / SECONDS).toFixed(1)} rss ${rss.toFixed(0)} anon ${anon.toFixed(0)}`)
  }
  console.log('sum of services', (sum / SECONDS / 10).toFixed(2), '%')
}
if (process.env.HOLD) await pause(Number(process.env.HOLD) * 1000)
rmSync(dataDir, { recursive: true, force: true })
