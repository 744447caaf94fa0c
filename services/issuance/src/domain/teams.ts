import { platformErrors } from '@etax/contracts'
import type { Owner } from './receipt.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const TEAM = `[A-Za-z0-9._-]+=(?:\\*|${UUID}(?:\\+${UUID})*)`

/** `billing=<workspace>+<workspace>,crm=*`; empty for none. */
export const TEAMS_PATTERN = `^(?:${TEAM}(?:,${TEAM})*)?$`

export interface Teams {
  /** The common names of their certificates. */
  names: ReadonlySet<string>
  /** Without TLS the peer is unknown, and may do all. @throws AppError `forbidden` SYS_10005 */
  requireAdmitted(owner: Owner, peer: string | undefined): void
}

export function teamsOf(setting: string): Teams {
  const entries = setting.split(',').filter((entry) => entry !== '')
  const workspaces = new Map(
    entries.map((entry) => {
      const [name = '', list = ''] = entry.split('=')
      return [name, new Set(list.split('+'))]
    }),
  )
  return {
    names: new Set(workspaces.keys()),
    requireAdmitted({ workspaceId }, peer) {
      if (peer === undefined) return
      const own = workspaces.get(peer)
      if (own === undefined || !(own.has('*') || own.has(workspaceId))) throw platformErrors.workspaceNotServed()
    },
  }
}
