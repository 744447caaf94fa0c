import { webhookErrors } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { type DispatchDelivery, sendSigned } from './attempt-delivery.ts'
import { type AttemptResult, type Delivery, deliveryOf, isSuccess } from './domain/delivery.ts'
import { type Endpoint, isListener, records, wants } from './domain/endpoint.ts'
import { pingOf, type WebhookEvent } from './domain/event.ts'
import type { Deliveries, Endpoints, Owner, SecretCipher, WebhookSender } from './ports.ts'

interface Dependencies {
  deliveries: Deliveries
  endpoints: Pick<Endpoints, 'cached'>
  /** @throws AppError `not-found` WHK_00002 */
  existing(owner: Owner, id: string): Promise<Endpoint>
  dispatch: DispatchDelivery
  sender: WebhookSender
  secrets: SecretCipher
}

export interface Sent {
  delivery: Delivery
  body: string
}

/** The id of the event stays, so that a receiver can detect a repeat. */
export function sendByHand({ deliveries, endpoints, existing, dispatch, sender, secrets }: Dependencies) {
  return {
    /** One attempt in any state of the endpoint; it counts neither as success nor as failure. */
    async ping(owner: Owner, endpointId: string): Promise<Sent> {
      const endpoint = await existing(owner, endpointId)
      const now = new Date()
      const event = pingOf(endpoint, newId(), now)
      const delivery = deliveryOf(event, endpoint, 'skipped')
      const result = await sendSigned({ sender, secrets }, endpoint, { delivery, body: event.body }, now)
      const recorded = { ...delivery, ...pinged(result) }
      await deliveries.add(event, [{ delivery: recorded, attempt: 'never' }])
      return { delivery: recorded, body: event.body }
    },

    /** @throws AppError WHK_00002, WHK_00003, `conflict` WHK_00004 */
    async resend(owner: Owner, endpointId: string, id: string): Promise<Sent> {
      await active(owner, endpointId)
      const delivery = await storedDelivery(owner, endpointId, id)
      const body = (await deliveries.bodies([delivery])).get(delivery.eventId)
      if (body === undefined) throw webhookErrors.deliveryUnknown()
      const held = await deliveries.startOver(delivery)
      if (held !== null) dispatch.offer({ held, body })
      return { delivery: held?.delivery ?? (await storedDelivery(owner, endpointId, id)), body }
    },

    /** Returns the number of receivers. @throws AppError `not-found` WHK_00009 */
    async resendEvent(owner: Owner, eventId: string): Promise<number> {
      const event = await deliveries.event(owner, eventId)
      if (event === null) throw webhookErrors.eventUnknown()
      const receivers = (await endpoints.cached(owner)).filter(
        (endpoint) => endpoint.active && wants(endpoint, event.type) && records(endpoint, new Date()),
      )
      await Promise.all(receivers.map((endpoint) => sendAgain(event, endpoint)))
      return receivers.length
    },

    /** Returns their number. @throws AppError WHK_00002, WHK_00004 */
    async resendSince(owner: Owner, endpointId: string, since: Date): Promise<number> {
      await active(owner, endpointId)
      return deliveries.startOverSince(owner, endpointId, since)
    },
  }

  async function sendAgain(event: WebhookEvent, endpoint: Endpoint): Promise<void> {
    const delivery = deliveryOf(event, endpoint, 'pending')
    const attempt = isListener(endpoint) ? 'never' : 'now'
    const [added] = await deliveries.add(event, [{ delivery, attempt }])
    const held = added ?? (isListener(endpoint) ? null : await deliveries.startOver(delivery))
    if (held !== null) dispatch.offer({ held, body: event.body })
  }

  async function active(owner: Owner, endpointId: string): Promise<void> {
    const endpoint = await existing(owner, endpointId)
    if (!endpoint.active) throw webhookErrors.endpointInactive()
  }

  async function storedDelivery(owner: Owner, endpointId: string, id: string): Promise<Delivery> {
    const delivery = await deliveries.find(owner, endpointId, id)
    if (delivery === null) throw webhookErrors.deliveryUnknown()
    return delivery
  }
}

function pinged({ retryAfterMs: _, ...attempt }: AttemptResult): Pick<Delivery, 'status' | 'made' | 'attempts'> {
  return { status: isSuccess(attempt) ? 'delivered' : 'failed', made: 1, attempts: [attempt] }
}
