import { isOutage } from '@etax/kernel'
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

/**
 * Loads once what is asked for repeatedly, or concurrently, within a short time. When half of an answer's time is over it is
 * loaded anew while whoever asks has the known one: under load nobody waits. Failures are not kept.
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
    // What it says may be as old as the question; a TTL of 0 would be none at all.
    if (unless(answer)) answers.delete(key)
    else answers.set(key, answer, { ttl: Math.max(1, ttlMs - (now() - startedAt)) })
    return answer
  }
}
