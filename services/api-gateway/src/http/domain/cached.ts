import { isOutage } from '@etax/kernel'
import { LRUCache } from 'lru-cache'

interface CacheOptions<Answer> {
  /** Milliseconds, counted from the start of the load. */
  ttlMs: number
  max: number
  now: () => number
  unless?: (answer: Answer) => boolean
}

/**
 * Shares one load among repeated and concurrent calls. Past half of its time, an answer is reloaded while callers get
 * the cached one, so that none waits under load. Failures are not cached.
 */
export function cached<Answer extends object>(
  load: (key: string) => Promise<Answer>,
  { ttlMs, max, now, unless = () => false }: CacheOptions<Answer>,
): (key: string) => Promise<Answer> {
  const answers = new LRUCache<string, Answer>({ max, ttl: ttlMs, ttlResolution: 0, perf: { now } })
  const loading = new Map<string, Promise<Answer>>()

  return async (key) => {
    const cachedAnswer = answers.get(key)
    if (cachedAnswer === undefined) return loadOnce(key)
    if (answers.getRemainingTTL(key) <= ttlMs / 2) {
      loadOnce(key).catch((error: unknown) => {
        if (!isOutage(error)) answers.delete(key)
      })
    }
    return cachedAnswer
  }

  function loadOnce(key: string): Promise<Answer> {
    const pending = loading.get(key) ?? loadAnew(key).finally(() => loading.delete(key))
    loading.set(key, pending)
    return pending
  }

  async function loadAnew(key: string): Promise<Answer> {
    const startedAt = now()
    const answer = await load(key)
    // The answer may be as old as the call; a TTL of 0 means no limit.
    if (unless(answer)) answers.delete(key)
    else answers.set(key, answer, { ttl: Math.max(1, ttlMs - (now() - startedAt)) })
    return answer
  }
}
