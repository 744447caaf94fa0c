import type { Receipt } from './receipt.ts'

/** Something to know about an order that was taken all the same. */
export interface Warning {
  code: string
  path: string
  message: string
}

/** What became of an order. */
export interface Issued {
  receipt: Receipt
  duplicate: boolean
  warnings: readonly Warning[]
}

/** What was there already: the same call, whose answer got lost, or the repeat of a reference. */
export function repeated(first: Receipt, { receiptId, bodyHash }: { receiptId: string; bodyHash: string }): Issued {
  if (first._id === receiptId) return { receipt: first, duplicate: false, warnings: [] }
  return { receipt: first, duplicate: true, warnings: bodyDiffers(first, bodyHash) }
}

/** The same reference with another body still stands for the first receipt; the caller is told. */
export function bodyDiffers({ bodyHash }: Pick<Receipt, 'bodyHash'>, hash: string): readonly Warning[] {
  if (bodyHash === undefined || bodyHash === hash) return []
  const message = 'This devReference was used with another body; the first receipt is returned and nothing was issued.'
  return [{ code: 'ISS_90001', path: 'devReference', message }]
}
