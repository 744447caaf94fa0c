import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { ActionsDone, Bookings, Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'complete'>
  bookings: Pick<Bookings, 'book'>
  log: Logger
}

export interface AtRest extends AsyncDisposable {
  /** Removes completed actions from the outbox later, together with the booking. */
  add(done: ActionsDone): void
  /** True if more wait. */
  conclude(): Promise<boolean>
}

const MAX_AT_ONCE = 300

/**
 * Removes completed actions in the write that books their receipt: one write instead of two. They wait in memory: after
 * a crash the outbox is dispatched again.
 */
export function concludeAtRest({ receipts, bookings, log }: Dependencies): AtRest {
  const waiting: ActionsDone[] = []

  return {
    add(done) {
      waiting.push(done)
    },
    conclude,
    async [Symbol.asyncDispose]() {
      while (await conclude());
    },
  }

  async function conclude(): Promise<boolean> {
    const batch = waiting.splice(0, MAX_AT_ONCE)
    const concluded = new Set(batch.length === 0 ? [] : await book(batch))
    await Promise.all(batch.filter(({ id }) => !concluded.has(id)).map(complete))
    return waiting.length > 0
  }

  /** If the booking fails, `complete` removes the actions, and the due booking is done later. */
  async function book(batch: readonly ActionsDone[]): Promise<string[]> {
    const ids = batch.map(({ id }) => id)
    return bookings.book(ids, batch).catch((error: unknown) => {
      log.warn({ receipts: ids.length, reason: reasonOf(error) }, 'finished receipts could not be booked')
      return []
    })
  }

  async function complete(done: ActionsDone): Promise<void> {
    await receipts.complete(done).catch((error: unknown) => {
      log.warn(
        { receiptId: done.id, reason: reasonOf(error) },
        'completed actions could not be removed from the outbox',
      )
    })
  }
}
