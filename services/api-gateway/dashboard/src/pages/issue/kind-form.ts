import type { OrderKind } from '@etax/tax-document'
import type { ComponentType } from 'react'
import type { Values } from '../../fiscal/order-values.ts'
import type { ReceiptWithDocument } from '../../fiscal/values-of-document.ts'
import type { Places } from './sections/series-section.tsx'

/** How one kind of document is written in a form. */
export interface KindForm {
  kind: OrderKind
  /** What a new one has in it, of a taxpayer with these establishments. */
  fresh: (places: Places) => Values
  /** The parts of the form that this kind has, between the series and the totals; without them all is in the part "more". */
  Sections?: ComponentType
  /** What it comes to, where that is not a sum with taxes. */
  Totals?: ComponentType
  /** Members that `Sections` has fields for: all others are in the generic part "more". */
  handled: readonly string[]
  /** What another document of the same kind had in it, to issue it once more. */
  like: (source: ReceiptWithDocument) => Values
  /** What follows from an invoice, such as its credit note; left out where nothing does. */
  from?: (source: ReceiptWithDocument) => Values
}
