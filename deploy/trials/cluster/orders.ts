import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../harness/client.ts'
import type { Fixture } from '../harness/fixture.ts'
import { anInvoice } from '../harness/invoices.ts'

const A_SECOND = 6
const FINAL_WITHIN_MS = 180_000

/** 200 answers a repeat by the connection itself; 429 is no outage. */
const GOOD = [200, 202, 429]

interface Order {
  at: number
  status: number
  devReference: string
  id?: string
  code?: string
}

export interface Step {
  what: string
  orders: number
  refused: number
  longestGapSeconds: number
  refusals: string
  note: string
}

export interface Orders {
  /** Acts, waits five seconds, and prints the results of the orders meanwhile. `act` may return a note. */
  step(what: string, act: () => Promise<unknown>): Promise<Step>
  /** Stops, and answers what was lost or doubled. */
  finish(): Promise<{ accepted: number; problems: string[] }>
}

/** Posts invoices at a constant rate, without waiting for answers and without repeats. */
export function postOrders(fixture: Fixture): Orders {
  const orders: Order[] = []
  const stop = new AbortController()
  const posting = post()
  return { step, finish }

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
    const result = typeof id === 'string' ? { id } : { code }
    orders.push({ at, status: answer?.status ?? 0, devReference, ...result })
  }

  async function step(what: string, act: () => Promise<unknown>): Promise<Step> {
    const began = performance.now()
    const note = await act()
    await pause(5_000)
    const ended = performance.now()
    const during = orders.filter(({ at }) => at >= began && at < ended).sort((one, other) => one.at - other.at)
    const refused = during.filter(({ status }) => !GOOD.includes(status))
    const codes = [...Map.groupBy(refused, ({ status, code }) => `${status} ${code}`)].map(
      ([code, all]) => `${all.length} × ${code}`,
    )
    const result = {
      what,
      orders: during.length,
      refused: refused.length,
      longestGapSeconds: longestGap(during) / 1_000,
      refusals: codes.join(', '),
      note: typeof note === 'string' ? note : '',
    }
    console.log(rowOf(result))
    return result
  }

  async function finish() {
    stop.abort()
    await posting
    return audit(fixture, orders)
  }
}

export const HEADER = `| step | orders | refused | longest without a success | refusals | note |
|---|--:|--:|--:|---|---|`

function rowOf({ what, orders, refused, longestGapSeconds, refusals, note }: Step): string {
  return `| ${what} | ${orders} | ${refused} | ${longestGapSeconds.toFixed(1)} s | ${refusals} | ${note} |`
}

function longestGap(during: readonly Order[]): number {
  const good = during.filter(({ status }) => GOOD.includes(status)).map(({ at }) => at)
  return Math.max(0, ...good.slice(1).map((at, index) => at - (good[index] ?? at)))
}

interface Listed {
  id: string
  number: string
  status: string
  devReference: string | null
}

/** Every accepted order has one COMPLETED receipt; numbers are given once, and none is left out. */
async function audit(fixture: Fixture, orders: readonly Order[]) {
  const accepted = orders.flatMap(({ id }) => id ?? [])
  const problems: string[] = []
  let receipts = await receiptsOf(fixture)
  const until = performance.now() + FINAL_WITHIN_MS
  while (receipts.some(({ status }) => status !== 'COMPLETED') && performance.now() < until) {
    await pause(2_000)
    receipts = await receiptsOf(fixture)
  }
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]))
  problems.push(...accepted.filter((id) => !byId.has(id)).map((id) => `${id} is lost`))
  for (const { id, status } of receipts) if (status !== 'COMPLETED') problems.push(`${id} is still ${status}`)
  for (const [reference, all] of Map.groupBy(receipts, ({ devReference }) => devReference)) {
    if (reference !== null && all.length > 1) problems.push(`${reference} has ${all.length} receipts`)
  }
  const numbers = receipts.map(({ number }) => Number(number.split('-').at(-1))).sort((one, other) => one - other)
  for (const [index, number] of numbers.entries()) {
    const expected = (numbers[0] ?? 0) + index
    if (number === expected) continue
    problems.push(number < expected ? `number ${number} is given twice` : `number ${expected} is left out`)
    break
  }
  return { accepted: accepted.length, problems }
}

async function receiptsOf(fixture: Fixture): Promise<Listed[]> {
  const found: Listed[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const path = `/v1/developer/receipts?limit=100&documentType=INVOICE${query}`
    const { status, body } = await ask(fixture, 'GET', path)
    if (status !== 200) {
      await pause(1_000)
      continue
    }
    found.push(...body.data)
    cursor = body.meta.pagination.nextCursor
  }
  return found
}
