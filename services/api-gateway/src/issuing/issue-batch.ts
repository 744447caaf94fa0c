import { setTimeout as pause } from 'node:timers/promises'
import { AppError, backOff } from '@etax/kernel'
import { ceilingOf } from '../accounts/domain/plan.ts'
import type { Principal } from '../http/domain/principal.ts'
import type { TakeToken } from '../http/domain/rate-limit.ts'
import type { IssueCall, Issued, IssueReceipt } from './issue-receipt.ts'

interface Dependencies {
  issueReceipt: IssueReceipt
  takeToken: TakeToken
  now: () => number
}

/** Parsed and validated only when its turn comes. */
export type BatchOrder = () => IssueCall

export type BatchVerdict = { kind: 'issued'; issued: Issued } | { kind: 'refused'; error: unknown }

export interface Batch {
  principal: Principal
  orders: AsyncIterable<BatchOrder>
  /** Called as orders end; the next order starts after it resolves. */
  tell: (index: number, verdict: BatchVerdict) => Promise<void>
  /** After the signal no order starts; orders in progress finish. */
  signal: AbortSignal
}

const AT_ONCE = 64
const RETRY = { first: 250, max: 4_000, jitter: 0.5 }
const MAX_TRIES = 6

export type IssueBatch = (batch: Batch) => Promise<void>

/**
 * Issues the orders of a batch in parallel. Each counts as one request of the key, and waits while the plan's rate is
 * used up. An order that failed for an outage is retried, which its devReference makes safe. Resolves when every
 * started order has ended; rejects if the orders cannot be read.
 */
export function issueBatch({ issueReceipt, takeToken, now }: Dependencies): IssueBatch {
  return async ({ principal, orders, tell, signal }) => {
    const running = new Set<Promise<void>>()
    let index = 0
    try {
      for await (const order of orders) {
        await turnOf(principal, signal)
        if (signal.aborted) break
        const at = index
        index += 1
        const work = judged(order, signal)
          .then((verdict) => tell(at, verdict))
          .finally(() => running.delete(work))
        running.add(work)
        if (running.size >= AT_ONCE) await Promise.race(running)
      }
    } finally {
      await Promise.all(running)
    }
  }

  async function turnOf({ bucket, workspaceId, plan: { rate } }: Principal, signal: AbortSignal): Promise<void> {
    if (rate === null) return
    await token(bucket, rate, signal)
    await token(`workspace ${workspaceId}`, ceilingOf(rate) ?? rate, signal)
  }

  async function token(name: string, rate: { perSecond: number; burst: number }, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !(await takeToken(name, rate, now())).allowed)
      await paused(1_000 / rate.perSecond, signal)
  }

  async function judged(order: BatchOrder, signal: AbortSignal): Promise<BatchVerdict> {
    try {
      return { kind: 'issued', issued: await issued(order(), signal) }
    } catch (error) {
      return { kind: 'refused', error }
    }
  }

  async function issued(request: IssueCall, signal: AbortSignal): Promise<Issued> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await issueReceipt(request)
      } catch (error) {
        const mayPass = AppError.is(error) && error.kind === 'unavailable'
        if (!mayPass || tries === MAX_TRIES || signal.aborted) throw error
        await paused(Math.max(backOff(tries, RETRY), (error.retryAfter ?? 0) * 500), signal)
      }
    }
  }
}

async function paused(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined)
}
