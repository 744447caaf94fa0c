import { isOutage, reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { AtRest } from './conclude-at-rest.ts'
import type { Bookings } from './ports.ts'

interface Dependencies {
  bookings: Bookings
  atRest: Pick<AtRest, 'conclude'>
  log: Logger
}

const MAX_AT_ONCE = 300

/** Books due receipts and those from before an upgrade. A receipt that cannot be booked is postponed alone. */
export function bookReceipts({ bookings, atRest, log }: Dependencies) {
  return async (): Promise<boolean> => {
    const concluded = await atRest.conclude()
    const walked = await bookings.walk(MAX_AT_ONCE)
    if ((await bookings.due(1)).length === 0) return walked || concluded
    const isMore = await bookings.lease(async () => {
      const ids = await bookings.due(MAX_AT_ONCE)
      await book(ids)
      return ids.length === MAX_AT_ONCE
    })
    return isMore || walked || concluded
  }

  async function book(ids: readonly string[]): Promise<void> {
    try {
      await bookings.book(ids)
    } catch (error) {
      if (isOutage(error) || ids.length === 0) throw error
      if (ids.length > 1) {
        for (const id of ids) await book([id])
        return
      }
      log.error({ receiptId: ids[0], reason: reasonOf(error) }, 'a receipt could not be booked for reports')
      for (const id of ids) await bookings.putOff(id)
    }
  }
}
