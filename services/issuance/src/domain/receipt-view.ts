import { environmentOf, type ReceiptView } from '@etax/contracts'
import { authorityInstant, numberText } from '@etax/tax-document'
import { mailViews } from './mail-views.ts'
import { messagesOf } from './messages-of.ts'
import type { Recorded } from './state-machine.ts'

export function receiptView(receipt: Recorded): ReceiptView {
  const { authorization, voided, authorityStatus, establishment, emissionPoint, sequential } = receipt
  const mails = mailViews(receipt)
  return {
    id: receipt._id,
    accessKey: receipt.accessKey,
    documentType: receipt.documentType,
    status: receipt.status,
    environment: environmentOf(receipt.mode),
    simulated: receipt.simulated || authorization?.simulated === true,
    establishment,
    emissionPoint,
    sequential,
    number: numberText(receipt),
    issueDate: receipt.issueDate,
    customer: receipt.customer,
    totals: receipt.totals,
    authorizationNumber: authorization?.number ?? null,
    authorizedAt: authorization && instantOf(authorization.at),
    devReference: receipt.devReference ?? null,
    duplicate: false,
    messages: messagesOf(receipt),
    voided: voided && { at: voided.at.toISOString(), reason: voided.reason },
    authorityStatus:
      authorityStatus === undefined
        ? null
        : { state: authorityStatus.state, checkedAt: authorityStatus.checkedAt.toISOString() },
    origin: receipt.origin,
    timeline: receipt.timeline.map(milestoneView),
    ...(mails.length > 0 && { mails }),
    createdAt: receipt.createdAt.toISOString(),
    updatedAt: receipt.updatedAt.toISOString(),
    version: receipt.version,
  }
}

type Milestone = Recorded['timeline'][number]

function milestoneView({ status, at, detail, code, params }: Milestone): ReceiptView['timeline'][number] {
  return {
    status,
    at: at.toISOString(),
    detail,
    ...(code !== undefined && { code }),
    ...(params !== undefined && { params }),
  }
}

/** XML and PDF keep the authority's text with its offset. */
function instantOf(written: string): string {
  const instant = authorityInstant(written)
  return instant === undefined ? written : new Date(instant).toISOString()
}
