import { amount } from '../../amounts/amounts.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { type Unusual, unusual } from '../../rules/unusual.ts'
import type { DebitNoteDocument } from './shape.ts'

/** What seldom is meant so of a debit note. */
export function unusualInDebitNote({ header }: DebitNoteDocument): Unusual[] {
  if (!amount(header.total).isZero()) return []
  const at = { where: ['header', 'total'], path: 'reasons' }
  return [unusual(at, documentErrors.nothingCharged, { reason: 'debitNote' })]
}
