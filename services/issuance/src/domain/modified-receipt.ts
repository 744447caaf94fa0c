import { issuanceErrors } from '@etax/contracts'
import { Decimal, type ErrorDetail } from '@etax/kernel'
import { type Customer, FINAL_CONSUMER, type ModifiedDocument, numberText, type TaxRounding } from '@etax/tax-document'
import { personKey } from './person-key.ts'
import type { Owner, Receipt } from './receipt.ts'
import { isCancelled } from './state-machine.ts'

export type ModifiedReceipt = Omit<Receipt, 'xml'>

export interface Note {
  modifies: ModifiedDocument
  customer: Pick<Customer, 'identification'>
}

export interface NotePlaces {
  document: string
  issueDate: string
  customer: string
  total: string
}

export function modifiedKey(
  { workspaceId, mode }: Owner,
  ruc: string,
  { documentCode, number }: Pick<ModifiedDocument, 'documentCode' | 'number'>,
) {
  return [workspaceId, mode, ruc, documentCode, number].join('|')
}

/** Null if any rounding returns the invoice's amounts. */
export function roundingOfNotes({ taxRounding, ownXml }: ModifiedReceipt): TaxRounding | null {
  // Receipts without this field were rounded per line.
  return taxRounding === undefined && !ownXml ? 'LINE' : (taxRounding ?? null)
}

/** Errors that forbid any note on the receipt. */
export function barsNotes(receipt: ModifiedReceipt, path: string): ErrorDetail[] {
  const number = numberText(receipt)
  const { status, voided, authorization, customer } = receipt
  const { supportingDocumentUnusable, noteOnFinalConsumer } = issuanceErrors
  if (voided !== null) {
    return [supportingDocumentUnusable.at(path, { reason: 'voided', number, why: voided.reason })]
  }
  if (isCancelled(receipt)) return [supportingDocumentUnusable.at(path, { reason: 'cancelled', number })]
  if (status === 'REJECTED' || status === 'RETURNED') {
    return [supportingDocumentUnusable.at(path, { reason: 'refused', number, status })]
  }
  if (authorization === null) {
    return [supportingDocumentUnusable.at(path, { reason: 'not-authorized', number, status })]
  }
  if (customer?.identification !== FINAL_CONSUMER.identification) return []
  return [noteOnFinalConsumer.at(path, { invoice: number })]
}

export function contradictions(note: Note, receipt: ModifiedReceipt, places: NotePlaces): ErrorDetail[] {
  const errors: ErrorDetail[] = []
  const { noteContradictsReceipt } = issuanceErrors
  const invoice = numberText(receipt)
  const { issueDate } = receipt
  const { issueDate: noteDate } = note.modifies
  if (noteDate !== issueDate) {
    errors.push(
      noteContradictsReceipt.at(places.issueDate, { reason: 'issue-date', invoice, issueDate, given: noteDate }),
    )
  }
  const named = receipt.customer?.identification
  if (named !== undefined && personKey(named) !== personKey(note.customer.identification)) {
    const facts = { reason: 'customer', invoice, customer: named, given: note.customer.identification } as const
    errors.push(noteContradictsReceipt.at(places.customer, facts))
  }
  return errors
}

/** `earlier`: the total of the other notes. */
export function beyondBalance(
  receipt: ModifiedReceipt,
  { total, earlier }: { total: string; earlier: string },
  path: string,
): ErrorDetail[] {
  if (receipt.totals === null) return []
  const left = Decimal.of(receipt.totals.total).minus(Decimal.of(earlier))
  if (Decimal.of(total).compare(left) <= 0) return []
  const facts = {
    invoice: numberText(receipt),
    total: receipt.totals.total,
    earlier: Decimal.of(earlier).toFixed(2),
    left: (left.isNegative() ? Decimal.ZERO : left).toFixed(2),
    given: total,
  }
  return [issuanceErrors.noteAboveBalance.at(path, facts)]
}

/** The invoice of a note among those with its number: the same day first, then authorized. */
export function bestMatch<R extends ModifiedReceipt>(
  candidates: readonly R[],
  { issueDate }: ModifiedDocument,
): R | null {
  const rank = (one: R) => (one.issueDate === issueDate ? 2 : 0) + (one.authorization === null ? 0 : 1)
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
