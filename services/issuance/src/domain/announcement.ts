import {
  type Envelope,
  envelope,
  ReceiptAuthorized,
  ReceiptCompleted,
  ReceiptFailed,
  ReceiptRejected,
  ReceiptReturned,
  ReceiptVoided,
  SubmitDocument,
} from '@etax/contracts'
import { unreachable } from '@etax/kernel'
import { writeAuthorization } from '@etax/tax-document'
import type { Errand, Receipt } from './receipt.ts'
import { receiptView } from './receipt-view.ts'

/** An errand that is a message; the others are done, not said. */
export type Said = Exclude<Errand, 'sign' | 'release-quota' | 'move-stock'>

/**
 * The message of an errand. Made from what is stored whenever it is needed: saying it again gives the same id, so
 * that whoever hears it twice can tell.
 */
export function announcement(receipt: Receipt, errand: Said): Envelope {
  const fields = {
    id: `${receipt._id}.${errand}.${receipt.attempt}`,
    tenantId: receipt.workspaceId,
    correlationId: receipt._id,
    occurredAt: receipt.updatedAt.toISOString(),
  }
  switch (errand) {
    case 'authority.submit':
      return envelope(SubmitDocument, submission(receipt), fields)
    case 'receipt.authorized':
      return envelope(ReceiptAuthorized, { ...news(receipt), ...enclosures(receipt) }, fields)
    case 'receipt.rejected':
      return envelope(ReceiptRejected, news(receipt), fields)
    case 'receipt.returned':
      return envelope(ReceiptReturned, news(receipt), fields)
    case 'receipt.failed':
      return envelope(ReceiptFailed, { ...news(receipt), reason: receipt.failed?.reason ?? '' }, fields)
    case 'receipt.completed':
      return envelope(ReceiptCompleted, news(receipt), fields)
    case 'receipt.voided':
      return envelope(ReceiptVoided, news(receipt), fields)
    default:
      return unreachable(errand)
  }
}

function submission(receipt: Receipt): SubmitDocument {
  const { accessKey, documentType, ruc, authority, ownXml, signs, attempt, createdAt, xml } = receipt
  return {
    receiptId: receipt._id,
    accessKey,
    documentType,
    ruc,
    authority,
    ownXml,
    signed: signs,
    attempt,
    issuedAt: createdAt.toISOString(),
    xml,
  }
}

function news(receipt: Receipt) {
  const { mode, ruc, documentType, version } = receipt
  return {
    receiptId: receipt._id,
    mode,
    taxpayerRuc: ruc,
    documentType,
    receiptVersion: version,
    receipt: receiptView(receipt),
  }
}

function enclosures(receipt: Receipt) {
  return { xml: authorizedXml(receipt), recipients: receipt.recipients, logoId: receipt.logoId }
}

/**
 * The authority's wrapper around the document: the document as the authority gave it back where that differs from
 * what was sent, and otherwise the very bytes that were sent.
 */
export function authorizedXml({ authorization, messages, xml }: Receipt): string {
  if (authorization === null) return unreachable(authorization as never)
  return writeAuthorization({
    state: 'AUTORIZADO',
    number: authorization.number,
    authorizedAt: Date.parse(authorization.at),
    environment: authorization.environment,
    document: authorization.document ?? xml,
    messages: messages.map((message) => ({
      ...message,
      type: spokenType[message.type],
      additionalInfo: message.additionalInfo ?? undefined,
    })),
  })
}

/** The authority's own words for a message's type. */
const spokenType = { ERROR: 'ERROR', WARNING: 'ADVERTENCIA', INFO: 'INFORMATIVO' } as const
