import { LRUCache } from 'lru-cache'

/** Attempts of one kind that somebody makes. */
export interface AttemptLimit {
  /** So many come without a pause. */
  free: number
  /** The pause after those; every further attempt doubles it. */
  firstPauseMs: number
  maxPauseMs: number
}

export interface AttemptLimits {
  /** Counts an attempt before it is made. Answers the seconds to wait; 0 when it may be made. */
  take(id: string, limit: AttemptLimit, now: number): number
  /** The attempt succeeded: the next one finds nothing counted. */
  forget(id: string): void
}

interface Counted {
  attempts: number
  blockedUntil: number
}

/** What nobody has tried for so long is forgotten. */
const QUIET_MS = 3_600_000
/** One address of the network makes an attempt a second: this many names are more than it can push out in a day. */
const MAX_COUNTED = 100_000

/**
 * Counts attempts in this process, with a growing pause. An attempt counts before its result is known, so that many at
 * once are no way around it; one that is refused does not count.
 */
export function attemptLimits(): AttemptLimits {
  const counted = new LRUCache<string, Counted>({ max: MAX_COUNTED })
  return {
    take(id, { free, firstPauseMs, maxPauseMs }, now) {
      const previous = counted.get(id)
      const isFresh = previous === undefined || now - previous.blockedUntil > QUIET_MS
      const { attempts, blockedUntil } = isFresh ? { attempts: 0, blockedUntil: 0 } : previous
      if (now < blockedUntil) return Math.ceil((blockedUntil - now) / 1_000)
      const over = attempts + 1 - free
      const pause = over < 0 ? 0 : Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(over, 30))
      counted.set(id, { attempts: attempts + 1, blockedUntil: now + pause })
      return 0
    },
    forget: (id) => counted.delete(id),
  }
}

/** Whom an address of the network belongs to: of IPv6 anybody has 2⁶⁴, so the first half counts. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
