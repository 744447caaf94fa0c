import { issuanceErrors } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import type { Receipt } from './receipt.ts'

export type Warning = ErrorDetail

export interface Issued {
  receipt: Receipt
  duplicate: boolean
  warnings: readonly Warning[]
}

/** The stored receipt of a repeated call or reference. */
export function storedBefore(first: Receipt, { receiptId, bodyHash }: { receiptId: string; bodyHash: string }): Issued {
  if (first._id === receiptId) return { receipt: first, duplicate: false, warnings: [] }
  return { receipt: first, duplicate: true, warnings: bodyDiffers(first, bodyHash) }
}

/** A reference with another body stands for its first receipt, with a warning. */
export function bodyDiffers({ bodyHash }: Pick<Receipt, 'bodyHash'>, hash: string): readonly Warning[] {
  if (bodyHash === undefined || bodyHash === hash) return []
  return [issuanceErrors.anotherBody.at('devReference')]
}
