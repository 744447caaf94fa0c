import type { Mode } from '@etax/contracts'
import type { Due } from '@etax/durable-work'
import { backOff } from '@etax/kernel'
import type { Endpoint } from './endpoint.ts'
import { stableId, type WebhookEvent } from './event.ts'

export interface Delivery {
  _id: string
  schema: 1
  eventId: string
  endpointId: string
  workspaceId: string
  mode: Mode
  type: string
  receiptId: string | null
  status: DeliveryStatus
  /** Attempts of this run; a resend starts another. */
  made: number
  attempts: Attempt[]
  createdAt: Date
  due?: Due
}

export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'skipped'

/** Without an answer `statusCode` is 0, and `error` has the reason. */
export interface Attempt {
  at: Date
  durationMs: number
  statusCode: number
  error: string
  answer: string
}

export interface AttemptResult extends Attempt {
  retryAfterMs?: number
}

export type Change = { status: 'delivered' } | { status: 'pending'; inMs: number } | { status: 'failed'; gone: boolean }

export interface Schedule {
  /** The pause after the first attempt; each further one doubles. */
  firstRetryMs: number
  random: number
}

export const MAX_ATTEMPTS = 8
export const MAX_RECORDED = 24
const JITTER = 0.1
const GONE = 410

export function deliveryOf(event: WebhookEvent, endpoint: Endpoint, status: 'pending' | 'skipped'): Delivery {
  const { workspaceId, mode, type, receiptId, createdAt } = event
  return {
    _id: stableId(event._id, endpoint._id),
    schema: 1,
    eventId: event._id,
    endpointId: endpoint._id,
    workspaceId,
    mode,
    type,
    receiptId,
    status,
    made: 0,
    attempts: [],
    createdAt,
  }
}

/** Any 2xx is a success; a redirect is not. A receiver that asks for time gets at most twice the pause. */
export function judge(made: number, result: AttemptResult, schedule: Schedule): Change {
  const { statusCode, retryAfterMs = 0 } = result
  if (isSuccess(result)) return { status: 'delivered' }
  if (statusCode === GONE) return { status: 'failed', gone: true }
  if (made + 1 >= MAX_ATTEMPTS) return { status: 'failed', gone: false }
  const max = schedule.firstRetryMs * 2 ** MAX_ATTEMPTS
  const pause = backOff(made + 1, { first: schedule.firstRetryMs, max, jitter: JITTER }, schedule.random)
  const wait = Math.max(pause, Math.min(retryAfterMs, pause * 2))
  return { status: 'pending', inMs: wait }
}

export function isSuccess({ statusCode }: Attempt): boolean {
  return statusCode >= 200 && statusCode < 300
}
