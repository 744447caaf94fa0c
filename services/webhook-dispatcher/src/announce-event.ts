import type { DispatchDelivery } from './attempt-delivery.ts'
import { deliveryOf } from './domain/delivery.ts'
import { type Endpoint, isListener, records, wants } from './domain/endpoint.ts'
import type { WebhookEvent } from './domain/event.ts'
import type { Deliveries, Endpoints, NewDelivery } from './ports.ts'

interface Dependencies {
  endpoints: Pick<Endpoints, 'cached'>
  deliveries: Pick<Deliveries, 'add'>
  dispatch: DispatchDelivery
}

/** A repeated event adds nothing. An event that no endpoint wants is not stored. */
export const announceEvent = ({ endpoints, deliveries, dispatch }: Dependencies) => {
  return async (event: WebhookEvent): Promise<void> => {
    const all = await endpoints.cached(event)
    const listening = all.filter((endpoint) => wants(endpoint, event.type) && records(endpoint, new Date()))
    if (listening.length === 0) return
    const rows = listening.map((endpoint) => ({
      delivery: deliveryOf(event, endpoint, endpoint.active ? 'pending' : 'skipped'),
      attempt: attemptOf(endpoint),
    }))
    const added = await deliveries.add(event, rows)
    for (const held of added) dispatch.offer({ held, body: event.body })
  }

  /** If the queue is full, the row waits in the database. */
  function attemptOf(endpoint: Endpoint): NewDelivery['attempt'] {
    if (!endpoint.active || isListener(endpoint)) return 'never'
    return dispatch.hasFreeSlot(endpoint._id) ? 'now' : 'later'
  }
}
