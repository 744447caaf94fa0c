import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import type { DraftContext, Drafted } from '../drafting.ts'
import type { Intake } from '../intake.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../issuing.ts'
import { fine, readDetails } from '../items.ts'
import type { Issuer } from '../order.ts'
import { readEmails, readParty } from '../parties.ts'
import * as type from '../schema/types.ts'
import { readDocumentCode } from '../supporting.ts'
import type { CarriedItem, Recipient, WaybillOrder } from './order.ts'
import { recipientParty } from './party.ts'
import type { WaybillDocument } from './shape.ts'

/** Makes a waybill of an order; whoever receives first counts as its customer. */
export function draftWaybill(
  intake: Intake,
  order: WaybillOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<WaybillDocument> {
  const issueDate = intake.issueDay('issueDate', order.issueDate, context.today)
  const document: WaybillDocument = {
    documentType: 'WAYBILL',
    version: '1.1.0',
    issuer: readIssuer(intake, issuer, 'WAYBILL'),
    header: { ...readEstablishment(intake, issuer), ...readJourney(intake, order, issueDate) },
    recipients: intake.each('recipients', order.recipients, (recipient, path) =>
      readRecipient(intake, recipient, path, issueDate),
    ),
    fiscalMachine: readFiscalMachine(intake, order),
    additionalInfo: readAdditionalInfo(intake, order, issuer),
  }
  const emails = readEmails(intake, order.email, 'email')
  return { document, customer: { ...recipientParty(document), emails }, issueDate }
}

function readJourney(intake: Intake, order: WaybillOrder, issueDate: string) {
  const carrier = readParty(intake, order.carrier, 'carrier')
  const startDate = intake.day('startDate', order.startDate, issueDate)
  const endDate = intake.day('endDate', order.endDate, startDate)
  // The authority's code 82.
  if (startDate < issueDate) intake.refuse('startDate', 'DOC_50003', 'The transport starts before the issue date.')
  if (endDate < startDate) intake.refuse('endDate', 'DOC_50003', 'The transport ends before it starts.')
  return {
    departureAddress: intake.text('departureAddress', order.departureAddress, type.text300),
    carrierName: carrier.legalName,
    carrierIdentificationType: identificationCode(carrier.identificationType),
    carrierIdentification: carrier.identification,
    startDate: printedDay(startDate),
    endDate: printedDay(endDate),
    plate: intake.text('plate', order.plate, type.text20),
  }
}

function readRecipient(intake: Intake, given: Recipient, path: string, issueDate: string) {
  const optional = (member: 'customsDocument' | 'route' | 'destinationEstablishment', kind: type.TextType) =>
    intake.optionalText(`${path}.${member}`, given[member], kind)
  return {
    identification: intake.text(`${path}.identification`, given.identification, type.text20),
    legalName: intake.text(`${path}.legalName`, given.legalName, type.text300),
    address: intake.text(`${path}.address`, given.address, type.text300),
    reason: intake.text(`${path}.reason`, given.reason, type.text300),
    customsDocument: optional('customsDocument', type.text20),
    destinationEstablishment: optional('destinationEstablishment', type.branch),
    route: optional('route', type.text300),
    ...readSale(intake, given.supportingDocument, `${path}.supportingDocument`, issueDate),
    items: intake.each(`${path}.items`, given.items, (item, at) => readItem(intake, item, at)),
  }
}

function readSale(intake: Intake, given: Recipient['supportingDocument'], path: string, issueDate: string) {
  if (!given) return {}
  const day = intake.day(`${path}.issueDate`, given.issueDate, issueDate)
  if (day > issueDate) intake.refuse(`${path}.issueDate`, 'DOC_50003')
  const authorization = intake.optionalText(
    `${path}.authorizationNumber`,
    given.authorizationNumber,
    type.authorization,
  )
  return {
    supportingDocumentCode: readDocumentCode(intake, given.documentType, `${path}.documentType`, day),
    supportingDocumentNumber: intake.text(`${path}.number`, given.number, type.printedNumber),
    supportingDocumentAuthorization: authorization,
    supportingDocumentDate: printedDay(day),
  }
}

function readItem(intake: Intake, given: CarriedItem, path: string) {
  return {
    code: intake.text(`${path}.code`, given.code, type.text25),
    auxiliaryCode: intake.optionalText(`${path}.auxiliaryCode`, given.auxiliaryCode, type.text25),
    description: intake.text(`${path}.description`, given.description, type.text300),
    quantity: fine(intake.amount(`${path}.quantity`, given.quantity, type.fineAmount)),
    details: readDetails(intake, given.details, `${path}.details`),
  }
}
