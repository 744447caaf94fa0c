import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openWorkspace, type Workspace } from '../../local/src/open-workspace.ts'
import { signedInHeaders } from '../harness/client.ts'
import { cpuByProcess, difference } from '../harness/cpu.ts'
import { anInvoice } from '../harness/invoices.ts'
import { percentile } from '../harness/percentile.ts'
import { type Attempt, allowed, broken, type Outcome } from './attempt.ts'
import { type HttpRequest, sendHttp } from './http.ts'
import type { AttackClass, Target } from './target.ts'

const PER_SECOND = 50
const SECONDS = 2
/** A machine is disturbed at times: slow results are measured again this often. */
const TRIES = 3
const MAX_RATIO = 3
const QUICK_MS = 250
/** CPU of all processes for one request, refusals included. */
const MAX_CPU_MS = 20

/** These end the session, or have their own limits. */
const LEFT_OUT = new Set(['signOut', 'endSession', 'changePassword', 'followReceipt', 'issueBatch'])

interface Operation {
  operationId?: string
  requestBody?: { content?: Record<string, { example?: unknown }> }
}

interface Callers {
  workspace: Workspace
  key: Record<string, string>
  session: Record<string, string>
}

/**
 * One free account, or none, sends 50 requests a second to each route in turn. Compares another workspace's wait with
 * its wait alone, and sums the CPU of all processes.
 */
export const floods: AttackClass = {
  name: 'floods',
  atOnce: 1,
  async attempts(target) {
    const callers = await freeCallers(target)
    await watched(target, SECONDS * 1_000)
    const alone = await watched(target, 2 * SECONDS * 1_000)
    const flood = (what: string, request: () => HttpRequest): Attempt => ({
      what,
      act: () => outcomeOf(target, request, alone),
    })
    return [
      ...floodsOfRoutes(target, callers).map(([what, request]) => flood(what, request)),
      ...floodsOfRefusals(callers).map(([what, request]) => flood(what, request)),
    ]
  },
}

async function freeCallers({ system, attacker }: Target): Promise<Callers> {
  const workspace = await openWorkspace(system.accounts, `free-${randomUUID().slice(0, 8)}`, { plan: 'free' })
  const key = { 'x-api-key': workspace.testKey, 'x-taxpayer-ruc': workspace.taxpayerRuc }
  const session = await signedInHeaders({ ...attacker.fixture, workspace })
  return { workspace, key, session: { ...session, 'x-mode': 'test', 'x-taxpayer-ruc': workspace.taxpayerRuc } }
}

type Flood = [what: string, request: () => HttpRequest]

function floodsOfRoutes({ paths }: Target, { key, session }: Callers): Flood[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, { operationId = '' }]) => !LEFT_OUT.has(operationId))
      .map(([method, operation]): Flood => {
        const headers = path.startsWith('/account') ? session : key
        const { type, body } = bodyOf(operation)
        const make = () => ({
          method: method.toUpperCase(),
          path: path.replaceAll(/\{\w+\}/g, randomUUID()),
          headers: { ...headers, ...(type && { 'content-type': type }) },
          ...(body !== undefined && { body }),
        })
        return [`${method.toUpperCase()} ${path}`, make]
      }),
  )
}

function bodyOf({ requestBody }: Operation): { type?: string; body?: string } {
  const [[type, { example }] = [undefined, { example: undefined }]] = Object.entries(requestBody?.content ?? {})
  if (type === undefined) return {}
  return { type, body: typeof example === 'string' ? example : JSON.stringify(example ?? {}) }
}

