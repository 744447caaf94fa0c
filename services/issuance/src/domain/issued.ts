import { issuanceErrors } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import type { Receipt } from './receipt.ts'

/** Something to know about an order that was accepted all the same. */
export type Warning = ErrorDetail

/** What an order or a document led to. */
export interface Issued {
  receipt: Receipt
  duplicate: boolean
  warnings: readonly Warning[]
}

/** The receipt that is stored already: the same call, whose answer was lost, or the repeat of a reference. */
export function storedBefore(first: Receipt, { receiptId, bodyHash }: { receiptId: string; bodyHash: string }): Issued {
  if (first._id === receiptId) return { receipt: first, duplicate: false, warnings: [] }
  return { receipt: first, duplicate: true, warnings: bodyDiffers(first, bodyHash) }
}

/** The same reference with another body still stands for the first receipt; the caller is told. */
export function bodyDiffers({ bodyHash }: Pick<Receipt, 'bodyHash'>, hash: string): readonly Warning[] {
  if (bodyHash === undefined || bodyHash === hash) return []
  return [issuanceErrors.anotherBody.at('devReference')]
}
