import { MailReceipt, WarnOwner } from '@etax/contracts'
import { type Handler, on } from '@etax/messaging'
import type { Deliver } from '../deliver.ts'

export function messageHandlers(mail: Pick<Deliver, 'receipt' | 'warning'>): Handler[] {
  return [
    on(MailReceipt, (message) => mail.receipt(message, new Date())),
    on(WarnOwner, (message) => mail.warning(message, new Date())),
  ]
}
