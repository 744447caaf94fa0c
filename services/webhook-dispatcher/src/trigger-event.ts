import { newId } from '@etax/kernel'
import { eventProblems } from './domain/endpoint.ts'
import { exampleOf, type WebhookEvent } from './domain/event.ts'
import { refuse } from './manage-endpoints.ts'
import type { Owner } from './ports.ts'

interface Dependencies {
  announce: (event: WebhookEvent) => Promise<void>
}

/** Sends an example of an event to all that selected it. @throws AppError VAL_10000 for an unknown type */
export const triggerEvent = ({ announce }: Dependencies) => {
  return async (owner: Owner, type: string): Promise<WebhookEvent> => {
    refuse(eventProblems([type]).map((problem) => ({ ...problem, path: 'type' })))
    const event = exampleOf(type, owner, newId(), new Date())
    await announce(event)
    return event
  }
}
