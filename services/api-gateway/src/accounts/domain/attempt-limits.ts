import { LRUCache } from 'lru-cache'

export interface AttemptLimit {
  free: number
  /** The first pause; it doubles with each further attempt. */
  firstPauseMs: number
  maxPauseMs: number
}

export interface AttemptLimits {
  /** Counts an attempt before it is made. Returns the seconds to wait; 0 to proceed. */
  take(id: string, limit: AttemptLimit, now: number): number
  forget(id: string): void
}

interface Counted {
  attempts: number
  blockedUntil: number
}

const QUIET_MS = 3_600_000
/** More than the attempts of one network address in a day, at one a second: it cannot displace all others. */
const MAX_COUNTED = 100_000

/**
 * Counts attempts in this process, with a growing pause. An attempt counts before its result, so that parallel
 * attempts do not evade the limit. A refused attempt does not count.
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

/** The network of an address. An IPv6 customer has 2⁶⁴ addresses, so the first half counts. */
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
