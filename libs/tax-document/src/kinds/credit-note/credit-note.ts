import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftCreditNote } from './draft.ts'
import { aCreditNote, CreditNoteOrder } from './order.ts'
import { checkCreditNote } from './rules.ts'
import { type CreditNoteDocument, creditNoteShape } from './shape.ts'

export const creditNote: KindDefinition<CreditNoteOrder, CreditNoteDocument> = {
  documentType: 'CREDIT_NOTE',
  root: 'notaCredito',
  versions: ['1.0.0', '1.1.0'],
  shape: creditNoteShape,
  draft: draftCreditNote,
  api: {
    path: '/credit-notes',
    summary: 'Issue a credit note',
    component: 'CreditNoteOrder',
    audience: 'developer',
    order: CreditNoteOrder,
    example: aCreditNote,
  },
  rules: checkCreditNote,
  party: ({ header }) => customerOf(header),
  totals: ({ header, items }) => saleTotals(header, items),
}
