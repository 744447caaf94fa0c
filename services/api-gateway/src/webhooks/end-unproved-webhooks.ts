import type { Clients } from '../ports.ts'

interface Dependencies {
  webhooks: Pick<Clients['webhooks'], 'endUnprovedEndpoints'>
}

/**
 * Deletes all endpoints of a workspace. From then on the dispatcher refuses endpoints of unverified users, also from
 * earlier requests. Idempotent.
 */
export function endUnprovedWebhooks({ webhooks }: Dependencies) {
  return async (workspaceId: string): Promise<void> => {
    await webhooks.endUnprovedEndpoints({ workspaceId })
  }
}
