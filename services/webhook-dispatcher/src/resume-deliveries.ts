import type { DispatchDelivery } from './attempt-delivery.ts'
import type { EndpointQueues } from './endpoint-queues.ts'
import type { Deliveries, HeldDelivery } from './ports.ts'

interface Dependencies {
  deliveries: Pick<Deliveries, 'claimDue' | 'release' | 'bodies' | 'skip'>
  dispatch: DispatchDelivery
  queues: Pick<EndpointQueues, 'busy' | 'oneDrained'>
  scanMs: number
}

const MAX_CLAIMED = 100

/** True if more may be due. */
export function resumeDeliveries({ deliveries, dispatch, queues, scanMs }: Dependencies) {
  return async (): Promise<boolean> => {
    const busy = queues.busy()
    const claimed = await deliveries.claimDue({ max: MAX_CLAIMED, except: busy })
    await resume(claimed)
    if (claimed.length === MAX_CLAIMED) return true
    if (busy.length === 0) return false
    // More rows may be due for a busy endpoint.
    if (queues.busy().length > 0) await queues.oneDrained(scanMs)
    return true
  }

  async function resume(claimed: readonly HeldDelivery[]): Promise<void> {
    if (claimed.length === 0) return
    const bodies = await deliveries.bodies(claimed.map(({ delivery }) => delivery))
    const withoutSlot = []
    for (const held of claimed) {
      const body = bodies.get(held.delivery.eventId)
      if (body === undefined) await deliveries.skip(held)
      else if (dispatch.hasFreeSlot(held.delivery.endpointId)) dispatch.offer({ held, body })
      else withoutSlot.push(held)
    }
    await deliveries.release(withoutSlot)
  }
}
