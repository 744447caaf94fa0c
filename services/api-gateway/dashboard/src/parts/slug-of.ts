import type { DocumentType } from '@etax/tax-document/kind-facts'

/** A kind as addresses of the page name it: `credit-note`. */
export function slugOf(documentType: DocumentType): string {
  return documentType.toLowerCase().replaceAll('_', '-')
}
