import { webhookErrors } from '@etax/contracts'
import { LISTENER_MS, type Listener, MAX_ENDPOINTS } from './domain/endpoint.ts'
import type { WebhookEvent } from './domain/event.ts'
import { refuseWrongId } from './manage-endpoints.ts'
import type { Deliveries, Endpoints, Owner } from './ports.ts'

interface Dependencies {
  endpoints: Pick<Endpoints, 'listen'>
  deliveries: Pick<Deliveries, 'take'>
}

const MAX_TAKEN = 100

/** The first call creates the listener. @throws AppError VAL_10000 invalid, `conflict` WHK_00010 */
export const takeEvents = ({ endpoints, deliveries }: Dependencies) => {
  return async (owner: Owner, listenerId: string): Promise<WebhookEvent[]> => {
    refuseWrongId('listenerId', listenerId)
    const limits = { most: MAX_ENDPOINTS, unproved: false }
    const added = await endpoints.listen(listenerOf(owner, listenerId, new Date()), limits)
    if (added !== 'added') throw webhookErrors.tooManyListeners()
    return deliveries.take(owner, listenerId, MAX_TAKEN)
  }
}

function listenerOf({ workspaceId, mode }: Owner, id: string, now: Date): Listener {
  return {
    _id: id,
    schema: 1,
    workspaceId,
    mode,
    url: '',
    events: [],
    active: true,
    deactivation: null,
    failures: 0,
    secrets: [],
    ownerEmails: [],
    createdAt: now,
    updatedAt: now,
    listensUntil: new Date(now.getTime() + LISTENER_MS),
  }
}
