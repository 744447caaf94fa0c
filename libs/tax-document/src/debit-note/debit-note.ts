import { customerOf, saleTotals } from '../digest.ts'
import type { Kind } from '../kind.ts'
import { draftDebitNote } from './draft.ts'
import type { DebitNoteOrder } from './order.ts'
import { checkDebitNote } from './rules.ts'
import { type DebitNoteDocument, debitNoteShape } from './shape.ts'

export const debitNote: Kind<DebitNoteOrder, DebitNoteDocument> = {
  documentType: 'DEBIT_NOTE',
  root: 'notaDebito',
  versions: ['1.0.0'],
  shape: debitNoteShape,
  draft: draftDebitNote,
  rules: checkDebitNote,
  party: ({ header }) => customerOf(header),
  totals: ({ header }) => saleTotals(header, []),
}
