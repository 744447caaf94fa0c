import type { NoteType } from '../catalogs/kind-facts.ts'
import { type Document, shapeOf } from '../kinds/kinds.ts'
import { locate } from '../schema/locate.ts'
import type { DocumentSummary } from './summarize-document.ts'

/** The XPaths of what a note says of the document that it modifies, and of its total. */
export function placesInNote({ documentType, version }: Pick<DocumentSummary, 'documentType' | 'version'>) {
  const shape = shapeOf(documentType, version)
  const at = (member: keyof Document<NoteType>['header']) => locate(shape, undefined, ['header', member])
  return {
    document: at('modifiedDocumentNumber'),
    issueDate: at('modifiedDocumentDate'),
    customer: at('customerIdentification'),
    total: at('total'),
  }
}
