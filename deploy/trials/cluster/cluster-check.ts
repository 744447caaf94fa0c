// npm run cluster:check: rolls, deletes and scales services of deploy/k8s/development on the cluster of KUBECONFIG
// under six orders per second without repeats; prints refusals, and checks that each accepted order is issued once.
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { names } from '../../topology.ts'
import { ask } from '../harness/client.ts'
import { openFixture } from '../harness/fixture.ts'
import { anInvoice } from '../harness/invoices.ts'

const NEEDED = ['KUBECONFIG', 'E2E_BASE_URL', 'E2E_ACCOUNTS_ADDRESS', 'E2E_OPERATOR_TLS', 'E2E_MAIL_URL']
const NAMESPACE = 'etax'
const A_SECOND = 6
const FINAL_WITHIN_MS = 180_000

/** 200 answers a repeat by the connection itself; 429 is no outage. */
const GOOD = [200, 202, 429]

interface Order {
  at: number
  status: number
  id?: string
  code?: string
}

const missing = NEEDED.filter((name) => !process.env[name])
if (missing.length > 0) {
  console.error(`cluster:check needs ${missing.join(', ')}: deploy/trials/README.md says how to set them.`)
  process.exit(2)
}
await using fixture = await openFixture()
const orders: Order[] = []
const stop = new AbortController()
const posting = post()

console.log('| what | orders | refused | longest without a success | refusals |\n|---|--:|--:|--:|---|')
await step('nothing', () => pause(5_000))
for (const name of names) await step(`roll ${name}`, () => roll([name]))
await step('roll all', () => roll(names))
for (const name of names) await step(`delete all pods of ${name}`, () => remove(name))
stop.abort()
await posting
await report()

/** Posts at a constant rate, without waiting for answers. */
async function post(): Promise<void> {
  const pending: Promise<void>[] = []
  for (let n = 0; !stop.signal.aborted; n += 1) {
    pending.push(postOne(`cluster-${process.pid}-${n}`))
    await pause(1_000 / A_SECOND)
  }
  await Promise.all(pending)
}

async function postOne(devReference: string): Promise<void> {
  const at = performance.now()
  const body = { ...anInvoice(), devReference }
  const answer = await ask(fixture, 'POST', '/v1/developer/invoices', { body }).catch(() => undefined)
  const id = answer?.body?.data?.id
  const code = answer?.body?.code ?? 'no answer'
  orders.push({ at, status: answer?.status ?? 0, ...(typeof id === 'string' ? { id } : { code }) })
}

/** Acts, waits five seconds, and prints the results of orders meanwhile. */
async function step(what: string, act: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await act()
  await pause(5_000)
  const ended = performance.now()
  const during = orders.filter(({ at }) => at >= began && at < ended).sort((one, other) => one.at - other.at)
  const refused = during.filter(({ status }) => !GOOD.includes(status))
  const codes = [...Map.groupBy(refused, ({ status, code }) => `${status} ${code}`)].map(
    ([code, all]) => `${all.length} × ${code}`,
  )
  const gap = (longestGap(during) / 1_000).toFixed(1)
  console.log(`| ${what} | ${during.length} | ${refused.length} | ${gap} s | ${codes.join(', ')} |`)
}

function longestGap(during: readonly Order[]): number {
  const good = during.filter(({ status }) => GOOD.includes(status)).map(({ at }) => at)
  return Math.max(0, ...good.slice(1).map((at, index) => at - (good[index] ?? at)))
}

async function roll(services: readonly string[]): Promise<void> {
  await kubectl('rollout', 'restart', ...services.map((name) => `deployment/${name}`))
  for (const name of services) await kubectl('rollout', 'status', `deployment/${name}`, '--timeout=180s')
}

async function remove(name: string): Promise<void> {
  await kubectl('delete', 'pod', '-l', `app=${name}`, '--grace-period=1')
  await kubectl('rollout', 'status', `deployment/${name}`, '--timeout=180s')
}

async function kubectl(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('kubectl', ['-n', NAMESPACE, ...args], { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

async function report(): Promise<void> {
  const ids = orders.flatMap(({ id }) => id ?? [])
  const numbers = new Map<string, string>()
  const until = performance.now() + FINAL_WITHIN_MS
  for (let open = ids; open.length > 0 && performance.now() < until; await pause(1_000)) {
    const left: string[] = []
    for (const id of open) {
      const { body } = await ask(fixture, 'GET', `/v1/developer/receipts/${id}`)
      if (body?.data?.status === 'COMPLETED') numbers.set(id, body.data.number)
      else left.push(id)
    }
    open = left
  }
  const doubled = numbers.size - new Set(numbers.values()).size
  const lost = ids.length - numbers.size
  console.log(`${ids.length} accepted, ${numbers.size} COMPLETED, ${lost} not, ${doubled} numbers given twice`)
  process.exitCode = lost + doubled === 0 ? 0 : 1
}
