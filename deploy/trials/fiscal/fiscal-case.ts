import type { Issuer, Order } from '@etax/tax-document'

export interface FiscalCase {
  about: string
  issuer: Issuer
  today: string
  order: Order
}
