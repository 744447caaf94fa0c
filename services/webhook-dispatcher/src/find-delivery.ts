import { webhookErrors } from '@etax/contracts'
import type { Deliveries, Owner } from './ports.ts'
import type { Sent } from './send-by-hand.ts'

interface Dependencies {
  deliveries: Pick<Deliveries, 'find' | 'bodies'>
  /** @throws AppError `not-found` WHK_00002 */
  existing(owner: Owner, id: string): Promise<unknown>
}

/** The body is empty after its retention. @throws AppError `not-found` WHK_00002, WHK_00003 */
export function findDelivery({ deliveries, existing }: Dependencies) {
  return async (owner: Owner, endpointId: string, id: string): Promise<Sent> => {
    await existing(owner, endpointId)
    const delivery = await deliveries.find(owner, endpointId, id)
    if (delivery === null) throw webhookErrors.deliveryUnknown()
    return { delivery, body: (await deliveries.bodies([delivery])).get(delivery.eventId) ?? '' }
  }
}
