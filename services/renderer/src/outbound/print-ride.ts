import { readAuthorization, readDocument } from '@etax/tax-document/xml'
import type { PrintRide } from '../ports.ts'
import { describeRide } from '../ride/describe-ride.ts'
import { writePdf } from './pdf.ts'
import { markVoided } from './void-mark.ts'

export const printRide: PrintRide = async ({ xml, receipt }, logo) => {
  const { environment, simulated, voided, createdAt } = receipt
  const authorization = readAuthorization(xml)
  const document = readDocument(authorization.document)
  const ride = describeRide(document, authorization, { sandbox: environment === 'sandbox', simulated })
  const pdf = await writePdf(ride, { logo, date: new Date(authorization.authorizedAt ?? createdAt) })
  return { pdf: voided === null ? pdf : markVoided(pdf), issuer: document.issuer.legalName }
}
