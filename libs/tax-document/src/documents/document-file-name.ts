import { type DocumentType, factsOfKind } from '../catalogs/kind-facts.ts'
import { parseAccessKey } from '../values/access-key.ts'

/** The file name of a draft: `Borrador_Factura.pdf`. */
export function draftFileName(documentType: DocumentType): string {
  return `Borrador_${factsOfKind(documentType).fileName}.pdf`
}

/**
 * The file name that users see: `Factura_001-001-000000123.pdf`. It has ASCII letters, digits, `_`, `-` and `.`, which
 * all file systems and headers accept. A text that is not an access key is returned itself.
 */
export function documentFileName(accessKey: string, extension: 'pdf' | 'xml'): string {
  const key = parseAccessKey(accessKey)
  return `${key === null ? accessKey : `${factsOfKind(key.documentType).fileName}_${key.number}`}.${extension}`
}
