import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mode } from '@etax/contracts'
import { otherKinds } from '../harness/every-kind.ts'
import { aCustomer, anInvoice, anItem } from '../harness/invoices.ts'
import { asPreBuilt } from '../harness/pre-built-invoice.ts'
import type { Random } from '../harness/random.ts'
import type { ClientCall, History } from './history.ts'
import type { Issued, Tenant } from './tenants.ts'

interface ClientRequest {
  tenant: Tenant
  mode: Mode
  what: string
  path: string
  headers: Record<string, string>
  reference: string
  body: object
}

export interface Load {
  /** Sends no new requests; repeats open ones until they are answered or `withinMs` passes. */
  end(withinMs: number): Promise<void>
}

export interface LoadOptions {
  tenants: readonly Tenant[]
  baseUrls: readonly string[]
  rate: number
  random: Random
  history: History
}

const ANSWER_WITHIN_MS = 8_000
/** A client that gives up does not know its request's result. */
const ATTEMPTS = 60
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 8_000

/** Clients of several tenants, who send at a constant rate, whatever the answers. */
export function startLoad({ tenants, baseUrls, rate, random, history }: LoadOptions): Load {
  const open = new Set<Promise<void>>()
  const stop = new AbortController()
  const giveUp = new AbortController()
  const nextWish = wishMaker(tenants, random)
  const coming = arrive()
  return {
    async end(withinMs) {
      stop.abort()
      await coming
      const timer = setTimeout(() => giveUp.abort(), withinMs)
      await Promise.all(open)
      clearTimeout(timer)
    },
  }

  async function arrive(): Promise<void> {
    const began = performance.now()
    for (let count = 1; !stop.signal.aborted; count += 1) {
      const asking = askFor(nextWish()).finally(() => open.delete(asking))
      open.add(asking)
      const next = began + (count * 1_000) / rate - performance.now()
      if (next > 0) await pause(next, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  async function askFor(request: ClientRequest): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS && !giveUp.signal.aborted; attempt += 1) {
      const call = await once(request, attempt, baseUrls[attempt % baseUrls.length] ?? '')
      history.add(call)
      if (isAnswered(call)) return
      const retryAfterMs = Number(call.retryAfter) * 1_000 || 0
      await pause(Math.max(retryAfterMs, Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1))))
    }
  }
}

function isAnswered({ status }: ClientCall): boolean {
  return status !== 0 && status < 500 && status !== 429
}

async function once(request: ClientRequest, attempt: number, baseUrl: string): Promise<ClientCall> {
  const { tenant, mode, what, reference } = request
  const at = Date.now()
  const answer = await send(request, baseUrl)
  const about = { tenant: tenant.name, workspaceId: tenant.workspaceId, mode, what, reference, attempt }
  return { kind: 'call', at, ms: Date.now() - at, ...about, ...answer }
}

type CallAnswer = Pick<
  ClientCall,
  'status' | 'receiptId' | 'accessKey' | 'duplicate' | 'code' | 'details' | 'retryAfter'
>

async function send({ path, headers, body }: ClientRequest, baseUrl: string): Promise<CallAnswer> {
  try {
    const answer = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, ...answerOf(await answer.json()), ...(retryAfter !== null && { retryAfter }) }
  } catch {
    return { status: 0 }
  }
}

function answerOf(body: unknown): Partial<CallAnswer> {
  const { data, code, details } = body as Answer
  if (data?.id === undefined) return refusal(code, details)
  return {
    receiptId: data.id,
    accessKey: data.accessKey ?? '',
    ...(data.duplicate !== undefined && { duplicate: data.duplicate }),
  }
}

interface Answer {
  data?: { id?: string; accessKey?: string; duplicate?: boolean }
  code?: string
  details?: { field?: string; code?: string; message?: string }[]
}

function refusal(code: string | undefined, details: Answer['details'] = []): Partial<CallAnswer> {
  const texts = details.map(({ field = '', code: what = '', message = '' }) => `${field}: ${what} ${message}`)
  return { ...(code !== undefined && { code }), ...(texts.length > 0 && { details: texts }) }
}

const WAYS = [
  'invoice',
  'invoice',
  'invoice',
  'note',
  'other',
  'other',
  'pre-built',
  'waybill',
  'signed',
  'invoice',
] as const

function wishMaker(tenants: readonly Tenant[], random: Random): () => ClientRequest {
  let sequential = 100_000
  return () => {
    const tenant = random.pick(tenants)
    const mode = random.pick(['test', 'live', 'live'] as const)
    sequential += 1
    const way = random.pick(WAYS)
    if (way === 'pre-built') return preBuilt(tenant, 'live', tenant.preBuilt.invoice, sequential)
    if (way === 'waybill') return preBuilt(tenant, 'test', tenant.preBuilt.waybill, sequential)
    if (way === 'signed') return onlySigned(tenant, tenant.preBuilt.invoice, sequential)
    return generated(tenant, mode, way, random)
  }
}

const OTHERS = ['debit-notes', 'withholdings', 'purchase-settlements'] as const

function generated(tenant: Tenant, mode: Mode, way: string, random: Random): ClientRequest {
  const what = way === 'note' ? 'credit-notes' : way === 'other' ? random.pick(OTHERS) : 'invoices'
  const email = `${randomUUID()}@example.com`
  const body = what === 'invoices' ? invoice(mode, email, random) : otherKinds[what](tenant.supports[mode], email)
  return newRequest(tenant, mode, what, `/v1/developer/${what}`, body, tenant[mode].workspace.taxpayerRuc)
}

function invoice(mode: Mode, email: string, random: Random): object {
  const code = mode === 'test' ? random.pick(['A-1', 'A-1', 'A-1', 'SIM-DELAY-2', 'SIM-REJECT-52']) : 'A-1'
  return anInvoice({ customer: aCustomer({ email }), items: [anItem({ code })] })
}

function preBuilt(tenant: Tenant, mode: Mode, { document, accessKey }: Issued, number: number): ClientRequest {
  const xml = asPreBuilt(document, accessKey, `${number}`.padStart(9, '0'))
  const body = { xml, email: `${randomUUID()}@example.com` }
  const { taxpayerRuc } = tenant.live.workspace
  return newRequest(tenant, mode, 'sign-and-authorize', '/v1/developer/sign-and-authorize', body, taxpayerRuc)
}

function onlySigned(tenant: Tenant, { document, accessKey }: Issued, number: number): ClientRequest {
  const xml = asPreBuilt(document, accessKey, `${number}`.padStart(9, '0'))
  return {
    ...newRequest(tenant, 'live', 'sign', '/v1/developer/sign', {}, tenant.live.workspace.taxpayerRuc),
    body: { xml },
  }
}

function newRequest(tenant: Tenant, mode: Mode, what: string, path: string, body: object, ruc: string): ClientRequest {
  const { testKey, liveKey } = tenant.test.workspace
  const reference = `ref-${randomUUID()}`
  const headers = { 'x-api-key': mode === 'test' ? testKey : liveKey, 'x-taxpayer-ruc': ruc }
  return { tenant, mode, what, path, headers, reference, body: { ...body, devReference: reference } }
}
