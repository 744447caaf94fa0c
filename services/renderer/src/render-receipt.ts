import {
  type BodyOf,
  type Envelope,
  envelope,
  MailReceipt,
  type ReceiptAuthorized,
  ReceiptRendered,
  ReceiptUnprintable,
} from '@etax/contracts'
import { AppError, isOutage, type Params } from '@etax/kernel'
import type { Bus } from '@etax/messaging'
import type { Logger } from '@etax/runtime'
import { layoutVersion } from './domain/rendering.ts'
import type { FindLogo, PrintRide, Renderings } from './ports.ts'

interface Dependencies {
  print: PrintRide
  findLogo: FindLogo
  renderings: Pick<Renderings, 'keep'>
  publish: Bus['publish']
  log: Pick<Logger, 'info' | 'error'>
}

type Authorized = BodyOf<typeof ReceiptAuthorized>

/** The mail service fetches a larger PDF. */
const MAX_ATTACHED = 64 * 1024

/**
 * Stores the PDF, then requests the mail or announces the rendering. A repetition announces the first rendering. An
 * unprintable document is announced with its reason: a retry cannot succeed.
 */
export type RenderReceipt = (message: Envelope<Authorized>, now: Date) => Promise<void>

export const renderReceipt =
  ({ print, findLogo, renderings, publish, log }: Dependencies): RenderReceipt =>
  async (message, now) => {
    const { id, tenantId, body } = message
    const { receiptId, logoId } = body
    const logo = logoId ? await findLogo(logoId) : null
    const printed = await print(body, logo).catch(asUnprintable)
    if ('failure' in printed) {
      await publish(unprintable(message, printed.failure, now))
      log.error(
        { receiptId, reason: printed.failure.reason, err: printed.failure.error },
        'the receipt cannot be printed',
      )
      return
    }
    const { pdf, issuer, name } = printed
    const { accessKey } = body.receipt
    const stored = await renderings.keep({
      receiptId,
      workspaceId: tenantId,
      accessKey,
      layout: layoutVersion,
      at: now,
      pdf,
    })
    const about = { id: `${receiptId}:rendered`, tenantId, correlationId: receiptId, causationId: id }
    const rendered = { receiptId, accessKey, at: stored.at.toISOString(), size: stored.size }
    const isThisOne = stored.at === now && stored.size === pdf.length
    const attached = isThisOne && pdf.length <= MAX_ATTACHED ? { pdf: { name, content: pdf.toString('base64') } } : {}
    const mail = body.recipients.length > 0
    await publish(
      mail
        ? envelope(MailReceipt, { ...mailOf(body, issuer), ...attached }, about)
        : envelope(ReceiptRendered, rendered, about),
    )
    log.info({ receiptId, size: stored.size }, 'receipt printed')
  }

interface Failure {
  error: unknown
  reason: string
  code?: string
  params?: Params
}

/** @throws an outage, which may pass */
function asUnprintable(error: unknown): { failure: Failure } {
  if (isOutage(error)) throw error
  // The log has the details of a defect; callers get none.
  if (!AppError.is(error) || error.kind !== 'invalid') return { failure: { error, reason: '' } }
  const { message: reason, code, params } = error
  return { failure: { error, reason, code, ...(params !== undefined && { params }) } }
}

function unprintable(
  { id, tenantId, body }: Envelope<Authorized>,
  { error: _error, ...failed }: Failure,
  now: Date,
): Envelope {
  const { receiptId, receipt, attempt = 1 } = body
  const about = { id: `${receiptId}:unprintable-${attempt}`, tenantId, correlationId: receiptId, causationId: id }
  const { accessKey } = receipt
  const failure = { receiptId, accessKey, at: now.toISOString(), attempt, ...failed }
  return envelope(ReceiptUnprintable, failure, about)
}

/** Contains all that the mail needs. */
function mailOf(
  { receiptId, recipients, receipt, xml, logoId, issuerContact }: Authorized,
  issuer: string,
): BodyOf<typeof MailReceipt> {
  const { accessKey, documentType, number, issueDate, totals, environment, simulated } = receipt
  return {
    receiptId,
    accessKey,
    recipients,
    documentType,
    number,
    issuer,
    customer: receipt.customer?.legalName ?? '',
    issueDate,
    total: totals?.total ?? null,
    sandbox: environment === 'sandbox' || simulated,
    xml,
    logoId,
    ...(issuerContact === undefined ? {} : { issuerContact }),
  }
}
