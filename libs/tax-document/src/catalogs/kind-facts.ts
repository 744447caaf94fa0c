import { kindTable } from './generated/kind-table.ts'

export interface KindFacts {
  documentType: string
  /** The code in the authority's table 3. */
  code: string
  root: string
  title: string
  names: Texts
  purpose: Texts
  /** The name in file names: ASCII letters. */
  fileName: string
  /** The Spanish name of its total; null without amounts. */
  totalName: string | null
  /** The path in the API: `/invoices`. */
  path: `/${string}`
  summary: string
  /** The name of its order's schema in OpenAPI: `InvoiceOrder`. */
  component: `${string}Order`
  /** Who may issue it: callers of the developer API, or users of the dashboard. */
  audience: 'developer' | 'session'
  /** The prefix of its events. */
  events: string
  figures: Figures | null
  partyRole: 'customer' | 'supplier' | 'recipient'
  /** The path of the party that an order names; a waybill names its carrier there. */
  partyPath: string
  /** The kind of the document that it modifies; null for other kinds than notes. */
  modifies: string | null
  /** -1 if its amounts lower those of sales. */
  sign: 1 | -1
  /** The direction in which it moves the stock of its items. */
  stock: 'IN' | 'OUT' | null
}

interface Texts {
  es: string
  en: string
}

type Figures = 'sales' | 'withholdings' | 'purchases'

type Row = (typeof kindTable)[number]

export type DocumentType = Row['documentType']

export interface KnownKind extends KindFacts {
  documentType: DocumentType
  path: Row['path']
  modifies: DocumentType | null
}

export type NoteType = Extract<Row, { modifies: string }>['documentType']

/** Every kind, in the order of the authority's codes. */
export const kindFacts: readonly KnownKind[] = kindTable

/** Every kind in reading order: sales first, kinds without a report last. */
export const listedKinds: readonly KnownKind[] = ['sales', 'withholdings', 'purchases', null].flatMap((report) =>
  kindFacts.filter(({ figures }) => figures === report),
)

const byType = new Map<string, KnownKind>(kindFacts.map((kind) => [kind.documentType, kind]))

export function isDocumentType(text: string): text is DocumentType {
  return byType.has(text)
}

export function factsOfKind(documentType: DocumentType): KnownKind {
  return byType.get(documentType) as KnownKind
}

export function isNote<D extends { documentType: DocumentType }>(
  document: D,
): document is Extract<D, { documentType: NoteType }> {
  return factsOfKind(document.documentType).modifies !== null
}

/** The kinds of note that modify a document of this kind. */
export function notesOn(documentType: DocumentType): KnownKind[] {
  return kindFacts.filter(({ modifies }) => modifies === documentType)
}

export function hasAmounts(documentType: DocumentType): boolean {
  return factsOfKind(documentType).totalName !== null
}

export function kindsOfReport(report: Figures): DocumentType[] {
  return kindFacts.filter(({ figures }) => figures === report).map(({ documentType }) => documentType)
}