function floodsOfRefusals({ key }: Callers): Flood[] {
  const long = `?${'%2541=x&'.repeat(1_900)}`
  const wrong = { 'x-api-key': 'ak_test_wrong', 'x-taxpayer-ruc': '1799999990001' }
  const line = { description: 'Café en grano', quantity: 1, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }
  const lines = Array.from({ length: 500 }, (_, at) => ({ ...line, code: `A-${at}` }))
  const post = (path: string, body: string, headers: Record<string, string> = key): HttpRequest => ({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  const get = (path: string, headers: Record<string, string> = {}): HttpRequest => ({ method: 'GET', path, headers })
  const large = JSON.stringify({ ...anInvoice({}), items: lines })
  const deep = JSON.stringify({ a: Array.from({ length: 19_000 }, () => 0) })
  return [
    ['an unknown address with 15 KB of query, by a free key', () => get(`/nowhere${long}`, key)],
    ['a list with 15 KB of query, by a free key', () => get(`/v1/developer/receipts${long}`, key)],
    ['a wrong key with 15 KB of query', () => get(`/v1/developer/receipts${long}`, wrong)],
    ['no key', () => get('/v1/developer/receipts')],
    ['an unknown address, by nobody', () => get(`/nowhere/${randomUUID()}`)],
    ['a sign-in with a wrong password', () => post('/account/session', WRONG_SIGN_IN, {})],
    ['a sign-up', () => post('/account/sign-up', signUp(), {})],
    ['orders of 500 lines', () => post('/v1/developer/invoices', large)],
    ['previews of 500 lines as PDF', () => post('/v1/developer/invoices/preview/pdf', large)],
    ['bodies of 19,000 values', () => post('/v1/developer/invoices', deep)],
    ['bodies that are no JSON', () => post('/v1/developer/invoices', '{'.repeat(20_000))],
    ['agents that list their tools', () => post('/mcp', LIST_TOOLS, { ...key, accept: BOTH })],
  ]
}

const WRONG_SIGN_IN = JSON.stringify({ email: 'nobody@example.com', password: 'not the password at all' })
const LIST_TOOLS = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
const BOTH = 'application/json, text/event-stream'

function signUp(): string {
  const email = `flood-${randomUUID()}@example.com`
  return JSON.stringify({ email, password: 'caballo lapicero nube tranvia', workspaceName: 'Flood' })
}

interface Waited {
  p99: number
  requests: number
  cpuMs: number
}

async function outcomeOf(target: Target, request: () => HttpRequest, alone: Waited): Promise<Outcome> {
  let why = ''
  for (let tried = 0; tried < TRIES; tried += 1) {
    const flood = new AbortController()
    const sent = sendSteadily(target.baseUrl, request, flood.signal)
    const beside = await watched(target, SECONDS * 1_000)
    flood.abort()
    await sent
    why = problemOf(beside, alone)
    if (why === '') return allowed
  }
  return broken(why)
}

function problemOf(beside: Waited, alone: Waited): string {
  const slow = beside.p99 > Math.max(QUICK_MS, MAX_RATIO * alone.p99)
  if (slow) return `others wait ${Math.round(beside.p99)} ms (p99), alone ${Math.round(alone.p99)} ms`
  // The cost of the other workspace's own requests was measured alone.
  const own = (alone.cpuMs / alone.requests) * beside.requests
  const each = (beside.cpuMs - own) / (PER_SECOND * SECONDS)
  return each > MAX_CPU_MS ? `a request of the flood takes ${each.toFixed(1)} ms of CPU` : ''
}

async function sendSteadily(baseUrl: string, request: () => HttpRequest, stop: AbortSignal): Promise<void> {
  const began = performance.now()
  const answers: Promise<unknown>[] = []
  while (!stop.aborted) {
    const due = Math.floor(((performance.now() - began) / 1_000) * PER_SECOND)
    while (answers.length <= due) answers.push(sendHttp(baseUrl, { ...request(), from: FLOODING }))
    await pause(20)
  }
  await Promise.all(answers)
}

/** The flood comes from one network, the other workspace from others. */
const FLOODING = '127.66.0.1'

/** Wait of another workspace for lists and previews, and CPU of all processes meanwhile. */
async function watched({ baseUrl, victim, mongodbUrl }: Target, ms: number): Promise<Waited> {
  const mark = new URL(mongodbUrl).port
  const preview = {
    method: 'POST',
    path: '/v1/developer/invoices/preview',
    headers: victim.testHeaders,
    body: anInvoice({}),
  }
  const list = { method: 'GET', path: '/v1/developer/receipts?limit=1', headers: victim.testHeaders }
  const before = cpuByProcess([mark])
  const waits: number[] = []
  const ends = performance.now() + ms
  while (performance.now() < ends) {
    const answers = await Promise.all([list, preview].map((one) => sendHttp(baseUrl, one)))
    for (const { ms: waited, status, text } of answers) {
      if (status !== 200) throw new Error(`the other workspace was answered ${status} ${text.slice(0, 200)}`)
      waits.push(waited)
    }
    await pause(25)
  }
  const used = [...difference(before, cpuByProcess([mark])).values()].reduce((sum, one) => sum + one, 0)
  return { p99: percentile(waits, 0.99), requests: waits.length, cpuMs: used }
}
