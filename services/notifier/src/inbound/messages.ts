import { MailReceipt, ReceiptsDeleted, WarnOwner } from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'
import type { DeliverMail } from '../deliver-mail.ts'
import type { Deliveries } from '../ports.ts'

export function messageHandlers(
  mail: Pick<DeliverMail, 'receipt' | 'warning'>,
  deliveries: Pick<Deliveries, 'forget'>,
): Handler[] {
  return [
    on(MailReceipt, (message) => mail.receipt(message, new Date())),
    on(WarnOwner, (message) => mail.warning(message, new Date())),
    on(ReceiptsDeleted, async ({ tenantId, body }) => {
      await deliveries.forget(tenantId, body.receiptIds)
      return done
    }),
  ]
}
