/** What a RIDE says, without where: the printed representation of a document, block by block. */
export interface Ride {
  issuer: Issuer
  document: Heading
  blocks: readonly Block[]
  /** Lines across every page, for what must not be taken for a valid document. */
  watermark: readonly string[]
}

export interface Issuer {
  legalName: string
  commercialName: string | null
  facts: readonly Fact[]
  /** What the authority wants printed of its regime: withholding agent, RIMPE, … */
  legends: readonly string[]
}

export interface Heading {
  ruc: string
  /** FACTURA, NOTA DE CRÉDITO, … */
  title: string
  number: string
  facts: readonly Fact[]
  /** Null for a draft, which has none: there is no barcode then. */
  accessKey: string | null
}

export interface Fact {
  label: string
  value: string
  /** Takes the whole width where facts stand in two columns. */
  wide?: true
  /** Stands out among totals. */
  strong?: true
}

/** A piece of the page, or two columns of pieces side by side. */
export type Block = Piece | { kind: 'sides'; left: readonly Piece[]; right: readonly Piece[] }

export type Piece =
  | { kind: 'facts'; heading?: string; columns: 1 | 2; facts: readonly Fact[] }
  | { kind: 'table'; heading?: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'totals'; lines: readonly Fact[] }

export interface Column {
  title: string
  /** Points, where there is space enough; the columns without share what is left. */
  width?: number
  align?: 'left' | 'right'
  /** Amounts, numbers, dates: the column is as wide as the longest of them, and none is broken. */
  unbroken?: true
}

/** A text, or paragraphs below each other. */
export type Cell = string | readonly string[]
