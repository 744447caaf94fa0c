import type { Logger } from '@etax/runtime'
import { type Draft, linesOf } from '@etax/tax-document'
import { compareWithOthers } from './compare-with-others.ts'
import { contentOf } from './domain/content-of.ts'
import type { Issued, Warning } from './domain/issued.ts'
import { type IssueCommand, type PrepareDependencies, prepareDocument } from './prepare-document.ts'

export interface OrderPreview {
  establishment: string
  emissionPoint: string
  issueDate: string
  customer: { identification: string; legalName: string }
  /** In English. */
  lines: string[]
  linesEs: string[]
  totals: Draft['totals']
  warnings: readonly Warning[]
  /** The XML has zeros in place of number and access key. */
  xml: string
  logoId: string | null
  /** The person agrees to this hash of document and mail. */
  content: string
  recipients: string[]
  issuer: { legalName: string; commercialName: string }
}

export type PreviewOrder = (request: IssueCommand) => Promise<OrderPreview | Issued>

interface Dependencies extends PrepareDependencies {
  log: Pick<Logger, 'warn'>
}

/** Judges with the code of issuing, and stores nothing. @throws AppError like issuing */
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
    const texts = linesOf(prepared.order)
    const lines = texts.map(({ en }) => en)
    const linesEs = texts.map(({ es }) => es)
    return { ...document, ...parties, lines, linesEs, warnings, xml: drafted.xml, logoId: taxpayer.logoId }
  }
}
