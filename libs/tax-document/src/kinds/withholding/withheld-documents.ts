import type { WithheldReference } from '../../parts/draft-types.ts'
import type { Where } from '../../values/ruling.ts'
import type { WithholdingDocument } from './shape.ts'
import { SELF_WITHHOLDING } from './supporting-document-rules.ts'

/** The documents of a withholding, in either edition. */
export function withheldDocumentsOf(
  { withholdings = [], supportingDocuments = [] }: WithholdingDocument,
  pathOf: (where: Where) => string,
): WithheldReference[] {
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
