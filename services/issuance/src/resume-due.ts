import type { Logger } from '@etax/runtime'
import type { Dispatcher, Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'due'>
  dispatcher: Pick<Dispatcher, 'dispatch' | 'inFlight'>
  log: Logger
}

const MAX_AT_ONCE = 100
/** With so many in flight, what is due waits: it is in the database, and other processes may have capacity. */
const MAX_RESUMED = 1_000

/**
 * Dispatches the outboxes that are due again: the process that had them stopped, or the answer was lost. True when
 * there may be more.
 */
export function resumeDue({ receipts, dispatcher, log }: Dependencies) {
  return async (): Promise<boolean> => {
    if (dispatcher.inFlight() >= MAX_RESUMED) return false
    const rows = await receipts.due(MAX_AT_ONCE)
    for (const row of rows) {
      log.info({ receiptId: row._id, status: row.status, outbox: row.outbox }, 'outbox dispatched again')
      dispatcher.dispatch(row, row.outbox)
    }
    return rows.length === MAX_AT_ONCE
  }
}
