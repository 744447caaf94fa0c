import type { TaxRounding } from '../amounts/pricing.ts'
import type { Period } from '../catalogs/catalog.ts'
import type { Issuer } from './issuer.ts'
import type { OrderReader } from './order-reader.ts'
import type { Customer } from './parties.ts'

/** The day of a draft, and the days of the tourism rate. */
export interface DraftContext {
  /** YYYY-MM-DD, by the authority's clock: see `authorityDay`. */
  today: string
  /** Days of the 8 % rate; on others it warns. */
  tourismDays?: readonly Period[]
}

/** The totals of a document for the API: decimal text with two places. */
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

/** A document that a withholding is about. */
export interface WithheldReference {
  /** The authority's code of its kind: 01 for an invoice. */
  documentCode: string
  /** 15 digits. */
  number: string
  /** Of its number, in the order or in the XML. */
  path: string
}

export interface NumberedSeries {
  establishment: string
  emissionPoint: string
  /** Nine digits. */
  sequential: string
}

/** The result of each kind. `document` lacks only number and access key. */
export interface Drafted<D> {
  document: D
  customer: Customer
  /** YYYY-MM-DD */
  issueDate: string
  /** Only sales and notes have it. */
  taxRounding?: TaxRounding
}

export type DraftKind<O, D> = (reader: OrderReader, order: O, issuer: Issuer, context: DraftContext) => Drafted<D>
