import { identificationCode } from '../../catalogs/parties.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import type { DraftContext, Drafted } from '../../parts/draft-types.ts'
import type { Issuer } from '../../parts/issuer.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer } from '../../parts/issuer-block.ts'
import { fine, readDetails } from '../../parts/items.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { readEmails, readParty } from '../../parts/parties.ts'
import { readDocumentCode } from '../../parts/supporting.ts'
import { authorizationFlaw } from '../../rules/code-rules.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import type { CarriedItem, Recipient, WaybillOrder } from './order.ts'
import { recipientParty } from './party.ts'
import type { WaybillDocument } from './shape.ts'

/** The first recipient counts as its customer. */
export function draftWaybill(
  reader: OrderReader,
  order: WaybillOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<WaybillDocument> {
  const issueDate = reader.issueDay('issueDate', order.issueDate, context.today)
  const emails = readEmails(reader, order.email, 'email')
  const document: WaybillDocument = {
    documentType: 'WAYBILL',
    version: '1.1.0',
    issuer: readIssuer(reader, issuer, 'WAYBILL'),
    header: { ...readEstablishment(reader, issuer), ...readJourney(reader, order, issueDate) },
    recipients: reader.each('recipients', order.recipients, (recipient, path) =>
      readRecipient(reader, recipient, path, issueDate),
    ),
    fiscalMachine: readFiscalMachine(reader, order),
    additionalInfo: readAdditionalInfo(reader, order, { ...issuer, largeContributor: null }, { path: '', emails }),
  }
  return { document, customer: { ...recipientParty(document), emails }, issueDate }
}

function readJourney(reader: OrderReader, order: WaybillOrder, issueDate: string) {
  const carrier = readParty(reader, order.carrier, 'carrier')
  const startDate = reader.day('startDate', order.startDate, issueDate)
  const endDate = reader.day('endDate', order.endDate, startDate)
  // The authority's code 82.
  if (startDate < issueDate) reader.refuse('startDate', documentErrors.datesOutOfOrder, { reason: 'transportEarly' })
  if (endDate < startDate) reader.refuse('endDate', documentErrors.datesOutOfOrder, { reason: 'transportBackwards' })
  return {
    departureAddress: reader.text('departureAddress', order.departureAddress, type.text300),
    carrierName: carrier.legalName,
    carrierIdentificationType: identificationCode(carrier.identificationType),
    carrierIdentification: carrier.identification,
    startDate: printedDay(startDate),
    endDate: printedDay(endDate),
    plate: reader.text('plate', order.plate, type.text20),
  }
}

function readRecipient(reader: OrderReader, recipient: Recipient, path: string, issueDate: string) {
  const optional = (member: 'customsDocument' | 'route' | 'destinationEstablishment', kind: type.TextType) =>
    reader.optionalText(`${path}.${member}`, recipient[member], kind)
  return {
    identification: reader.text(`${path}.identification`, recipient.identification, type.text20),
    legalName: reader.text(`${path}.legalName`, recipient.legalName, type.text300),
    address: reader.text(`${path}.address`, recipient.address, type.text300),
    reason: reader.text(`${path}.reason`, recipient.reason, type.text300),
    customsDocument: optional('customsDocument', type.text20),
    destinationEstablishment: optional('destinationEstablishment', type.branch),
    route: optional('route', type.text300),
    ...readSale(reader, recipient.supportingDocument, `${path}.supportingDocument`, issueDate),
    items: reader.each(`${path}.items`, recipient.items, (item, at) => readItem(reader, item, at)),
  }
}

function readSale(reader: OrderReader, sale: Recipient['supportingDocument'], path: string, issueDate: string) {
  if (!sale) return {}
  const day = reader.day(`${path}.issueDate`, sale.issueDate, issueDate)
  if (day > issueDate) reader.refuse(`${path}.issueDate`, documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  const authorization = reader.optionalText(`${path}.authorizationNumber`, sale.authorizationNumber, type.authorization)
  const documentCode = readDocumentCode(reader, sale.documentType, `${path}.documentType`, day)
  const number = reader.documentNumber(`${path}.number`, sale.number)
  const flaw = authorizationFlaw({
    authorizationNumber: authorization,
    documentCode,
    number: number.replaceAll('-', ''),
  })
  if (flaw && authorization) reader.warn(`${path}.authorizationNumber`, documentErrors.unusual, flaw.facts)
  return {
    supportingDocumentCode: documentCode,
    supportingDocumentNumber: number,
    supportingDocumentAuthorization: authorization,
    supportingDocumentDate: printedDay(day),
  }
}

function readItem(reader: OrderReader, item: CarriedItem, path: string) {
  return {
    code: reader.text(`${path}.code`, item.code, type.text25),
    auxiliaryCode: reader.optionalText(`${path}.auxiliaryCode`, item.auxiliaryCode, type.text25),
    description: reader.text(`${path}.description`, item.description, type.text300),
    quantity: fine(reader.quantity(`${path}.quantity`, item.quantity, type.fineAmount)),
    details: readDetails(reader, item.details, `${path}.details`),
  }
}
