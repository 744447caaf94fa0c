import { documentCode, documentTypes, supportingDocumentTypes } from '../catalogs/documents.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { notModifiable } from '../rules/note-rules.ts'
import * as type from '../schema/types.ts'
import { parseAccessKey } from '../values/access-key.ts'
import type { SupportingReference } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'

export interface Supporting {
  documentCode: string
  /** 001-001-000000001 */
  number: string
  /** YYYY-MM-DD */
  issueDate: string
}

const PATH = 'supportingDocument'

/** The document that a note modifies: by access key, or by type, number and date. Not later than `issueDate`. */
export function readSupporting(
  reader: OrderReader,
  reference: SupportingReference | undefined,
  issueDate: string,
): Supporting {
  const supporting = reference?.accessKey
    ? ofAccessKey(reader, { ...reference, accessKey: reference.accessKey }, issueDate)
    : ofMembers(reader, reference, issueDate)
  const other = notModifiable(supporting.documentCode, supporting.issueDate)
  const member = reference?.accessKey ? 'accessKey' : 'documentType'
  if (other !== null) reader.refuse(`${PATH}.${member}`, documentErrors.notModifiable, other)
  if (supporting.issueDate > issueDate)
    reader.refuse(`${PATH}.issueDate`, documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  return supporting
}

function ofAccessKey(
  reader: OrderReader,
  reference: SupportingReference & { accessKey: string },
  standIn: string,
): Supporting {
  const key = parseAccessKey(reference.accessKey.trim())
  if (!key) {
    reader.refuse(`${PATH}.accessKey`, documentErrors.accessKeyMalformed)
    return { documentCode: '01', number: '', issueDate: standIn }
  }
  const { documentType, number, issueDate } = key
  const named = { documentCode: documentCode(documentType), number, issueDate }
  checkNamedTwice(reader, reference, { ...named, documentType })
  return named
}

/** Other members must agree with the access key. */
function checkNamedTwice(
  reader: OrderReader,
  reference: SupportingReference,
  key: Supporting & { documentType: string },
): void {
  const members: [keyof SupportingReference, [string, ...string[]]][] = [
    ['documentType', [key.documentType, key.documentCode]],
    ['number', [key.number, key.number.replaceAll('-', '')]],
    ['issueDate', [key.issueDate]],
  ]
  for (const [member, right] of members) {
    const text = reference[member]?.trim() ?? ''
    if (text === '' || right.includes(text)) continue
    const facts = { reason: 'besideAccessKey', given: text, right: right[0] } as const
    reader.refuse(`${PATH}.${member}`, documentErrors.amountsDisagree, facts)
  }
}

function ofMembers(reader: OrderReader, reference: SupportingReference | undefined, standIn: string): Supporting {
  const issueDate = reader.day(`${PATH}.issueDate`, reference?.issueDate, standIn)
  return {
    // The code may have any length: the error names a wrong code.
    documentCode: readDocumentCode(reader, reference?.documentType, `${PATH}.documentType`, issueDate, type.code2or3),
    number: reader.documentNumber(`${PATH}.number`, reference?.number),
    issueDate,
  }
}

/**
 * Our name of a document type, or the authority's code: INVOICE or 01. `form` is the element's: only withholdings and
 * reimbursements of a sale accept three digits.
 */
export function readDocumentCode(
  reader: OrderReader,
  input: string | undefined,
  path: string,
  day: string,
  form: type.TextType = type.code2,
): string {
  const ownType = documentTypes.entries.find((entry) => entry.documentType === input?.trim())
  if (ownType) return ownType.code
  const code = reader.code(path, input, supportingDocumentTypes, day)?.code ?? ''
  if (code.length > 2 && form === type.code2) refuseLongCode(reader, path, code)
  return code
}

/** A code of the table that is too long for the document's element. */
export function refuseLongCode(reader: OrderReader, path: string, code: string): void {
  reader.refuse(path, documentErrors.codeNotInForce, { reason: 'tooLong', code })
}
