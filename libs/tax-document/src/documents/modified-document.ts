import { isNote } from '../catalogs/kind-facts.ts'
import type { Document } from '../kinds/kinds.ts'
import { dayOf } from '../values/calendar.ts'

export interface ModifiedDocument {
  /** The authority's code of its kind: 01 for an invoice. */
  documentCode: string
  /** 001-001-000000001 */
  number: string
  /** YYYY-MM-DD; empty where the note's XML has no day. */
  issueDate: string
}

/** Null for other kinds than notes. */
export function modifiedDocumentOf(document: Document): ModifiedDocument | null {
  if (!isNote(document)) return null
  const { modifiedDocumentCode, modifiedDocumentNumber, modifiedDocumentDate } = document.header
  return {
    documentCode: modifiedDocumentCode,
    number: modifiedDocumentNumber,
    issueDate: dayOf(modifiedDocumentDate) ?? '',
  }
}
