import type { components } from '../api/generated/api.ts'

type ReceiptStatus = components['schemas']['ReceiptState']

export function isFinal(status: ReceiptStatus): boolean {
  return status === 'COMPLETED' || status === 'REJECTED' || status === 'RETURNED'
}
