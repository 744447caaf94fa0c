import type { DispatchDelivery } from './attempt-delivery.ts'
import type { Deliveries } from './outbound/mongo-deliveries.ts'

interface Needs {
  deliveries: Pick<Deliveries, 'takeDue' | 'putBack' | 'bodies' | 'skip'>
  dispatch: DispatchDelivery
  /** Endpoints for which deliveries wait already. */
  busy(): string[]
}

const MOST = 100

/**
 * Takes up what is due: retries, resends, what a process that died had in hand. Answers whether there may be more.
 */
export const resumeDeliveries =
  ({ deliveries, dispatch, busy }: Needs) =>
  async (): Promise<boolean> => {
    const taken = await deliveries.takeDue({ most: MOST, except: busy() })
    if (taken.length === 0) return false
    const bodies = await deliveries.bodies(taken)
    const back = []
    for (const delivery of taken) {
      const body = bodies.get(delivery.eventId)
      if (body === undefined) await deliveries.skip(delivery)
      else if (dispatch.hasRoom(delivery.endpointId)) dispatch.offer({ delivery, body })
      else back.push(delivery)
    }
    await deliveries.putBack(back)
    return taken.length === MOST
  }
