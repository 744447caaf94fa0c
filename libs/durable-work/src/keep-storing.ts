import { setTimeout as delay } from 'node:timers/promises'
import { type BackOff, backOff, isOutage } from '@etax/kernel'

/** Much shorter than the extra time (`graceMs` of a claim): a process stores its result before others take the row. */
const PAUSE: BackOff = { first: 100, max: 500, jitter: 0.2 }

/**
 * Stores a result that must not be computed again, with repeats during an outage.
 * @throws any error but an outage; the outage after `signal`, when the process stops
 */
export async function keepStoring<T>(store: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store()
    } catch (error) {
      if (!isOutage(error) || signal.aborted) throw error
      await delay(backOff(attempt, PAUSE), undefined, { signal }).catch(() => {})
    }
  }
}
