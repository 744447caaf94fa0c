import { entryOf, lookUp, type Named, named } from '../catalogs/catalog.ts'
import { modifiableDocumentTypes, supportingDocumentTypes } from '../catalogs/documents.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { Ruling, Where } from '../values/ruling.ts'
import { checkCode } from './code-rules.ts'
import { checkDay, checkIdentified } from './issuer-rules.ts'

interface NoteHeader {
  customerIdentificationType: string
  customerIdentification: string
  modifiedDocumentCode: string
  modifiedDocumentDate: string
}

/** A credit or debit note needs a named party and an earlier modified document. Returns that document's day. */
export function checkNote(ruling: Ruling, header: NoteHeader, issued: string): string {
  checkNamedParty(
    ruling,
    ['header', 'customerIdentification'],
    header.customerIdentificationType,
    header.customerIdentification,
  )
  const where = ['header', 'modifiedDocumentDate']
  const modified = checkDay(ruling, where, header.modifiedDocumentDate)
  if (modified && modified > issued) ruling.error(where, documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  const day = modified ?? issued
  const whereCode = ['header', 'modifiedDocumentCode']
  checkSupportingCode(ruling, whereCode, header.modifiedDocumentCode, day)
  const other = notModifiable(header.modifiedDocumentCode, day)
  if (other !== null) ruling.error(whereCode, documentErrors.notModifiable, other)
  return day
}

/** The code of a document that a note cannot modify; null for others, and for unknown codes. */
export function notModifiable(code: string, day: string): Named | null {
  if (lookUp(modifiableDocumentTypes, code, day) || !lookUp(supportingDocumentTypes, code, day)) return null
  return named(entryOf(supportingDocumentTypes, code) ?? { code, name: code })
}

/** The party must not be a final consumer. */
export function checkNamedParty(ruling: Ruling, where: Where, code: string, identification: string): void {
  checkIdentified(ruling, where, code, identification)
  if (code === identificationCode('FINAL_CONSUMER')) ruling.error(where, documentErrors.finalConsumerMisplaced)
}

export function checkSupportingCode(ruling: Ruling, where: Where, code: string, day: string): void {
  checkCode(ruling, where, code, { catalog: supportingDocumentTypes, day, table: 'documents' })
}
