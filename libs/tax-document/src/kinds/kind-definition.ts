import type { TObject } from 'typebox'
import type { DocumentType, KnownKind } from '../catalogs/kind-facts.ts'
import type { DraftKind, Totals } from '../parts/draft-types.ts'
import type { Customer } from '../parts/parties.ts'
import type { Unusual } from '../rules/unusual.ts'
import type { Shape } from '../schema/shape.ts'
import type { RuleContext, Ruling } from '../values/ruling.ts'

/** All that is particular to one kind of document: its facts, and what is done with one. */
export interface KindDefinition<O, D extends { documentType: DocumentType; version: string }> extends KnownKind {
  documentType: D['documentType']
  /** Every version with a schema, oldest first. */
  versions: readonly D['version'][]
  shape: (version: D['version']) => Shape
  /** The schema of an order. */
  order: TObject
  /** A body that is right. */
  example: object
  draft: DraftKind<O, D>
  /** What an order is about, a line each. */
  lines: (order: O) => string[]
  /** What holds beyond the schema. */
  rules: (ruling: Ruling, document: D, context: RuleContext) => void
  /** What its schema and rules let pass, and seldom is meant so. */
  unusual: (document: D) => Unusual[]
  /** Whom the document is for. */
  party: (document: D) => Customer
  totals: (document: D) => Totals
}
