import {
  type Envelope,
  ReceiptAuthorized,
  ReceiptCompleted,
  ReceiptFailed,
  ReceiptRejected,
  ReceiptReturned,
  ReceiptsDeleted,
  ReceiptVoided,
} from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'
import type { ReceiptFact } from '../domain/event.ts'
import type { Deliveries } from '../ports.ts'

export const QUEUE = 'webhook-dispatcher.receipts'

const facts = [
  ReceiptAuthorized,
  ReceiptRejected,
  ReceiptReturned,
  ReceiptFailed,
  ReceiptCompleted,
  ReceiptVoided,
] as const

interface Dependencies {
  announce: (fact: Envelope<ReceiptFact>) => Promise<void>
  deliveries: Pick<Deliveries, 'removeOf'>
}

/** Every public fact about a receipt. What is announced is stored before a message is acknowledged. */
export function handlers({ announce, deliveries }: Dependencies): Handler[] {
  const announcing = facts.map((fact) =>
    on(fact, async (message) => {
      await announce(message)
      return done
    }),
  )
  const removing = on(ReceiptsDeleted, async ({ tenantId, body }) => {
    await deliveries.removeOf(tenantId, body.receiptIds)
    return done
  })
  return [...announcing, removing]
}
