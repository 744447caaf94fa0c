import { inBoth } from '@etax/kernel'
import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftDebitNote } from './draft.ts'
import { facts } from './facts.ts'
import { aDebitNote, DebitNoteOrder } from './order.ts'
import { checkDebitNote, unusualInDebitNote } from './rules.ts'
import { type DebitNoteDocument, debitNoteShape } from './shape.ts'

export const debitNote: KindDefinition<DebitNoteOrder, DebitNoteDocument> = {
  ...facts,
  versions: ['1.0.0'],
  shape: debitNoteShape,
  draft: draftDebitNote,
  order: DebitNoteOrder,
  example: aDebitNote,
  lines: ({ reasons }) => reasons.map(({ reason, amount }) => inBoth(() => `${reason}: ${amount}`)),
  rules: checkDebitNote,
  unusual: unusualInDebitNote,
  party: ({ header }) => customerOf(header),
  totals: ({ header }) => saleTotals(header, []),
}
