import { TAX_ROUNDINGS, type TaxRounding } from '@etax/tax-document'
import type { Fields } from './resource.ts'

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

/** Older rows were rounded per line. */
export function roundingOf({ taxRounding }: Fields): TaxRounding {
  return TAX_ROUNDINGS.find((one) => one === taxRounding) ?? 'LINE'
}
