import { MailReceipt, WarnOwner } from '@etax/contracts'
import { type Handler, on } from '@etax/messaging'
import type { DeliverMail } from '../deliver-mail.ts'

export function messageHandlers(mail: Pick<DeliverMail, 'receipt' | 'warning'>): Handler[] {
  return [
    on(MailReceipt, (message) => mail.receipt(message, new Date())),
    on(WarnOwner, (message) => mail.warning(message, new Date())),
  ]
}
