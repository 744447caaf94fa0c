import type { Logger } from '@etax/runtime'
import type { Errand, Receipt } from './domain/receipt.ts'
import type { Receipts } from './outbound/mongo-receipts.ts'

interface Needs {
  receipts: Pick<Receipts, 'due'>
  carryOut: (receipt: Receipt, errands: readonly Errand[]) => void
  log: Logger
}

const atATime = 100

/** Takes up errands whose time has come: whoever had them stopped, or the answer was lost. True when there may be more. */
export function takeUpDue({ receipts, carryOut, log }: Needs) {
  return async (): Promise<boolean> => {
    const rows = await receipts.due(atATime)
    for (const row of rows) {
      log.info({ receiptId: row._id, status: row.status, errands: row.errands }, 'errands taken up')
      carryOut(row, row.errands)
    }
    return rows.length === atATime
  }
}
