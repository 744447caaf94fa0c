import { bodyDiffers, type Issued } from './domain/issued.ts'
import type { DocumentType, Owner } from './domain/receipt.ts'
import { referenceKeys } from './domain/reference.ts'
import type { Receipts } from './ports.ts'

export type FindDuplicate = ReturnType<typeof findDuplicate>

/** The devReference counts even with an invalid body. */
export function findDuplicate({ receipts }: { receipts: Pick<Receipts, 'findByReference'> }) {
  return async (
    caller: Owner,
    ruc: string,
    documentType: DocumentType,
    { devReference, bodyHash }: { devReference: string | null; bodyHash: string },
  ): Promise<Issued | null> => {
    if (devReference === null) return null
    const receipt = await receipts.findByReference(referenceKeys(caller, ruc, documentType, devReference))
    return receipt && { receipt, duplicate: true, warnings: bodyDiffers(receipt, bodyHash) }
  }
}
