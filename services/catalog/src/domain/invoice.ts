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
