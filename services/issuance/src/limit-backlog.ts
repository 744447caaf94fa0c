import { issuanceErrors } from '@etax/contracts'
import type { Dispatcher, Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'countWaiting'>
  dispatcher: Pick<Dispatcher, 'inFlight' | 'countUnsigned'>
  maxInFlight: number
}

/**
 * Disposed of when the order is answered.
 * @throws AppError `unavailable` ISS_50002 when too many receipts wait, or too many orders are under way
 */
export type Admit = () => Disposable

/** A second's work of one process: who comes beyond that is told so at once instead of waiting for longer than anybody does. */
const MAX_UNDER_WAY = 300

/** Accepted sooner than signed: with so many waiting for so long, who is accepted would wait for seconds. */
const MAX_UNSIGNED = { forMs: 1_000, max: 64 }

/** A tenth of what may wait is too much when it has waited for so long. */
const LONG_MS = 5 * 60_000

/**
 * Refuses new receipts while too many wait to be signed or handed over: in the database, so of every process and of those
 * that stopped. What waits for the authority itself is not counted: the authority may be away for a day.
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
    /** Looks at what waits; run again and again. */
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
