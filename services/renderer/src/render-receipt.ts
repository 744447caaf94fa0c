import {
  type BodyOf,
  type Envelope,
  envelope,
  MailReceipt,
  type ReceiptAuthorized,
  ReceiptRendered,
} from '@etax/contracts'
import type { Bus } from '@etax/messaging'
import type { Logger } from '@etax/runtime'
import { layoutVersion } from './domain/rendering.ts'
import type { FindLogo, PrintRide, Renderings } from './ports.ts'

interface Dependencies {
  print: PrintRide
  findLogo: FindLogo
  renderings: Pick<Renderings, 'keep'>
  publish: Bus['publish']
  log: Pick<Logger, 'info'>
}

type Authorized = BodyOf<typeof ReceiptAuthorized>

/**
 * Prints an authorized receipt and keeps the PDF; once it is stored, asks for the mail or announces that it is there.
 * Run again, it announces what was kept the first time.
 * @throws AppError `invalid` when the document cannot be read
 */
export type RenderReceipt = (message: Envelope<Authorized>, now: Date) => Promise<void>

export const renderReceipt =
  ({ print, findLogo, renderings, publish, log }: Dependencies): RenderReceipt =>
  async ({ id, tenantId, body }, now) => {
    const { receiptId, logoId } = body
    const { pdf, issuer } = await print(body, logoId ? await findLogo(logoId) : null)
    const { accessKey } = body.receipt
    const kept = await renderings.keep({
      receiptId,
      workspaceId: tenantId,
      accessKey,
      layout: layoutVersion,
      at: now,
      pdf,
    })
    const about = { id: `${receiptId}:rendered`, tenantId, correlationId: receiptId, causationId: id }
    const rendered = { receiptId, accessKey, at: kept.at.toISOString(), size: kept.size }
    const mail = body.recipients.length > 0
    await publish(
      mail ? envelope(MailReceipt, mailOf(body, issuer), about) : envelope(ReceiptRendered, rendered, about),
    )
    log.info({ receiptId, size: kept.size }, 'receipt printed')
  }

/** What the mail says, so that whoever mails it needs to ask nobody. */
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
