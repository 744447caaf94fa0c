import type { Envelope } from '@etax/contracts'
import type { DispatchDelivery } from './attempt-delivery.ts'
import { deliveryOf } from './domain/delivery.ts'
import { records, wants } from './domain/endpoint.ts'
import { eventOf, type ReceiptFact } from './domain/event.ts'
import { aLease, dueNow } from './lease.ts'
import type { Deliveries, Endpoints } from './ports.ts'

interface Needs {
  endpoints: Pick<Endpoints, 'cached'>
  deliveries: Pick<Deliveries, 'add'>
  dispatch: DispatchDelivery
}

/**
 * Stores the event of a fact and one delivery for each endpoint that wants it, and starts attempting. When it returns,
 * nothing is lost any more; a fact told twice adds nothing. Where nobody wants it, nothing is written.
 */
export const announceReceipt =
  ({ endpoints, deliveries, dispatch }: Needs) =>
  async (fact: Envelope<ReceiptFact>): Promise<void> => {
    const all = await endpoints.cached({ workspaceId: fact.tenantId, mode: fact.body.mode })
    if (all.length === 0) return
    const event = eventOf(fact)
    const listening = all.filter((endpoint) => wants(endpoint, event.type) && records(endpoint, new Date()))
    if (listening.length === 0) return
    const rows = listening.map((endpoint) => {
      if (!endpoint.active) return deliveryOf(event, endpoint, undefined)
      // Where too much waits for an endpoint already, its row waits in the database.
      return deliveryOf(event, endpoint, dispatch.hasRoom(endpoint._id) ? aLease() : dueNow())
    })
    const added = await deliveries.add(event, rows)
    for (const delivery of added) {
      if (delivery.due !== undefined && delivery.due.lease !== '') dispatch.offer({ delivery, body: event.body })
    }
  }
