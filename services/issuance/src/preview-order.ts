import type { Logger } from '@etax/runtime'
import { type Draft, linesOf } from '@etax/tax-document'
import { compareWithOthers } from './compare-with-others.ts'
import { contentOf } from './domain/content-of.ts'
import type { Issued, Warning } from './domain/issued.ts'
import { type IssueRequest, type PrepareDependencies, prepareDocument } from './prepare-document.ts'

/** What issuing an order would make, for a person to agree to. */
export interface OrderPreview {
  establishment: string
  emissionPoint: string
  issueDate: string
  customer: { identification: string; legalName: string }
  /** In the order of the document. */
  lines: string[]
  totals: Draft['totals']
  warnings: readonly Warning[]
  /** The document, with zeros in place of its number and access key. */
  xml: string
  logoId: string | null
  /** Of all that it says, and where it is mailed: what a person who was shown the rest agrees to. */
  content: string
  recipients: string[]
  issuer: { legalName: string; commercialName: string }
}

export type PreviewOrder = (request: IssueRequest) => Promise<OrderPreview | Issued>

interface Dependencies extends PrepareDependencies {
  log: Pick<Logger, 'warn'>
}

/**
 * Judges an order as issuing does, by the same routine, and stores nothing: what it would make, or the receipt that its
 * devReference stands for already.
 * @throws AppError as issuing does
 */
export function previewOrder(dependencies: Dependencies): PreviewOrder {
  const prepare = prepareDocument(dependencies)
  const compare = compareWithOthers(dependencies)
  return async (request) => {
    const { caller, ruc, order } = request
    const stored = await dependencies.findDuplicate(caller, ruc, order.documentType, request)
    if (stored !== null) return stored
    const prepared = await prepare(request)
    if ('duplicate' in prepared) return prepared
    const { establishment, emissionPoint, issueDate, customer, totals } = prepared.drafted
    const { identification, legalName } = customer
    const document = { establishment, emissionPoint, issueDate, customer: { identification, legalName }, totals }
    const { receipt, note, taxpayer, drafted } = prepared
    const { legalName: issuerName, commercialName } = taxpayer.issuer
    const parties = {
      issuer: { legalName: issuerName, commercialName: commercialName ?? '' },
      recipients: receipt.recipients,
      content: contentOf(drafted.xml, receipt),
    }
    const warnings = [...prepared.warnings, ...(await compare(receipt, drafted, note))]
    const lines = linesOf(prepared.order)
    return { ...document, ...parties, lines, warnings, xml: drafted.xml, logoId: taxpayer.logoId }
  }
}
