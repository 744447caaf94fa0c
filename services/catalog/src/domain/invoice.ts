import { TAX_ROUNDINGS, type TaxRounding } from '@etax/tax-document'
import type { Fields } from './resource.ts'

/** The parts of an invoice of the resource API, as they are kept. */
export interface InvoicePayment {
  id: string
  paymentMethodId: string
  deadline: number | null
  timeUnit: 'DAY' | 'MONTH' | 'YEAR' | null
  value: string
}

export interface InvoiceDetail {
  id: string
  productId: string
  quantity: number
  price: string
  discount: string
}

/** How its taxes are rounded, and its payments were checked; rows of before were rounded on their lines. */
export function roundingOf({ taxRounding }: Fields): TaxRounding {
  return TAX_ROUNDINGS.find((one) => one === taxRounding) ?? 'LINE'
}
