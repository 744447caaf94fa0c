import type { TaxRounding } from '../amounts/pricing.ts'
import type { Period } from '../catalogs/catalog.ts'
import type { Issuer } from './issuer.ts'
import type { OrderReader } from './order-reader.ts'
import type { Customer } from './parties.ts'

/** What a draft is made under: what counts as today, and the days of the tourism rate. */
export interface DraftContext {
  /** YYYY-MM-DD, by the authority's clock: see `authorityDay`. */
  today: string
  /** Days on which the 8 % rate applies; on others it is accepted with a warning. */
  tourismDays?: readonly Period[]
}

/** The totals of a document as the API shows them: decimal text with two places. */
export interface Totals {
  subtotal: string
  discount: string
  taxes: TaxTotal[]
  total: string
}

export interface TaxTotal {
  /** The authority's tax code: 2 value-added, 3 excise, 5 plastic bottles; 1, 2, 6 in withholdings. */
  code: string
  rateCode: string
  rate: string
  base: string
  amount: string
}

/** What every kind makes of an order. `document` is complete but for its number and access key. */
export interface Drafted<D> {
  document: D
  customer: Customer
  /** YYYY-MM-DD */
  issueDate: string
  /** Of sales and notes. */
  taxRounding?: TaxRounding
}

/** One kind's way from an order to a document; what is wrong goes into the reader. */
export type DraftKind<O, D> = (reader: OrderReader, order: O, issuer: Issuer, context: DraftContext) => Drafted<D>
