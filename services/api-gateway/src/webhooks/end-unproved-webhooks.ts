import type { Clients } from '../ports.ts'

interface Dependencies {
  webhooks: Pick<Clients['webhooks'], 'endUnprovedEndpoints'>
}

/**
 * Deletes every endpoint of a workspace, of both modes; from then on the dispatcher refuses those made by somebody who has not
 * proved the address, whenever they were asked for. May be done any number of times.
 */
export function endUnprovedWebhooks({ webhooks }: Dependencies) {
  return async (workspaceId: string): Promise<void> => {
    await webhooks.endUnprovedEndpoints({ workspaceId })
  }
}
