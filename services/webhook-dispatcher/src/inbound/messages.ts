import {
  type BodyOf,
  type Envelope,
  messages,
  type Payload,
  type PublicMessage,
  ReceiptsDeleted,
} from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'
import { certificateEvents, eventOf, type WebhookEvent } from '../domain/event.ts'
import type { Deliveries } from '../ports.ts'

const eventsOf: { [P in Payload]: (message: Envelope<BodyOf<PublicMessage<P>>>) => WebhookEvent[] } = {
  receipt: (message) => [eventOf(message)],
  certificate: certificateEvents,
}

interface Dependencies {
  announce: (event: WebhookEvent) => Promise<void>
  deliveries: Pick<Deliveries, 'removeOf'>
}

/** Each event is stored before its message is acknowledged. */
export function handlers({ announce, deliveries }: Dependencies): Handler[] {
  const announcing = messages.flatMap((definition) => {
    if (definition.public === undefined) return []
    const events = eventsOf[definition.public.payload]
    return on(definition, async (message) => {
      await Promise.all(events(message as never).map(announce))
      return done
    })
  })
  const removing = on(ReceiptsDeleted, async ({ tenantId, body }) => {
    await deliveries.removeOf(tenantId, body.receiptIds)
    return done
  })
  return [...announcing, removing]
}
