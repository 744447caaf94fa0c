import { pause } from './repeats.ts'

/** Delays requests as the answers' rate limit demands, so that the service does not have to refuse them. */
export interface RateLimiter {
  /**
   * Waits for a place, at most `most` milliseconds. Call the result with the answer's headers, or with nothing.
   * @throws the signal's reason when it is aborted meanwhile
   */
  enter(most: number, signal?: AbortSignal): Promise<(answered?: Headers) => void>
}

/** The service's bucket, as its last answer described it. */
interface Bucket {
  tokens: number
  at: number
  perSecond: number
  burst: number
}

/** Other programs may use the same key: a refusal remains possible, and the request is repeated. */
export function rateLimiter(now: () => number): RateLimiter {
  let bucket: Bucket | undefined
  /** Requests without an answer, which the service may not have counted yet. */
  let open = 0

  return {
    async enter(most, signal) {
      open += 1
      const wait = takeToken()
      try {
        if (wait > 0) await pause(Math.min(wait, most), signal)
      } catch (reason) {
        open -= 1
        throw reason
      }
      return (answered) => {
        open -= 1
        const seen = answered === undefined ? undefined : bucketIn(answered, bucket, now())
        if (seen !== undefined) bucket = { ...seen, tokens: seen.tokens - open }
      }
    },
  }

  /** Milliseconds until the token exists. It is taken now, so that requests wait in turn. */
  function takeToken(): number {
    if (bucket === undefined) return 0
    const { tokens, at, perSecond, burst } = bucket
    const time = now()
    const left = Math.min(burst, tokens + ((time - at) / 1_000) * perSecond) - 1
    bucket = { tokens: left, at: time, perSecond, burst }
    return left < 0 ? (-left / perSecond) * 1_000 : 0
  }
}

/** Its rate follows from the time at which it is full. The service rounds both times, on average by a second in all. */
function bucketIn(headers: Headers, before: Bucket | undefined, at: number): Bucket | undefined {
  const [burst, tokens, reset] = ['limit', 'remaining', 'reset'].map((name) => numberOf(headers, name))
  const date = Date.parse(headers.get('date') ?? '') / 1_000
  if (burst === undefined || tokens === undefined || reset === undefined) return undefined
  const seconds = Math.max(1, reset - (Number.isNaN(date) ? at / 1_000 : date) - 1)
  // A nearly full bucket says little about its rate.
  const perSecond = tokens <= burst / 2 ? (burst - tokens) / seconds : (before?.perSecond ?? burst)
  return { burst, tokens, at, perSecond }
}

function numberOf(headers: Headers, name: string): number | undefined {
  const text = headers.get(`x-ratelimit-${name}`)
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined
}
