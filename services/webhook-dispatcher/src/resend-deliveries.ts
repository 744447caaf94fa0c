import { AppError, newId } from '@etax/kernel'
import { type DispatchDelivery, send } from './attempt-delivery.ts'
import { type Delivery, deliveryOf, isSuccess, type Outcome } from './domain/delivery.ts'
import type { Endpoint } from './domain/endpoint.ts'
import { pingOf } from './domain/event.ts'
import type { Deliveries, Owner, PostOffice, SecretBox } from './ports.ts'

interface Needs {
  deliveries: Deliveries
  /** @throws AppError `not-found` WHK_00002 */
  existing(owner: Owner, id: string): Promise<Endpoint>
  dispatch: DispatchDelivery
  postOffice: PostOffice
  secrets: SecretBox
}

export interface Resent {
  delivery: Delivery
  body: string
}

/** What a workspace sends by hand. The event's id stays the same, so that a receiver can tell it knows it. */
export function manualDelivery({ deliveries, existing, dispatch, postOffice, secrets }: Needs) {
  return {
    /** One attempt, whatever the endpoint's state; it counts neither for nor against it. */
    async ping(owner: Owner, endpointId: string): Promise<Resent> {
      const endpoint = await existing(owner, endpointId)
      const now = new Date()
      const event = pingOf(endpoint, newId(), now)
      const delivery = deliveryOf(event, endpoint, undefined)
      const outcome = await send({ postOffice, secrets }, endpoint, { delivery, body: event.body }, now)
      const done = { ...delivery, ...pinged(outcome) }
      await deliveries.add(event, [done])
      return { delivery: done, body: event.body }
    },

    async resend(owner: Owner, endpointId: string, id: string): Promise<Resent> {
      await active(owner, endpointId)
      const delivery = await known(owner, endpointId, id)
      const body = (await deliveries.bodies([delivery])).get(delivery.eventId)
      if (body === undefined) throw unknownDelivery(id)
      const started = await deliveries.startOver(delivery)
      if (started !== null) dispatch.offer({ delivery: started, body })
      return { delivery: started ?? (await known(owner, endpointId, id)), body }
    },

    /** Answers how many. They go as fast as the endpoint's lane allows. */
    async resendSince(owner: Owner, endpointId: string, since: Date): Promise<number> {
      await active(owner, endpointId)
      return deliveries.startOverSince(owner, endpointId, since)
    },
  }

  async function active(owner: Owner, endpointId: string): Promise<void> {
    const endpoint = await existing(owner, endpointId)
    if (!endpoint.active)
      throw new AppError('conflict', 'WHK_00004', 'the endpoint is deactivated: reactivate it first')
  }

  async function known(owner: Owner, endpointId: string, id: string): Promise<Delivery> {
    const delivery = await deliveries.find(owner, endpointId, id)
    if (delivery === null) throw unknownDelivery(id)
    return delivery
  }
}

function pinged({ retryAfterMs: _, ...attempt }: Outcome): Pick<Delivery, 'status' | 'made' | 'attempts'> {
  return { status: isSuccess(attempt) ? 'delivered' : 'failed', made: 1, attempts: [attempt] }
}

function unknownDelivery(id: string): AppError {
  return new AppError('not-found', 'WHK_00003', `delivery ${id} not found`)
}
