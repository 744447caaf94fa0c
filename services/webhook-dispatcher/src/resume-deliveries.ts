import type { DispatchDelivery } from './attempt-delivery.ts'
import type { Delivery } from './domain/delivery.ts'
import type { Lanes } from './lanes.ts'
import type { Deliveries } from './ports.ts'

interface Needs {
  deliveries: Pick<Deliveries, 'takeDue' | 'putBack' | 'bodies' | 'skip'>
  dispatch: DispatchDelivery
  lane: Pick<Lanes, 'busy' | 'relief'>
  /** How long to wait at most for a lane with room. */
  scanMs: number
}

const MOST = 100

/**
 * Takes up what is due: retries, resends, what a process that died had in hand. Answers whether there may be more.
 */
export function resumeDeliveries({ deliveries, dispatch, lane, scanMs }: Needs) {
  return async (): Promise<boolean> => {
    const busy = lane.busy()
    const taken = await deliveries.takeDue({ most: MOST, except: busy })
    await takeUp(taken)
    if (taken.length === MOST) return true
    if (busy.length === 0) return false
    // More may be due for a busy endpoint than its lane held: go on as soon as it has room.
    if (lane.busy().length > 0) await lane.relief(scanMs)
    return true
  }

  async function takeUp(taken: Delivery[]): Promise<void> {
    if (taken.length === 0) return
    const bodies = await deliveries.bodies(taken)
    const back = []
    for (const delivery of taken) {
      const body = bodies.get(delivery.eventId)
      if (body === undefined) await deliveries.skip(delivery)
      else if (dispatch.hasRoom(delivery.endpointId)) dispatch.offer({ delivery, body })
      else back.push(delivery)
    }
    await deliveries.putBack(back)
  }
}
