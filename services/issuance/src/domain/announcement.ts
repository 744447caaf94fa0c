import {
  type Envelope,
  type EnvelopeFields,
  envelope,
  isMagicValue,
  MailReceipt,
  ReceiptAuthorized,
  ReceiptFailed,
  receiptFacts,
  SubmitDocument,
} from '@etax/contracts'
import { unreachable } from '@etax/kernel'
import { authorityInstant } from '@etax/tax-document'
import { writeAuthorization } from '@etax/tax-document/xml'
import { describeFailure } from './describe-failure.ts'
import { type MailAction, mailingNumber } from './mailing.ts'
import type { OutboxAction, Receipt } from './receipt.ts'
import { receiptView } from './receipt-view.ts'

export type PublishAction = Exclude<OutboxAction, 'sign' | 'release-quota' | 'take-quota' | 'move-stock'>

/** Publishing an action again gives the same id: receivers detect the repetition. */
export function announcement(receipt: Receipt, action: PublishAction): Envelope {
  const fields = {
    id: `${receipt._id}.${action}.${receipt.attempt}`,
    tenantId: receipt.workspaceId,
    correlationId: receipt._id,
    occurredAt: receipt.updatedAt.toISOString(),
  }
  const mailing = mailingNumber(action)
  if (mailing !== undefined) return mailAgain(receipt, mailing, fields)
  switch (action as Exclude<PublishAction, MailAction>) {
    case 'authority.submit':
      return envelope(SubmitDocument, submission(receipt), fields)
    case 'receipt.authorized':
      return envelope(
        ReceiptAuthorized,
        { ...receiptBody(receipt), ...attachments(receipt), attempt: receipt.attempt },
        fields,
      )
    case 'receipt.failed':
      return envelope(ReceiptFailed, { ...receiptBody(receipt), reason: failureOf(receipt) }, fields)
    default:
      return envelope(plainFact(action), receiptBody(receipt), fields)
  }
}

function plainFact(action: PublishAction) {
  return receiptFacts.find(({ type }) => type === action) ?? unreachable(action as never)
}

function mailAgain(receipt: Receipt, mailing: number, fields: EnvelopeFields): Envelope {
  const request = receipt.mailings?.[mailing - 1]
  if (request === undefined) return unreachable(request as never)
  const { accessKey, documentType, number, issueDate, totals, environment, simulated, customer } = receiptView(receipt)
  const { recipients: _recipients, ...rest } = attachments(receipt)
  const body = {
    ...rest,
    receiptId: receipt._id,
    accessKey,
    documentType,
    number,
    issueDate,
    mailing,
    recipients: request.to,
    issuer: request.issuer,
    customer: customer?.legalName ?? '',
    total: totals?.total ?? null,
    sandbox: environment === 'sandbox' || simulated,
  }
  return envelope(MailReceipt, body, { ...fields, id: `${receipt._id}:mail-${mailing}` })
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
    ...sandboxFieldsOf(receipt),
  }
}

/** A devReference can script the simulated authority, like any text of the document. */
function sandboxFieldsOf({ authority, devReference = '', clockOffsetMs }: Receipt) {
  if (authority !== 'simulated') return {}
  return {
    ...(isMagicValue(devReference) && { directive: devReference }),
    ...(clockOffsetMs !== undefined && { clockOffsetMs }),
  }
}

function failureOf({ failed }: Receipt): string {
  return failed === null ? '' : describeFailure(failed).message
}

function receiptBody(receipt: Receipt) {
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

function attachments(receipt: Receipt) {
  const { recipients, logoId, issuerContact } = receipt
  return { xml: authorizedXml(receipt), recipients, logoId, ...(issuerContact === undefined ? {} : { issuerContact }) }
}

/** The document as the authority returned it if it changed it, otherwise the bytes that were sent. */
export function authorizedXml({ authorization, messages, xml }: Receipt): string {
  if (authorization === null) return unreachable(authorization as never)
  return writeAuthorization({
    state: 'AUTORIZADO',
    number: authorization.number,
    authorizedAt: authorityInstant(authorization.at),
    environment: authorization.environment,
    document: authorization.document ?? xml,
    messages: messages.map((message) => ({
      ...message,
      type: AUTHORITY_TYPES[message.type],
      additionalInfo: message.additionalInfo ?? undefined,
    })),
  })
}

const AUTHORITY_TYPES = { ERROR: 'ERROR', WARNING: 'ADVERTENCIA', INFO: 'INFORMATIVO' } as const
