import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import type { Intake } from '../intake.ts'
import { readParty } from '../parties.ts'
import * as type from '../schema/types.ts'
import type { Transport } from './order.ts'
import type { InvoiceDocument } from './shape.ts'

/** What an invoice says about the journey when it takes the waybill's place. */
export function readTransport(
  intake: Intake,
  given: Transport | undefined,
  issueDate: string,
): InvoiceDocument['transport'] {
  if (!given) return undefined
  const carrier = readParty(intake, given.carrier, 'transport.carrier')
  const startDate = intake.day('transport.startDate', given.startDate, issueDate)
  const endDate = intake.day('transport.endDate', given.endDate, startDate)
  if (endDate < startDate) intake.refuse('transport.endDate', 'DOC_50003')
  return {
    departureAddress: intake.text('transport.departureAddress', given.departureAddress, type.text300),
    arrivalAddress: intake.text('transport.arrivalAddress', given.arrivalAddress, type.text300),
    startDate: printedDay(startDate),
    endDate: printedDay(endDate),
    carrierName: carrier.legalName,
    carrierIdentificationType: identificationCode(carrier.identificationType),
    carrierIdentification: carrier.identification,
    plate: intake.text('transport.plate', given.plate, type.text20),
    destinations: intake.each('transport.destinations', given.destinations, (destination, path) => ({
      reason: intake.text(`${path}.reason`, destination.reason, type.text300),
      customsDocument: intake.optionalText(`${path}.customsDocument`, destination.customsDocument, type.text64),
      establishment: intake.optionalText(`${path}.establishment`, destination.establishment, type.branch),
      route: intake.optionalText(`${path}.route`, destination.route, type.text300),
    })),
  }
}
