import type { TObject } from 'typebox'
import type { DocumentType } from '../catalogs/documents.ts'
import type { DraftKind, Totals } from '../parts/draft-types.ts'
import type { Customer } from '../parts/parties.ts'
import type { Shape } from '../schema/shape.ts'
import type { RuleContext, Ruling } from '../values/ruling.ts'

/** All that is particular to one kind of document. */
export interface KindDefinition<O, D extends { documentType: DocumentType; version: string }> {
  documentType: D['documentType']
  /** Name of the root element. */
  root: string
  /** Every version with a schema, oldest first. */
  versions: readonly D['version'][]
  shape: (version: D['version']) => Shape
  draft: DraftKind<O, D>
  api: KindApi
  /** What holds beyond the schema. */
  rules: (ruling: Ruling, document: D, context: RuleContext) => void
  /** Whom the document is for. */
  party: (document: D) => Customer
  totals: (document: D) => Totals
}

/** How a kind is asked for over HTTP. */
export interface KindApi {
  /** Below the API's own address: `/invoices`. */
  path: string
  summary: string
  /** What the schema of its body is called in the OpenAPI document. */
  component: string
  /** Who may ask: callers of the developer API, or the dashboard by session. */
  audience: 'developer' | 'session'
  order: TObject
  /** A body that is right. */
  example: object
}
