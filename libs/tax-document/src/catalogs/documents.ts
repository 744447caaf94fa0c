import type { Catalog, Entry } from './catalog.ts'
import { documentTypes as documents } from './generated/document-types.ts'
import { supportCodes as supports } from './generated/support-codes.ts'
import { type DocumentType, factsOfKind, kindFacts } from './kind-facts.ts'

/** Table 3: our documents, with the authority's code. */
export const documentTypes: Catalog<Entry & { documentType: DocumentType }> = {
  entries: kindFacts.map(({ code, documentType, title: name, names }) => ({
    code,
    documentType,
    name,
    english: names.en,
  })),
}

const kinds = new Map(kindFacts.map(({ code, documentType }) => [code, documentType]))

/** The authority's code of a kind: `01` for an invoice. */
export function documentCode(documentType: DocumentType): string {
  return factsOfKind(documentType).code
}

/** Undefined for documents that this library does not issue. */
export function documentTypeOf(code: string): DocumentType | undefined {
  return kinds.get(code)
}

/** Documents that others withhold from, modify, reimburse or carry. */
export const supportingDocumentTypes: Catalog = documents

/**
 * Documents that a note may modify (codDocModificado). The authority accepts 01; others report 03, without
 * confirmation.
 */
export const modifiableDocumentTypes: Catalog = {
  entries: [{ code: '01', name: 'Factura' }],
}

/** The purpose of a withheld payment (codSustento), with its usual documents. */
export const supportCodes: Catalog<Entry & { documents: readonly string[] }> = supports
