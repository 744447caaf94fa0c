import type { Rate } from '../../accounts/domain/plan.ts'

export interface Taken {
  allowed: boolean
  limit: number
  remaining: number
  /** Epoch seconds when the bucket is full. */
  reset: number
  /** Seconds until the next request may pass; 0 for now. */
  retryAfter: number
}

/**
 * Takes one token by default; more than the bucket's size takes all. May be a promise, because buckets may be in
 * shared storage.
 */
export type TakeToken = (id: string, rate: Rate | null, now: number, tokens?: number) => Taken | Promise<Taken>

/** Large bodies cost more to read: one token for each of these bytes. */
const BYTES_A_TOKEN = 16 * 1024

export function tokensFor(headers: { 'content-length'?: string | undefined }): number {
  const length = Number(headers['content-length'] ?? 0)
  return Number.isFinite(length) ? Math.max(1, Math.ceil(length / BYTES_A_TOKEN)) : 1
}

interface Bucket {
  tokens: number
  at: number
  perSecond: number
  burst: number
}

const UNLIMITED: Rate = { perSecond: 1_000_000, burst: 1_000_000 }
const SWEEP_ABOVE = 10_000

/** Buckets in memory: each process counts for itself. */
export function tokenBuckets(): TakeToken {
  const buckets = new Map<string, Bucket>()
  let sweepAbove = SWEEP_ABOVE
  return (id, rate, now, tokens = 1) => {
    if (rate === null) return untouched(null, now)
    if (buckets.size > sweepAbove) {
      sweep(buckets, now)
      // Doubles the threshold, so that a flood of names does not make every request sweep.
      sweepAbove = Math.max(SWEEP_ABOVE, 2 * buckets.size)
    }
    const bucket = buckets.get(id) ?? { tokens: rate.burst, at: now, ...rate }
    bucket.tokens = filled(bucket, now)
    bucket.at = now
    bucket.perSecond = rate.perSecond
    bucket.burst = rate.burst
    buckets.set(id, bucket)
    const wanted = Math.min(tokens, rate.burst)
    const allowed = bucket.tokens >= wanted
    if (allowed) bucket.tokens -= wanted
    return seen(bucket.tokens, rate, now, allowed ? 0 : wanted)
  }
}

export function untouched(rate: Rate | null, now: number): Taken {
  return seen((rate ?? UNLIMITED).burst, rate ?? UNLIMITED, now, 0)
}

/** @param lacking the number of missing tokens; 0 after a success */
function seen(tokens: number, { perSecond, burst }: Rate, now: number, lacking: number): Taken {
  return {
    allowed: lacking === 0,
    limit: burst,
    remaining: Math.floor(tokens),
    reset: Math.ceil(now / 1_000 + (burst - tokens) / perSecond),
    retryAfter: lacking === 0 ? 0 : Math.max(1, Math.ceil((lacking - tokens) / perSecond)),
  }
}

function filled({ tokens, at, perSecond, burst }: Bucket, now: number): number {
  return Math.min(burst, tokens + (Math.max(0, now - at) / 1_000) * perSecond)
}

/** Removes full buckets: they equal new ones. */
function sweep(buckets: Map<string, Bucket>, now: number): void {
  for (const [id, bucket] of buckets) if (filled(bucket, now) >= bucket.burst) buckets.delete(id)
}
