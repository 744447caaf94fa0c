export interface Ride {
  issuer: Issuer
  document: Heading
  blocks: readonly Block[]
  /** Across every page of a document without validity. */
  watermark: readonly string[]
}

export interface Issuer {
  legalName: string
  commercialName: string | null
  facts: readonly Fact[]
  /** The regime's legends that the authority prescribes. */
  legends: readonly string[]
}

export interface Heading {
  ruc: string
  /** FACTURA, NOTA DE CRÉDITO, … */
  title: string
  number: string
  facts: readonly Fact[]
  /** Null for a draft, without barcode. */
  accessKey: string | null
}

export interface Fact {
  label: string
  value: string
  /** Takes the full width in two columns. */
  wide?: true
  strong?: true
}

export type Block = Piece | { kind: 'sides'; left: readonly Piece[]; right: readonly Piece[] }

export type Piece =
  | { kind: 'facts'; heading?: string; columns: 1 | 2; facts: readonly Fact[] }
  | { kind: 'table'; heading?: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'totals'; lines: readonly Fact[] }

export interface Column {
  title: string
  /** The width in points, if there is space; columns without it share the rest. */
  width?: number
  align?: 'left' | 'right'
  /** The column is as wide as its longest cell; for amounts, numbers and dates. */
  unbroken?: true
}

/** An array holds paragraphs. */
export type Cell = string | readonly string[]
