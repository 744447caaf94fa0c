import type { Amount, Day, Exportation, Item, IvaRefund, OrderBase, Party, Payment, Reimbursement } from '../order.ts'

export interface InvoiceOrder extends OrderBase {
  documentType: 'INVOICE'
  customer: Party
  items: readonly Item[]
  /** Default: the whole total by method 01. They must add up to the total. */
  payments?: readonly Payment[] | undefined
  /** Default: DOLAR. */
  currency?: string | undefined
  tip?: Amount | undefined
  /** Number of the waybill the goods travel with: 001-001-000000001. */
  deliveryNote?: string | undefined
  reimbursements?: readonly Reimbursement[] | undefined
  exportation?: Exportation | undefined
  /** Collected for others, outside the tax bases and part of the total. */
  thirdPartyItems?: readonly { concept: string; amount: Amount }[] | undefined
  /** When the invoice takes the place of the waybill. */
  transport?: Transport | undefined
  /** Withheld in advance: fuels and newspapers, tables 22 and 23. */
  presumptiveWithholdings?: readonly PresumptiveWithholding[] | undefined
  ivaRefunds?: readonly IvaRefund[] | undefined
  /** Vehicle of a transport operator. */
  plate?: string | undefined
  ivaWithheld?: Amount | undefined
  incomeTaxWithheld?: Amount | undefined
  /** Of a negotiable commercial invoice. */
  negotiable?: { email: string } | undefined
}

export interface Transport {
  departureAddress: string
  arrivalAddress: string
  startDate: Day
  endDate: Day
  carrier: Party
  plate: string
  destinations: readonly {
    reason: string
    customsDocument?: string | undefined
    establishment?: string | undefined
    route?: string | undefined
  }[]
}

export interface PresumptiveWithholding {
  /** Code of table 23. */
  code: string
  rate: Amount
  amount: Amount
}
