import { kindTable } from './generated/kind-table.ts'

/** What is the same in every document of a kind: plain data, from kinds/<kind>/facts.ts. */
export interface KindFacts {
  /** As the API names it. */
  documentType: string
  /** The authority's two digits, of its table 3. */
  code: string
  /** Name of the XML's root element. */
  root: string
  /** As the authority prints it. */
  title: string
  names: Texts
  /** What it is issued for, in a sentence. */
  purpose: Texts
  /** In names of files: ASCII letters. */
  fileName: string
  /** What its total is called, in Spanish; null where it has no amounts. */
  totalName: string | null
  /** Below the API's own address: `/invoices`. */
  path: `/${string}`
  /** Of the operation that issues it. */
  summary: string
  /** What the schema of its order is called in the OpenAPI document: `InvoiceOrder`. */
  component: `${string}Order`
  /** Who may issue it: callers of the developer API, or the dashboard by session. */
  audience: 'developer' | 'session'
  /** What the names of its events begin with. */
  events: string
  /** Of which report it is; null where of none. */
  figures: Figures | null
  /** What whom it is for is to the issuer. */
  partyRole: 'customer' | 'supplier' | 'recipient'
  /** Where in an order the addresses stand that it is mailed to. */
  mailedTo: string
}

interface Texts {
  es: string
  en: string
}

type Figures = 'sales' | 'withholdings' | 'purchases'

type Row = (typeof kindTable)[number]

/** Every kind, as the API names it. */
export type DocumentType = Row['documentType']

/** The facts of one of the kinds that there are. */
export interface KnownKind extends KindFacts {
  documentType: DocumentType
  path: Row['path']
}

/** Every kind, in the order of the authority's codes. */
export const kindFacts: readonly KnownKind[] = kindTable

/** Every kind in the order in which people read them: what is sold first, what is in no report last. */
export const listedKinds: readonly KnownKind[] = ['sales', 'withholdings', 'purchases', null].flatMap((report) =>
  kindFacts.filter(({ figures }) => figures === report),
)

const byType = new Map<string, KnownKind>(kindFacts.map((kind) => [kind.documentType, kind]))

/** Whether a text names a kind. */
export function isDocumentType(text: string): text is DocumentType {
  return byType.has(text)
}

/** The facts of a kind. */
export function factsOfKind(documentType: DocumentType): KnownKind {
  return byType.get(documentType) as KnownKind
}

/** The kinds that a report is made of. */
export function kindsOfReport(report: Figures): DocumentType[] {
  return kindFacts.filter(({ figures }) => figures === report).map(({ documentType }) => documentType)
}
