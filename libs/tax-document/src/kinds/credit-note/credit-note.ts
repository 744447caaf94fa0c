import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import { soldLine } from '../../parts/sold-line.ts'
import { withoutMaterial } from '../../rules/annex-rules.ts'
import { nothingSold } from '../../rules/unusual.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftCreditNote } from './draft.ts'
import { facts } from './facts.ts'
import { aCreditNote, CreditNoteOrder } from './order.ts'
import { checkCreditNote } from './rules.ts'
import { type CreditNoteDocument, creditNoteShape } from './shape.ts'

export const creditNote: KindDefinition<CreditNoteOrder, CreditNoteDocument> = {
  ...facts,
  versions: ['1.0.0', '1.1.0'],
  shape: creditNoteShape,
  draft: draftCreditNote,
  order: CreditNoteOrder,
  example: aCreditNote,
  lines: ({ items }) => items.map(soldLine),
  rules: checkCreditNote,
  unusual: (document) => [...nothingSold(document), ...withoutMaterial(document)],
  party: ({ header }) => customerOf(header),
  totals: ({ header, items }) => saleTotals(header, items),
}
