import { issuanceErrors } from '@etax/contracts'
import type { Dispatcher, Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'countWaiting'>
  dispatcher: Pick<Dispatcher, 'inFlight' | 'countUnsigned'>
  maxInFlight: number
}

/**
 * Disposed of after the answer.
 * @throws AppError `unavailable` ISS_50002 if too many receipts wait, or too many orders are in progress
 */
export type Admit = () => Disposable

/** One second of work: further orders are refused instead of waiting. */
const MAX_UNDER_WAY = 300

const MAX_UNSIGNED = { forMs: 1_000, max: 64 }

const LONG_MS = 5 * 60_000

/**
 * Counts receipts that wait for signature or submission, of all processes. Waiting for the authority does not count: it
 * may be away for a day.
 */
export function limitBacklog({ receipts, dispatcher, maxInFlight }: Dependencies) {
  let full = false
  let underWay = 0
  const admitted = {
    [Symbol.dispose]() {
      underWay -= 1
    },
  }

  return {
    async look(): Promise<boolean> {
      const [all, long] = await Promise.all([
        receipts.countWaiting({ forMs: 0, max: maxInFlight }),
        receipts.countWaiting({ forMs: LONG_MS, max: maxInFlight }),
      ])
      full = all >= maxInFlight || long >= Math.ceil(maxInFlight / 10)
      return false
    },

    admit(): Disposable {
      const isFull = full || dispatcher.inFlight() >= maxInFlight || underWay >= MAX_UNDER_WAY
      const isLate = dispatcher.countUnsigned(MAX_UNSIGNED) >= MAX_UNSIGNED.max
      if (isFull || isLate) throw issuanceErrors.tooManyInFlight({ retryAfter: 2 })
      underWay += 1
      return admitted
    },
  }
}
