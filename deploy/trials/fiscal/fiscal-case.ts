import type { Issuer, Order } from '@etax/tax-document'

/** An order, and what it is issued with. */
export interface FiscalCase {
  /** What it is there for. */
  about: string
  issuer: Issuer
  /** YYYY-MM-DD */
  today: string
  order: Order
}
