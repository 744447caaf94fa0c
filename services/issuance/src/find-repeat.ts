import type { DocumentType, Receipt } from './domain/receipt.ts'
import { referenceKey } from './domain/reference.ts'
import { bodyDiffers } from './issue-document.ts'
import type { Owner, Receipts } from './outbound/mongo-receipts.ts'

export interface Repeat {
  receipt: Receipt
  duplicate: true
  warnings: readonly { code: string; path: string; message: string }[]
}

export type FindRepeat = ReturnType<typeof findRepeat>

/** The receipt a devReference stands for, or null. A reference counts before the body is even looked at. */
export function findRepeat({ receipts }: { receipts: Pick<Receipts, 'findByReference'> }) {
  return async (
    caller: Owner,
    ruc: string,
    documentType: DocumentType,
    { devReference, bodyHash }: { devReference: string | null; bodyHash: string },
  ): Promise<Repeat | null> => {
    if (devReference === null) return null
    const row = await receipts.findByReference(referenceKey(caller, ruc, documentType, devReference))
    return row && { receipt: row, duplicate: true, warnings: bodyDiffers(row, bodyHash) }
  }
}
