import { issuanceErrors } from '@etax/contracts'
import { Decimal, type ErrorDetail } from '@etax/kernel'
import { type Customer, FINAL_CONSUMER, type ModifiedDocument, type TaxRounding } from '@etax/tax-document'
import { personKey } from './person-key.ts'
import type { Owner, Receipt } from './receipt.ts'
import { isCancelled } from './state-machine.ts'

/** A receipt that a note modifies, without its document. */
export type ModifiedReceipt = Omit<Receipt, 'xml'>

/** What a note says of itself that can contradict the receipt it modifies. */
export interface Note {
  modifies: ModifiedDocument
  customer: Pick<Customer, 'identification'>
}

/** Where the caller wrote what may be wrong: paths of an order, or of the note's XML. */
export interface NotePlaces {
  document: string
  issueDate: string
  customer: string
  total: string
}

/** A document that notes modify, with everything its number is unique within. */
export function modifiedKey(
  { workspaceId, mode }: Owner,
  ruc: string,
  { documentCode, number }: Pick<ModifiedDocument, 'documentCode' | 'number'>,
) {
  return [workspaceId, mode, ruc, documentCode, number].join('|')
}

/** How a credit note of the receipt is rounded, so that all notes of it together give back what it charged; null where any will do. */
export function roundingOfNotes({ taxRounding, ownXml }: ModifiedReceipt): TaxRounding | null {
  // What was issued here before there was a choice was rounded on its lines.
  return taxRounding === undefined && !ownXml ? 'LINE' : (taxRounding ?? null)
}

/** Why no note at all may modify the receipt; empty where one may. */
export function barsNotes(receipt: ModifiedReceipt, path: string): ErrorDetail[] {
  const number = numberOf(receipt)
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

/** Where a note contradicts the receipt it modifies. */
export function contradictions(note: Note, receipt: ModifiedReceipt, places: NotePlaces): ErrorDetail[] {
  const errors: ErrorDetail[] = []
  const { noteContradictsReceipt } = issuanceErrors
  const invoice = numberOf(receipt)
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

/** Warns where credit notes give back more than the invoice came to. `earlier`: the total of all others on it. */
export function beyondBalance(
  receipt: ModifiedReceipt,
  { total, earlier }: { total: string; earlier: string },
  path: string,
): ErrorDetail[] {
  if (receipt.totals === null) return []
  const left = Decimal.of(receipt.totals.total).minus(Decimal.of(earlier))
  if (Decimal.of(total).compare(left) <= 0) return []
  const facts = {
    invoice: numberOf(receipt),
    total: receipt.totals.total,
    earlier: Decimal.of(earlier).toFixed(2),
    left: (left.isNegative() ? Decimal.ZERO : left).toFixed(2),
    given: total,
  }
  return [issuanceErrors.noteAboveBalance.at(path, facts)]
}

/** The invoice that a note means, of those that have its number: one of its day, and authorized, before others. */
export function bestMatch<R extends ModifiedReceipt>(
  candidates: readonly R[],
  { issueDate }: ModifiedDocument,
): R | null {
  const rank = (one: R) => (one.issueDate === issueDate ? 2 : 0) + (one.authorization === null ? 0 : 1)
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function numberOf({ establishment, emissionPoint, sequential }: ModifiedReceipt): string {
  return `${establishment}-${emissionPoint}-${sequential}`
}
