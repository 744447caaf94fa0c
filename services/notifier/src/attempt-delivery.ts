import { createHash } from 'node:crypto'
import { AppError, connectionFailureOf, sayConnectionFailure } from '@etax/kernel'
import type { Delivery, SendResult } from './domain/delivery.ts'
import { LOGO_ID, receiptMailContent, warningMailContent } from './domain/mail-content.ts'
import type { Attachment, FindLogo, Mailer, MailRequest, PdfSource, PrintedPdf } from './ports.ts'

interface Dependencies {
  mailer: Mailer
  renderer: PdfSource
  findLogo: FindLogo
  from: string
}

type Target = Delivery & { _id: string; workspaceId: string; mailing?: number }

/** Mails to each pending recipient; results have the same order. Without `printed` the renderer provides the PDF. */
export type AttemptDelivery = (
  delivery: Target,
  request: MailRequest,
  now: Date,
  printed: PrintedPdf | null,
) => Promise<SendResult[]>

export const attemptDelivery =
  ({ mailer, renderer, findLogo, from }: Dependencies): AttemptDelivery =>
  async (delivery, request, now, printed) => {
    const pending = delivery.recipients.filter(({ state }) => state === 'pending')
    const attachments = await attachmentsOf(delivery, request, printed, { renderer, findLogo })
    if ('kind' in attachments) return pending.map(() => attachments)
    const logo = attachments.some(({ inlineAs }) => inlineAs === LOGO_ID)
    const content =
      request.kind === 'receipt' ? receiptMailContent(request.mail, { logo }) : warningMailContent(request)
    return Promise.all(
      pending.map(({ address: to }) => {
        const messageId = messageIdOf(delivery._id, to, from)
        return mailer.send({ to, messageId, date: now, content, attachments })
      }),
    )
  }

/** Stable per mail and recipient, so that mail systems can detect a repeat. */
function messageIdOf(deliveryId: string, address: string, from: string): string {
  const digest = createHash('sha256').update(`${deliveryId}\n${address.toLowerCase()}`).digest('hex')
  return `<${digest.slice(0, 32)}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

async function attachmentsOf(
  { workspaceId, mailing }: Target,
  request: MailRequest,
  printed: PrintedPdf | null,
  { renderer, findLogo }: Pick<Dependencies, 'renderer' | 'findLogo'>,
): Promise<Attachment[] | Exclude<SendResult, { kind: 'sent' }>> {
  if (request.kind === 'warning') return []
  const { receiptId, mail } = request
  try {
    const [pdf, logo] = await Promise.all([
      printed ?? renderer.fetchPdf({ workspaceId, receiptId }),
      mail.logoId ? findLogo(mail.logoId) : null,
    ])
    return [
      { name: xmlNameBeside(pdf.name), type: 'application/xml', content: Buffer.from(mail.xml) },
      { name: pdf.name, type: 'application/pdf', content: pdf.content },
      ...(logo === null ? [] : [{ ...logo, inlineAs: LOGO_ID }]),
    ]
  } catch (error) {
    // The first mail follows its PDF: without one the receipt was deleted. A mailing on request may precede it.
    const isDeleted = AppError.is(error) && error.kind === 'not-found' && mailing === undefined
    return isDeleted
      ? { kind: 'refused', detail: 'el comprobante ya no existe' }
      : {
          kind: 'later',
          detail:
            AppError.is(error) && error.kind !== 'unavailable'
              ? error.message
              : sayConnectionFailure(connectionFailureOf(error), 'es'),
        }
  }
}

function xmlNameBeside(pdfName: string): string {
  return pdfName.replace(/(\.pdf)?$/, '.xml')
}
