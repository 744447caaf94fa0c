import { documentErrors } from '../../errors/document-errors.ts'
import { authorizationFlaw } from '../../rules/code-rules.ts'
import { checkAge, checkDay } from '../../rules/issuer-rules.ts'
import { checkNamedParty, checkSupportingCode } from '../../rules/note-rules.ts'
import { parseAccessKey } from '../../values/access-key.ts'
import type { RuleContext, Ruling } from '../../values/ruling.ts'
import type { WaybillDocument } from './shape.ts'

/** The rules of a waybill beyond its schema. Its issue date is the access key's. */
export function checkWaybill(ruling: Ruling, document: WaybillDocument, context: RuleContext): void {
  const { header } = document
  const issued = parseAccessKey(document.issuer.accessKey)?.issueDate
  if (issued) checkAge(ruling, ['issuer', 'accessKey'], issued, context)
  const start = checkDay(ruling, ['header', 'startDate'], header.startDate)
  const end = checkDay(ruling, ['header', 'endDate'], header.endDate)
  if (start && issued && start < issued)
    ruling.error(['header', 'startDate'], documentErrors.datesOutOfOrder, { reason: 'transportEarly' })
  if (start && end && end < start)
    ruling.error(['header', 'endDate'], documentErrors.datesOutOfOrder, { reason: 'transportBackwards' })
  const carrier = ['header', 'carrierIdentification']
  checkNamedParty(ruling, carrier, header.carrierIdentificationType, header.carrierIdentification)
  document.recipients.forEach((recipient, at) => {
    checkSale(ruling, recipient, ['recipients', at], issued)
  })
}

function checkSale(
  ruling: Ruling,
  recipient: WaybillDocument['recipients'][number],
  where: (string | number)[],
  issued: string | undefined,
): void {
  const { supportingDocumentCode: code, supportingDocumentDate: date } = recipient
  const day = date === undefined ? undefined : checkDay(ruling, [...where, 'supportingDocumentDate'], date)
  if (day && issued && day > issued)
    ruling.error([...where, 'supportingDocumentDate'], documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  if (code !== undefined) checkSupportingCode(ruling, [...where, 'supportingDocumentCode'], code, day ?? issued ?? '')
  // The authority has authorized a waybill whose sale has an authorization of another length.
  const flaw = authorizationFlaw({
    authorizationNumber: recipient.supportingDocumentAuthorization,
    documentCode: code ?? '',
    number: recipient.supportingDocumentNumber?.replaceAll('-', '') ?? '',
  })
  if (flaw) ruling.warn([...where, 'supportingDocumentAuthorization'], documentErrors.unusual, flaw.facts)
}
