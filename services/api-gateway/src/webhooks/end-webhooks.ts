import { callerOf } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  webhooks: Pick<Clients['webhooks'], 'listEndpoints' | 'deleteEndpoint'>
}

/** Deletes every endpoint of a workspace, of both modes. May be done any number of times. */
export function endWebhooks({ webhooks }: Dependencies) {
  return async (workspaceId: string): Promise<void> => {
    for (const mode of ['test', 'live'] as const) {
      const caller = callerOf({ workspaceId, mode })
      const { endpoints } = await webhooks.listEndpoints({ caller })
      await Promise.all(endpoints.map(({ id: endpointId }) => webhooks.deleteEndpoint({ caller, endpointId })))
    }
  }
}
