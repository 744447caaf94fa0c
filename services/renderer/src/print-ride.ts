import type { BodyOf, ReceiptAuthorized } from '@etax/contracts'
import { readAuthorization, readDocument } from '@etax/tax-document/xml'
import type { LogoImage } from './outbound/logo-image.ts'
import { writePdf } from './outbound/pdf.ts'
import { markVoided } from './outbound/void-mark.ts'
import { describeRide } from './ride/describe-ride.ts'

/** Of what a RIDE looks like: kept with each rendering. */
export const layoutVersion = 1

export interface Printed {
  pdf: Buffer
  issuer: string
}

type Order = Pick<BodyOf<typeof ReceiptAuthorized>, 'xml' | 'receipt'>

/**
 * From the authority's wrapper to the PDF.
 * @throws AppError `invalid` when the wrapper or the document in it cannot be read
 */
export type PrintRide = (order: Order, logo: LogoImage | null) => Promise<Printed>

export const printRide: PrintRide = async ({ xml, receipt }, logo) => {
  const { environment, simulated, voided, createdAt } = receipt
  const authorization = readAuthorization(xml)
  const document = readDocument(authorization.document)
  const ride = describeRide(document, authorization, { sandbox: environment === 'sandbox', simulated })
  const pdf = await writePdf(ride, { logo, date: new Date(authorization.authorizedAt ?? createdAt) })
  return { pdf: voided === null ? pdf : markVoided(pdf), issuer: document.issuer.legalName }
}
