import { canonicalReference } from '@etax/tax-document'
import type { DocumentType, Owner } from './receipt.ts'

/** A devReference in its one form, with everything it is unique within: workspace, mode, taxpayer and kind. */
export function referenceKey(owner: Owner, ruc: string, documentType: DocumentType, devReference: string): string {
  return keyOf(owner, ruc, documentType, canonicalReference(devReference))
}

/**
 * The keys that a reference may be kept under, the one of exactly these letters first: before references had one form they were kept
 * as they were written.
 */
export function referenceKeys(owner: Owner, ruc: string, documentType: DocumentType, devReference: string): string[] {
  const keys = [devReference, canonicalReference(devReference)].map((one) => keyOf(owner, ruc, documentType, one))
  return [...new Set(keys)]
}

function keyOf({ workspaceId, mode }: Owner, ruc: string, documentType: DocumentType, reference: string): string {
  return [workspaceId, mode, ruc, documentType, reference].join('|')
}
