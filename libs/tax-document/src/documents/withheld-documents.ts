import type { Document } from '../kinds/kinds.ts'
import { SELF_WITHHOLDING } from '../kinds/withholding/supporting-document-rules.ts'
import type { Where } from '../values/ruling.ts'

export interface WithheldReference {
  /** The authority's code of its kind: 01 for an invoice. */
  documentCode: string
  /** 15 digits. */
  number: string
  /** Of its number, in the order or in the XML. */
  path: string
}

/** The documents of a withholding, in either edition; none for other kinds. */
export function withheldDocumentsOf(document: Document, pathOf: (where: Where) => string): WithheldReference[] {
  if (document.documentType !== 'WITHHOLDING') return []
  const { withholdings = [], supportingDocuments = [] } = document
  const single = withholdings.map(({ documentCode = '', documentNumber = '' }, at) => ({
    documentCode,
    number: documentNumber,
    path: pathOf(['withholdings', at, 'documentNumber']),
  }))
  const grouped = supportingDocuments.map(({ documentCode, number }, at) => ({
    documentCode,
    number,
    path: pathOf(['supportingDocuments', at, 'number']),
  }))
  return [...single, ...grouped].filter(
    ({ documentCode, number }) => number !== '' && documentCode !== SELF_WITHHOLDING,
  )
}

/** `supportingDocuments[0].number`: order and document have the same list. */
export function placeInOrder([list, at, member]: Where): string {
  return `${list}[${at}].${member}`
}
