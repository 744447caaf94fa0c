import { LRUCache } from 'lru-cache'

interface CacheOptions<Answer> {
  /** Milliseconds an answer is used for, counted from when it was asked for. */
  ttlMs: number
  /** At most this many answers; those not used for longest go first. */
  max: number
  now: () => number
  /** Answers that must be loaded every time. */
  unless?: (answer: Answer) => boolean
}

/** Loads once what is asked for repeatedly, or concurrently, within a short time. Failures are not kept. */
export function cached<Answer extends object>(
  load: (key: string) => Promise<Answer>,
  { ttlMs, max, now, unless = () => false }: CacheOptions<Answer>,
): (key: string) => Promise<Answer> {
  const cache = new LRUCache<string, Answer>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    // Whoever waits for an entry that is pushed out meanwhile gets its answer all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { options }) => {
      const askedAt = now()
      const answer = await load(key)
      // What it says may be as old as the question; a TTL of 0 would be none at all.
      options.ttl = Math.max(1, ttlMs - (now() - askedAt))
      return answer
    },
  })
  return async (key) => {
    const answer = await cache.forceFetch(key)
    if (unless(answer) && cache.peek(key) === answer) cache.delete(key)
    return answer
  }
}
