import { identificationCode } from '../../catalogs/parties.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { readParty } from '../../parts/parties.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import type { Transport } from './order.ts'
import type { InvoiceDocument } from './shape.ts'

export function readTransport(
  reader: OrderReader,
  transport: Transport | undefined,
  issueDate: string,
): InvoiceDocument['transport'] {
  if (!transport) return undefined
  const carrier = readParty(reader, transport.carrier, 'transport.carrier')
  const startDate = reader.day('transport.startDate', transport.startDate, issueDate)
  const endDate = reader.day('transport.endDate', transport.endDate, startDate)
  // The authority's code 82.
  if (startDate < issueDate)
    reader.refuse('transport.startDate', documentErrors.datesOutOfOrder, { reason: 'transportEarly' })
  if (endDate < startDate)
    reader.refuse('transport.endDate', documentErrors.datesOutOfOrder, { reason: 'transportBackwards' })
  return {
    departureAddress: reader.text('transport.departureAddress', transport.departureAddress, type.text300),
    arrivalAddress: reader.text('transport.arrivalAddress', transport.arrivalAddress, type.text300),
    startDate: printedDay(startDate),
    endDate: printedDay(endDate),
    carrierName: carrier.legalName,
    carrierIdentificationType: identificationCode(carrier.identificationType),
    carrierIdentification: carrier.identification,
    plate: reader.text('transport.plate', transport.plate, type.text20),
    destinations: reader.each('transport.destinations', transport.destinations, (destination, path) => ({
      reason: reader.text(`${path}.reason`, destination.reason, type.text300),
      customsDocument: reader.optionalText(`${path}.customsDocument`, destination.customsDocument, type.text64),
      establishment: reader.optionalText(`${path}.establishment`, destination.establishment, type.branch),
      route: reader.optionalText(`${path}.route`, destination.route, type.text300),
    })),
  }
}
