import type { Rate } from '../../accounts/domain/plan.ts'

/** What the X-RateLimit headers say. */
export interface Taken {
  allowed: boolean
  /** The burst: how many requests may come at once. */
  limit: number
  remaining: number
  /** Epoch seconds at which the bucket is full again. */
  reset: number
  /** Seconds until one more request passes; 0 when it may come at once. */
  retryAfter: number
}

/**
 * Takes tokens of a key's bucket: one, unless told. What takes more than the bucket holds takes all of it. A promise, because
 * the buckets may be in shared storage.
 */
export type TakeToken = (id: string, rate: Rate | null, now: number, tokens?: number) => Taken | Promise<Taken>

/** A body counts as one request for each of these bytes: what a request costs grows with what is to be read. */
const BYTES_A_TOKEN = 16 * 1024

/** How many tokens a request takes, by the length of its body that its headers name. */
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

/** What a plan without a limit shows. */
const UNLIMITED: Rate = { perSecond: 1_000_000, burst: 1_000_000 }
const SWEEP_ABOVE = 10_000

/** A bucket per key in memory: each process counts for itself. */
export function tokenBuckets(): TakeToken {
  const buckets = new Map<string, Bucket>()
  let sweepAbove = SWEEP_ABOVE
  return (id, rate, now, tokens = 1) => {
    if (rate === null) return untouched(null, now)
    if (buckets.size > sweepAbove) {
      sweep(buckets, now)
      // Twice what is in use: a flood of names must not make every request go through all of them.
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

/** A full bucket, for answers that no key is counted for. */
export function untouched(rate: Rate | null, now: number): Taken {
  return seen((rate ?? UNLIMITED).burst, rate ?? UNLIMITED, now, 0)
}

/** @param lacking how many tokens were asked for in vain; 0 where they were taken */
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

/** A bucket that has filled up again is no different from one that was never there. */
function sweep(buckets: Map<string, Bucket>, now: number): void {
  for (const [id, bucket] of buckets) if (filled(bucket, now) >= bucket.burst) buckets.delete(id)
}
