import type { Logger } from '@etax/runtime'
import type { Dispatcher, Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'due'>
  dispatcher: Pick<Dispatcher, 'dispatch' | 'inFlight'>
  log: Logger
}

const MAX_AT_ONCE = 100
/** Other processes may take the rest. */
const MAX_RESUMED = 1_000

/** Their process stopped, or an answer was lost. True if more may be due. */
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
