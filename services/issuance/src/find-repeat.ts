import { bodyDiffers, type Issued } from './domain/issued.ts'
import type { DocumentType } from './domain/receipt.ts'
import { referenceKey } from './domain/reference.ts'
import type { Owner, Receipts } from './outbound/mongo-receipts.ts'

export type FindRepeat = ReturnType<typeof findRepeat>

/** The receipt a devReference stands for, or null. A reference counts before the body is even looked at. */
export function findRepeat({ receipts }: { receipts: Pick<Receipts, 'findByReference'> }) {
  return async (
    caller: Owner,
    ruc: string,
    documentType: DocumentType,
    { devReference, bodyHash }: { devReference: string | null; bodyHash: string },
  ): Promise<Issued | null> => {
    if (devReference === null) return null
    const row = await receipts.findByReference(referenceKey(caller, ruc, documentType, devReference))
    return row && { receipt: row, duplicate: true, warnings: bodyDiffers(row, bodyHash) }
  }
}
