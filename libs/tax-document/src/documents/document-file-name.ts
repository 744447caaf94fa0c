import { type DocumentType, factsOfKind } from '../catalogs/kind-facts.ts'
import { parseAccessKey } from '../values/access-key.ts'

/** What the file of a document is called that is not issued: `Borrador_Factura.pdf`. */
export function draftFileName(documentType: DocumentType): string {
  return `Borrador_${factsOfKind(documentType).fileName}.pdf`
}

/**
 * What a document's file is called where a person sees it: `Factura_001-001-000000123.pdf`. Letters without accents, digits,
 * `_`, `-` and `.`, which every file system and header takes. Of what is no access key, the text itself.
 */
export function documentFileName(accessKey: string, extension: 'pdf' | 'xml'): string {
  const key = parseAccessKey(accessKey)
  return `${key === null ? accessKey : `${factsOfKind(key.documentType).fileName}_${key.number}`}.${extension}`
}
