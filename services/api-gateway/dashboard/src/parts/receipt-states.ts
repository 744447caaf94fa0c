import type { components } from '../api/generated/api.ts'

type ReceiptStatus = components['schemas']['ReceiptState']

const EVERY = {
  DRAFT: true,
  RECEIVED_AUTHORITY: true,
  AUTHORIZED: true,
  COMPLETED: true,
  REJECTED: true,
  RETURNED: true,
  ERROR: true,
} satisfies Record<ReceiptStatus, true>

/** All states of the API, in the order of a receipt's life. */
export const RECEIPT_STATES = Object.keys(EVERY) as ReceiptStatus[]

export function isFinal(status: ReceiptStatus): boolean {
  return status === 'COMPLETED' || status === 'REJECTED' || status === 'RETURNED'
}
