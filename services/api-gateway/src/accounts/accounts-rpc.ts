import { Accounts, MODES } from '@etax/contracts'
import { type Handlers, type Implementation, implement } from '@etax/rpc'
import type { OpenWorkspace } from './open-workspace.ts'

export function accountsService(openWorkspace: OpenWorkspace): Implementation {
  const handlers: Handlers<typeof Accounts> = {
    openWorkspace: async ({ email, password, workspaceName, plan }) => {
      const { workspace, records, keys } = await openWorkspace({
        email,
        password,
        workspaceName,
        plan,
        // Operators vouch for the addresses.
        verified: true,
        keys: MODES,
      })
      const [testKey = '', liveKey = ''] = keys
      return { workspaceId: workspace.id, ...records, testKey, liveKey }
    },
  }
  return implement(Accounts, handlers)
}
