import { createHash } from 'node:crypto'
import type { Renderer } from '@etax/contracts'
import { AppError, reasonOf } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import type { Content } from './domain/deliveries.ts'
import type { Delivery, Outcome } from './domain/delivery.ts'
import { receiptLetter, warningLetter } from './domain/letter.ts'
import { type Attachment, addressed, writeMessage } from './domain/mime.ts'

export interface Mailer {
  /** Hands one finished message to the mail server, for one recipient. Never rejects. */
  send(to: string, message: Buffer): Promise<Outcome>
}

export interface AttemptNeeds {
  mailer: Mailer
  renderer: Pick<ClientOf<typeof Renderer>, 'fetchPdf'>
  from: string
}

type Target = Delivery & { _id: string; workspaceId: string }

/** Mails to every recipient that is still pending, and tells how each went, in their order. Never rejects. */
export type AttemptDelivery = (delivery: Target, content: Content, now: Date) => Promise<Outcome[]>

export const attemptDelivery =
  ({ mailer, renderer, from }: AttemptNeeds): AttemptDelivery =>
  async (delivery, content, now) => {
    const pending = delivery.recipients.filter(({ state }) => state === 'pending')
    const attachments = await attachmentsOf(delivery.workspaceId, content, renderer)
    if ('kind' in attachments) return pending.map(() => attachments)
    const letter = content.kind === 'receipt' ? receiptLetter(content.mail) : warningLetter(content)
    const message = writeMessage(letter, attachments, `part-${digest(delivery._id)}`)
    return Promise.all(
      pending.map(({ address }) => {
        const messageId = messageIdOf(delivery._id, address, from)
        return mailer.send(address, addressed(message, { from, to: address, messageId, date: now }))
      }),
    )
  }

/** The same for the same mail to the same recipient: mail systems that get it twice can tell. */
export function messageIdOf(deliveryId: string, address: string, from: string): string {
  return `<${digest(`${deliveryId}\n${address.toLowerCase()}`)}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

async function attachmentsOf(
  workspaceId: string,
  content: Content,
  renderer: AttemptNeeds['renderer'],
): Promise<Attachment[] | Exclude<Outcome, { kind: 'sent' }>> {
  if (content.kind === 'warning') return []
  const { receiptId, mail } = content
  try {
    const pdf = await renderer.fetchPdf({ workspaceId, receiptId })
    return [
      { name: `${mail.accessKey}.xml`, type: 'application/xml', content: Buffer.from(mail.xml) },
      { name: pdf.name, type: 'application/pdf', content: pdf.content },
    ]
  } catch (error) {
    // it was there when the mail was ordered: the receipt has been deleted since
    const gone = AppError.is(error) && error.kind === 'not-found'
    return gone
      ? { kind: 'refused', detail: 'el comprobante ya no existe' }
      : { kind: 'later', detail: reasonOf(error) }
  }
}
