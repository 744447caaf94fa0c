import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftDebitNote } from './draft.ts'
import { aDebitNote, DebitNoteOrder } from './order.ts'
import { checkDebitNote } from './rules.ts'
import { type DebitNoteDocument, debitNoteShape } from './shape.ts'

export const debitNote: KindDefinition<DebitNoteOrder, DebitNoteDocument> = {
  documentType: 'DEBIT_NOTE',
  root: 'notaDebito',
  versions: ['1.0.0'],
  shape: debitNoteShape,
  draft: draftDebitNote,
  api: {
    path: '/debit-notes',
    summary: 'Issue a debit note',
    component: 'DebitNoteOrder',
    audience: 'developer',
    order: DebitNoteOrder,
    example: aDebitNote,
  },
  rules: checkDebitNote,
  party: ({ header }) => customerOf(header),
  totals: ({ header }) => saleTotals(header, []),
}
