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

export type ComparedReceipt = Owner & Pick<Receipt, '_id' | 'ruc' | 'modifiedKey' | 'withheldKeys' | 'totals'>

/**
 * Warns of a credit note above the balance of its invoice, and of a document that is withheld from already. An issued
 * receipt is stored first: of two concurrent ones the later finds the other.
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
      // The withholding is issued already: a failed read must not fail the call.
      log.warn({ receiptId: _id, err: error }, 'the other withholdings of its documents could not be read')
      return []
    }
  }
}
