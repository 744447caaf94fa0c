import type { DocumentType, Owner } from './receipt.ts'

/** A devReference with everything it is unique within: workspace, mode, taxpayer and kind. */
export function referenceKey(
  { workspaceId, mode }: Owner,
  ruc: string,
  documentType: DocumentType,
  devReference: string,
): string {
  return [workspaceId, mode, ruc, documentType, devReference].join('|')
}
