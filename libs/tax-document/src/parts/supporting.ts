import { documentCode, documentTypes, supportingDocumentTypes } from '../catalogs/documents.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { notModifiable } from '../rules/note-rules.ts'
import * as type from '../schema/types.ts'
import { parseAccessKey } from '../values/access-key.ts'
import type { SupportingReference } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'

/** The document that another one rests on. */
export interface Supporting {
  documentCode: string
  /** 001-001-000000001 */
  number: string
  /** YYYY-MM-DD */
  issueDate: string
}

const PATH = 'supportingDocument'

/** The document a note modifies: an access key says it all, or its type, number and date do. Not later than `issueDate`. */
export function readSupporting(
  reader: OrderReader,
  given: SupportingReference | undefined,
  issueDate: string,
): Supporting {
  const supporting = given?.accessKey
    ? ofAccessKey(reader, { ...given, accessKey: given.accessKey }, issueDate)
    : ofMembers(reader, given, issueDate)
  const other = notModifiable(supporting.documentCode, supporting.issueDate)
  const member = given?.accessKey ? 'accessKey' : 'documentType'
  if (other !== null) reader.refuse(`${PATH}.${member}`, documentErrors.notModifiable, other)
  if (supporting.issueDate > issueDate)
    reader.refuse(`${PATH}.issueDate`, documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  return supporting
}

function ofAccessKey(
  reader: OrderReader,
  given: SupportingReference & { accessKey: string },
  standIn: string,
): Supporting {
  const key = parseAccessKey(given.accessKey.trim())
  if (!key) {
    reader.refuse(`${PATH}.accessKey`, documentErrors.accessKeyMalformed)
    return { documentCode: '01', number: '', issueDate: standIn }
  }
  const { documentType, number, issueDate } = key
  const named = { documentCode: documentCode(documentType), number, issueDate }
  checkNamedTwice(reader, given, { ...named, documentType })
  return named
}

/** What stands beside the access key must be what the key says. */
function checkNamedTwice(
  reader: OrderReader,
  given: SupportingReference,
  key: Supporting & { documentType: string },
): void {
  const said: [keyof SupportingReference, [string, ...string[]]][] = [
    ['documentType', [key.documentType, key.documentCode]],
    ['number', [key.number, key.number.replaceAll('-', '')]],
    ['issueDate', [key.issueDate]],
  ]
  for (const [member, right] of said) {
    const text = given[member]?.trim() ?? ''
    if (text === '' || right.includes(text)) continue
    const facts = { reason: 'besideAccessKey', given: text, right: right[0] } as const
    reader.refuse(`${PATH}.${member}`, documentErrors.amountsDisagree, facts)
  }
}

function ofMembers(reader: OrderReader, given: SupportingReference | undefined, standIn: string): Supporting {
  const issueDate = reader.day(`${PATH}.issueDate`, given?.issueDate, standIn)
  return {
    // Whatever the length: a code that is not an invoice's is refused by name.
    documentCode: readDocumentCode(reader, given?.documentType, `${PATH}.documentType`, issueDate, type.code2or3),
    number: reader.documentNumber(`${PATH}.number`, given?.number),
    issueDate,
  }
}

/**
 * A document's type by our name or by the authority's code; INVOICE and 01 are the same. `form` is what the element holds: only
 * withholdings, and reimbursements of a sale, take three digits.
 */
export function readDocumentCode(
  reader: OrderReader,
  given: string | undefined,
  path: string,
  day: string,
  form: type.TextType = type.code2,
): string {
  const ours = documentTypes.entries.find((entry) => entry.documentType === given?.trim())
  if (ours) return ours.code
  const code = reader.code(path, given, supportingDocumentTypes, day)?.code ?? ''
  if (code.length > 2 && form === type.code2) refuseLongCode(reader, path, code)
  return code
}

/** A code of the table that is too long for the element of this document. */
export function refuseLongCode(reader: OrderReader, path: string, code: string): void {
  reader.refuse(path, documentErrors.codeNotInForce, { reason: 'tooLong', code })
}
