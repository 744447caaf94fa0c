import type { OrderKind } from '@etax/tax-document'
import type { ComponentType } from 'react'
import type { Values } from '../../fiscal/order-values.ts'
import type { ReceiptWithDocument } from '../../fiscal/values-of-document.ts'
import type { Language } from '../../words/language.tsx'
import type { Places } from './sections/series-section.tsx'

export interface KindForm {
  kind: OrderKind
  fresh: (places: Places) => Values
  /** The sections between series and totals; without them all members are in the section "more". */
  Sections?: ComponentType
  /** Replaces the totals with taxes. */
  Totals?: ComponentType
  /** Members with fields in `Sections`; the others are in the section "more". */
  handled: readonly string[]
  /** Values from a document of the same kind, to issue it again. */
  like: (source: ReceiptWithDocument) => Values
  /** Values from an invoice, such as for its credit note. */
  from?: (source: ReceiptWithDocument) => Values
  /** What the section "more" says of its members. */
  moreAbout?: Sentence
  /** Warnings of the preview that depend on other receipts, and the question whether to issue in spite of them. */
  askBefore?: { codes: readonly string[]; question: Sentence }
}

type Sentence = Record<Language, string>
