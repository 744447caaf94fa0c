import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { ActionsDone, Bookings, Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'complete'>
  bookings: Pick<Bookings, 'book'>
  log: Logger
}

export interface AtRest extends AsyncDisposable {
  /** Takes actions that are done out of a receipt's outbox, when the reports are brought up to date, within seconds. */
  add(done: ActionsDone): void
  /** Does it for those that wait; true where there are more. */
  conclude(): Promise<boolean>
}

const MAX_AT_ONCE = 300

/**
 * What is done of receipts that nothing more happens to is taken out of their outboxes together with booking them: one write
 * instead of two. Until then it is in this process alone: where that stops, the outbox is dispatched again when it is due.
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

  /** One that cannot be booked keeps no other from being taken out of its outbox; who books what is due finds it. */
  async function book(batch: readonly ActionsDone[]): Promise<string[]> {
    const ids = batch.map(({ id }) => id)
    return bookings.book(ids, batch).catch((error: unknown) => {
      log.warn({ receipts: ids.length, reason: reasonOf(error) }, 'receipts at rest not booked')
      return []
    })
  }

  async function complete(done: ActionsDone): Promise<void> {
    await receipts.complete(done).catch((error: unknown) => {
      log.warn({ receiptId: done.id, reason: reasonOf(error) }, 'actions not removed from the outbox')
    })
  }
}
