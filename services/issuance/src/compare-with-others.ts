import type { Logger } from '@etax/runtime'
import { type CheckedNote, warnOfBalance } from './check-note.ts'
import type { Warning } from './domain/issued.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import { type Withholding, withheldBefore } from './domain/withheld-before.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'findInvoices' | 'sumCreditNotes' | 'findWithheld'>
  log: Pick<Logger, 'warn'>
}

/** What of a receipt others are compared with. */
export type ComparedReceipt = Owner & Pick<Receipt, '_id' | 'ruc' | 'modifiedKey' | 'withheldKeys' | 'totals'>

/**
 * Warns of what other receipts say against one: too little left of the invoice that a credit note modifies, a document withheld
 * from already. Of one that is issued it is read after it is stored: of two stored at once at least the later finds the
 * other, whichever process it is in. Of one that is only looked at, nothing is stored, and all that are count.
 */
export function compareWithOthers(dependencies: Dependencies) {
  const balanceWarnings = warnOfBalance(dependencies)
  const withheldWarnings = warnOfWithheld(dependencies)
  return async (receipt: ComparedReceipt, document: Withholding, note: CheckedNote | null): Promise<Warning[]> => [
    ...(await balanceWarnings(receipt, note)),
    ...(await withheldWarnings(receipt, document)),
  ]
}

function warnOfWithheld({ receipts, log }: Dependencies) {
  return async (receipt: ComparedReceipt, document: Withholding): Promise<Warning[]> => {
    const { _id, ruc, withheldKeys = [] } = receipt
    if (withheldKeys.length === 0) return []
    try {
      return withheldBefore(receipt, ruc, document, await receipts.findWithheld(withheldKeys, _id))
    } catch (error) {
      // The withholding is issued: that others could not be read is no reason to tell the caller otherwise.
      log.warn({ receiptId: _id, err: error }, 'what else withholds from its documents could not be read')
      return []
    }
  }
}
