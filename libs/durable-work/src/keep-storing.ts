import { setTimeout as delay } from 'node:timers/promises'
import { type BackOff, backOff, isOutage } from '@etax/kernel'

/** Far shorter than what others leave it (`graceMs` of a claim): who knows an outcome stores it before they take the row. */
const PAUSE: BackOff = { first: 100, max: 500, jitter: 0.2 }

/**
 * Stores what is known already and must not be done again to be known: while the database is away, again and again.
 * @throws what is no outage; and the outage, once `signal` says that the process stops
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
