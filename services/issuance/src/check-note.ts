import type { Logger } from '@etax/runtime'
import { type DocumentSummary, type Draft, documentCode, factsOfKind } from '@etax/tax-document'
import { invalidOrder } from './domain/invalid-order.ts'
import type { Warning } from './domain/issued.ts'
import {
  barsNotes,
  bestMatch,
  beyondBalance,
  contradictions,
  type ModifiedReceipt,
  type NotePlaces,
} from './domain/modified-receipt.ts'
import { beyondRates } from './domain/rate-balance.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'findInvoices' | 'sumCreditNotes'>
  log: Pick<Logger, 'warn'>
}

type NoteDocument = Pick<Draft & DocumentSummary, 'documentType' | 'modifies' | 'customer'>

export interface CheckedNote {
  modified: ModifiedReceipt
  places: NotePlaces
}

/**
 * Compares a credit or debit note with our receipt of the invoice that it modifies, found by access key or number. Null
 * without such a receipt.
 * @throws AppError `invalid` VAL_10000 with ISS_10007, ISS_10030 or ISS_10031 at the place
 */
export function checkNote({ receipts }: Pick<Dependencies, 'receipts'>) {
  return async (
    caller: Owner,
    ruc: string,
    { documentType, modifies, customer }: NoteDocument,
    places: NotePlaces,
    byKey: ModifiedReceipt | null = null,
  ): Promise<CheckedNote | null> => {
    const { modifies: kind, sign } = factsOfKind(documentType)
    if (modifies === null || kind === null || modifies.documentCode !== documentCode(kind)) return null
    const modified = byKey ?? bestMatch(await receipts.findInvoices(caller, ruc, modifies.number), modifies)
    if (modified === null) return null
    const barred = barsNotes(modified, places.document)
    const wrong = barred.length > 0 ? barred : contradictions({ modifies, customer }, modified, places)
    if (wrong.length > 0) throw invalidOrder(wrong)
    return sign === -1 ? { modified, places } : null
  }
}

type NoteReceipt = Pick<Receipt, '_id' | 'modifiedKey' | 'totals'>

export function warnOfBalance({ receipts, log }: Dependencies) {
  return async (note: NoteReceipt, checked: CheckedNote | null): Promise<Warning[]> => {
    if (checked === null || note.modifiedKey === undefined || note.totals === null) return []
    try {
      const earlier = await receipts.sumCreditNotes(note.modifiedKey, note._id)
      const { modified, places } = checked
      const inAll = beyondBalance(modified, { total: note.totals.total, earlier: earlier.total }, places.total)
      const beyondTotal = inAll.length > 0
      return [...inAll, ...beyondRates(modified, { totals: note.totals, earlier, beyondTotal }, places.total)]
    } catch (error) {
      // The note is issued already: a failed read must not fail the call.
      log.warn({ receiptId: note._id, err: error }, 'the balance of the invoice could not be read')
      return []
    }
  }
}
