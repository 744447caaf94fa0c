import type { Amount, Day, OrderBase, Party } from '../order.ts'

export interface WaybillOrder extends OrderBase {
  documentType: 'WAYBILL'
  departureAddress: string
  carrier: Party
  plate: string
  /** Not before the issue date. */
  startDate: Day
  endDate: Day
  recipients: readonly Recipient[]
  /** Where the waybill is mailed: one or several, comma-separated. */
  email?: string | undefined
}

export interface Recipient {
  identification: string
  legalName: string
  address: string
  reason: string
  route?: string | undefined
  destinationEstablishment?: string | undefined
  customsDocument?: string | undefined
  /** The sale that is carried. */
  supportingDocument?:
    | {
        /** INVOICE, … or the authority's code. */
        documentType: string
        /** 001-001-000000001 */
        number: string
        authorizationNumber?: string | undefined
        issueDate: Day
      }
    | undefined
  items: readonly CarriedItem[]
}

export interface CarriedItem {
  code: string
  auxiliaryCode?: string | undefined
  description: string
  quantity: Amount
  /** At most three. */
  details?: readonly { name: string; value: string }[] | undefined
}
