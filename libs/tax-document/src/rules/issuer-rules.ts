import { documentCode } from '../catalogs/documents.ts'
import { isLate } from '../catalogs/duties.ts'
import { checkIdentification, checkRuc } from '../catalogs/identification.ts'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { identificationTypeOf } from '../catalogs/parties.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { IssuerBlock } from '../schema/common.ts'
import { parseAccessKey } from '../values/access-key.ts'
import { dayOf, daysBetween, TOLERATED_DAYS } from '../values/calendar.ts'
import { sequentialText } from '../values/document-number.ts'
import type { RuleContext, Ruling, Where } from '../values/ruling.ts'

interface IssuedDocument {
  documentType: DocumentType
  issuer: IssuerBlock
}

export function checkIssuer(ruling: Ruling, document: IssuedDocument): void {
  const { issuer, documentType } = document
  if (issuer.documentCode !== documentCode(documentType))
    ruling.error(['issuer', 'documentCode'], documentErrors.documentCodeWrong)
  if (issuer.emissionType !== '1') ruling.error(['issuer', 'emissionType'], documentErrors.emissionTypeWrong)
  const ruc = checkRuc(issuer.ruc)
  if (ruc === 'malformed') ruling.error(['issuer', 'ruc'], documentErrors.identificationMalformed, { reason: 'ruc' })
  if (ruc === 'unverified') ruling.warn(['issuer', 'ruc'], documentErrors.checkDigitWrong, { reason: 'digit' })
  checkAccessKey(ruling, document)
}

function checkAccessKey(ruling: Ruling, { issuer }: IssuedDocument): void {
  const key = parseAccessKey(issuer.accessKey)
  if (!key) {
    ruling.error(['issuer', 'accessKey'], documentErrors.accessKeyMalformed)
    return
  }
  if (key.emissionType !== issuer.emissionType)
    ruling.warn(['issuer', 'accessKey'], documentErrors.unusual, { reason: 'emissionType' })
  const pairs: [keyof IssuerBlock, string][] = [
    ['documentCode', documentCode(key.documentType)],
    ['ruc', key.ruc],
    ['environment', String(key.environment)],
    ['establishment', key.establishment],
    ['emissionPoint', key.emissionPoint],
    ['sequential', sequentialText(key.sequential)],
  ]
  for (const [member, expected] of pairs) {
    const written = String(issuer[member])
    if (written !== expected) ruling.error(['issuer', member], documentErrors.keyDisagrees, { written, key: expected })
  }
}

/** The issue date: a day, not in the future, and the access key's. Returns the day of the catalogs. */
export function checkIssueDate(
  ruling: Ruling,
  document: IssuedDocument,
  printed: string,
  context: RuleContext,
): string {
  const where = ['header', 'issueDate']
  const day = checkDay(ruling, where, printed)
  if (!day) return nearestDay(printed)
  const keyed = parseAccessKey(document.issuer.accessKey)?.issueDate
  if (keyed && keyed !== day) ruling.error(where, documentErrors.keyDisagrees, { written: day, key: keyed })
  checkAge(ruling, where, day, context)
  return day
}

/** Not in the future, not late, and not older than the authority accepts. */
export function checkAge(ruling: Ruling, where: Where, day: string, { today }: RuleContext): void {
  if (!today) return
  if (day > today) ruling.error(where, documentErrors.dateInFuture)
  const age = daysBetween(day, today)
  if (age > TOLERATED_DAYS) ruling.warn(where, documentErrors.dateTooOld, { day, age, most: TOLERATED_DAYS, today })
  else if (isLate(day, today)) ruling.warn(where, documentErrors.issuedLate, { day, days: age, today })
}

/** Replaces a date like 31/11/2026 by the first of its month, for the catalogs. */
function nearestDay(printed: string): string {
  return dayOf(`01${printed.slice(2)}`) ?? printed
}

/** A printed date as a day, or null with an error for an invalid one. */
export function checkDay(ruling: Ruling, where: Where, printed: string): string | null {
  const day = dayOf(printed)
  if (!day) ruling.error(where, documentErrors.noSuchDay, { reason: 'none' })
  return day
}

export function checkIdentified(ruling: Ruling, where: Where, code: string, identification: string): void {
  const type = identificationTypeOf(code)
  if (!type || type === 'FINAL_CONSUMER') return
  const check = checkIdentification(type, identification)
  // The authority has authorized a national id of eleven digits: it only warns (62).
  if (check === 'malformed' && type === 'NATIONAL_ID')
    ruling.warn(where, documentErrors.checkDigitWrong, { reason: 'form', type, code })
  else if (check === 'malformed')
    ruling.error(where, documentErrors.identificationMalformed, { reason: 'document', type, code })
  if (check === 'unverified') ruling.warn(where, documentErrors.checkDigitWrong, { reason: 'digit' })
}
