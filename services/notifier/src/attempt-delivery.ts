import { createHash } from 'node:crypto'
import { AppError, reasonOf } from '@etax/kernel'
import type { Delivery, SendResult } from './domain/delivery.ts'
import { receiptMailContent, warningMailContent } from './domain/mail-content.ts'
import type { Attachment, Mailer, MailRequest, PdfSource } from './ports.ts'

interface Dependencies {
  mailer: Mailer
  renderer: PdfSource
  /** Its domain is that of the Message-IDs. */
  from: string
}

type Target = Delivery & { _id: string; workspaceId: string }

/** Mails to every recipient that is still pending, and tells how each went, in their order. Never rejects. */
export type AttemptDelivery = (delivery: Target, request: MailRequest, now: Date) => Promise<SendResult[]>

export const attemptDelivery =
  ({ mailer, renderer, from }: Dependencies): AttemptDelivery =>
  async (delivery, request, now) => {
    const pending = delivery.recipients.filter(({ state }) => state === 'pending')
    const attachments = await attachmentsOf(delivery.workspaceId, request, renderer)
    if ('kind' in attachments) return pending.map(() => attachments)
    const content = request.kind === 'receipt' ? receiptMailContent(request.mail) : warningMailContent(request)
    return Promise.all(
      pending.map(({ address: to }) => {
        const messageId = messageIdOf(delivery._id, to, from)
        return mailer.send({ to, messageId, date: now, content, attachments })
      }),
    )
  }

/** The same for the same mail to the same recipient: mail systems that get it twice can tell. */
function messageIdOf(deliveryId: string, address: string, from: string): string {
  const digest = createHash('sha256').update(`${deliveryId}\n${address.toLowerCase()}`).digest('hex')
  return `<${digest.slice(0, 32)}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

async function attachmentsOf(
  workspaceId: string,
  request: MailRequest,
  renderer: PdfSource,
): Promise<Attachment[] | Exclude<SendResult, { kind: 'sent' }>> {
  if (request.kind === 'warning') return []
  const { receiptId, mail } = request
  try {
    const pdf = await renderer.fetchPdf({ workspaceId, receiptId })
    return [
      { name: `${mail.accessKey}.xml`, type: 'application/xml', content: Buffer.from(mail.xml) },
      { name: pdf.name, type: 'application/pdf', content: pdf.content },
    ]
  } catch (error) {
    // The PDF was there when the mail was asked for: the receipt has been deleted since.
    const gone = AppError.is(error) && error.kind === 'not-found'
    return gone
      ? { kind: 'refused', detail: 'el comprobante ya no existe' }
      : { kind: 'later', detail: reasonOf(error) }
  }
}
