import { documentFileName } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { PrintDraftRide, PrintRide } from '../ports.ts'
import { describeDraft, describeRide } from '../ride/describe-ride.ts'
import { writePdf } from './pdf.ts'
import { markVoided } from './void-mark.ts'

/** The document may be from another system. */
export const printRide =
  (foreign: Pick<ForeignXml, 'readAuthorized'>): PrintRide =>
  async ({ xml, receipt }, logo) => {
    const { environment, simulated, voided, createdAt } = receipt
    const { authorization, document } = await foreign.readAuthorized(xml)
    const ride = describeRide(document, authorization, { sandbox: environment === 'sandbox', simulated })
    const pdf = writePdf(ride, { logo, date: new Date(authorization.authorizedAt ?? createdAt) })
    return {
      name: documentFileName(receipt.accessKey, 'pdf'),
      pdf: voided === null ? pdf : markVoided(pdf),
      issuer: document.issuer.legalName,
    }
  }

export const printDraftRide: PrintDraftRide = async (document, logo, now) =>
  writePdf(describeDraft(document), { logo, date: now })
