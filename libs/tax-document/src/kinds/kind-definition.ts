import type { Text } from '@etax/kernel'
import type { TObject } from 'typebox'
import type { DocumentType, KnownKind } from '../catalogs/kind-facts.ts'
import type { DraftKind, NumberedSeries, Totals, WithheldReference } from '../parts/draft-types.ts'
import type { Customer } from '../parts/parties.ts'
import type { Unusual } from '../rules/unusual.ts'
import type { Shape } from '../schema/shape.ts'
import type { RuleContext, Ruling, Where } from '../values/ruling.ts'

export interface KindDefinition<O, D extends { documentType: DocumentType; version: string }> extends KnownKind {
  documentType: D['documentType']
  /** Every version with a schema, oldest first. */
  versions: readonly D['version'][]
  shape: (version: D['version']) => Shape
  order: TObject
  example: object
  draft: DraftKind<O, D>
  lines: (order: O) => Text[]
  rules: (ruling: Ruling, document: D, context: RuleContext) => void
  unusual: (document: D) => Unusual[]
  party: (document: D) => Customer
  totals: (document: D) => Totals
  /** The documents that it withholds from. */
  withholds?: (document: D, pathOf: (where: Where) => string) => WithheldReference[]
  /** Fills the number into the rest of the XML, after the first block. */
  numbered?: (xml: string, series: NumberedSeries) => string
}
