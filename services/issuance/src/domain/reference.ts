import { canonicalReference } from '@etax/tax-document'
import type { DocumentType, Owner } from './receipt.ts'

export function referenceKey(owner: Owner, ruc: string, documentType: DocumentType, devReference: string): string {
  return keyOf(owner, ruc, documentType, canonicalReference(devReference))
}

/** The literal key first: older rows keep a reference without its canonical form. */
export function referenceKeys(owner: Owner, ruc: string, documentType: DocumentType, devReference: string): string[] {
  const keys = [devReference, canonicalReference(devReference)].map((one) => keyOf(owner, ruc, documentType, one))
  return [...new Set(keys)]
}

function keyOf({ workspaceId, mode }: Owner, ruc: string, documentType: DocumentType, reference: string): string {
  return [workspaceId, mode, ruc, documentType, reference].join('|')
}
