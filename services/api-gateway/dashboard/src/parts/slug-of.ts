import type { DocumentType } from '@etax/tax-document/kind-facts'

/** The kind in an address: `credit-note`. */
export function slugOf(documentType: DocumentType): string {
  return documentType.toLowerCase().replaceAll('_', '-')
}
