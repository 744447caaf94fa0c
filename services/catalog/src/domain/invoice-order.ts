import { Decimal } from '@etax/kernel'
import { FINAL_CONSUMER, identificationTypeOf, itemTaxOf, type Order } from '@etax/tax-document'
import { PAYMENT_METHODS } from './fixed-lists.ts'
import { type InvoiceDetail, type InvoicePayment, roundingOf } from './invoice.ts'
import type { Row } from './resource.ts'

export interface InvoiceParts {
  invoice: Row
  customer: Row
  products: ReadonlyMap<string, Row>
  taxes: ReadonlyMap<string, Row>
  establishment: string
  emissionPoint: string
}

export type PlacedOrder = Order<'INVOICE'> & { establishment: string; emissionPoint: string }

export function invoiceOrder(parts: InvoiceParts): PlacedOrder {
  const { invoice, customer, establishment, emissionPoint } = parts
  return {
    documentType: 'INVOICE',
    establishment,
    emissionPoint,
    issueDate: String(invoice.issueDate),
    taxRounding: roundingOf(invoice),
    customer: party(customer),
    items: (invoice.details as InvoiceDetail[]).map((detail) => invoiceItem(detail, parts)),
    payments: (invoice.paymentMethods as InvoicePayment[]).map(payment),
  }
}

function party(row: Row): Order<'INVOICE'>['customer'] {
  const identificationType = identificationTypeOf(String(row.type)) ?? 'FOREIGN_ID'
  if (identificationType === 'FINAL_CONSUMER')
    return { identificationType, ...FINAL_CONSUMER, legalName: String(row.name), ...contact(row) }
  return {
    identificationType,
    identification: String(row.identification),
    legalName: String(row.name),
    ...contact(row),
  }
}

function contact({ email, phone, address }: Row): Partial<Order<'INVOICE'>['customer']> {
  const entries = Object.entries({ email, phone, address }).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries)
}

export function invoiceItem(
  detail: InvoiceDetail,
  { products, taxes }: Pick<InvoiceParts, 'products' | 'taxes'>,
): Order<'INVOICE'>['items'][number] {
  const product = products.get(detail.productId)
  return {
    code: String(product?.code),
    description: String(product?.name),
    quantity: String(detail.quantity),
    unitPrice: detail.price,
    discount: detail.discount,
    ...taxOf(taxes.get(String(product?.taxId))),
  }
}

/** Issuance reports unknown taxes. */
function taxOf(tax: Row | undefined): Pick<Order<'INVOICE'>['items'][number], 'taxType' | 'tax'> {
  const percentage = tax?.percentage instanceof Decimal ? tax.percentage.toString() : String(tax?.percentage)
  return itemTaxOf(String(tax?.authorityCode), percentage)
}

function payment({ paymentMethodId, value, deadline, timeUnit }: InvoicePayment) {
  const method = PAYMENT_METHODS.find(({ id }) => id === paymentMethodId)?.code ?? ''
  const term = deadline === null ? {} : { term: String(deadline) }
  return { method, amount: value, ...term, ...(timeUnit === null ? {} : { timeUnit }) }
}
