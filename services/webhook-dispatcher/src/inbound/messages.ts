import { CertificateExpiring, ReceiptsDeleted, receiptFacts } from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'
import { certificateEvents, eventOf, type WebhookEvent } from '../domain/event.ts'
import type { Deliveries } from '../ports.ts'

export const QUEUE = 'webhook-dispatcher.receipts'

interface Dependencies {
  announce: (event: WebhookEvent) => Promise<void>
  deliveries: Pick<Deliveries, 'removeOf'>
}

/** Each event is stored before its message is acknowledged. */
export function handlers({ announce, deliveries }: Dependencies): Handler[] {
  const announcing = receiptFacts.map((fact) =>
    on(fact, async (message) => {
      await announce(eventOf(message))
      return done
    }),
  )
  const removing = on(ReceiptsDeleted, async ({ tenantId, body }) => {
    await deliveries.removeOf(tenantId, body.receiptIds)
    return done
  })
  const expiring = on(CertificateExpiring, async (message) => {
    await Promise.all(certificateEvents(message).map(announce))
    return done
  })
  return [...announcing, expiring, removing]
}
