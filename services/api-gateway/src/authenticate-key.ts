import type { Accounts } from './domain/account.ts'
import { hashApiKey, modeOfApiKey } from './domain/api-key.ts'
import { fault } from './domain/error-catalog.ts'
import { type Plans, planNamed } from './domain/plan.ts'
import type { Principal } from './domain/principal.ts'
import { remembered } from './remembered.ts'

interface Needs {
  accounts: Accounts
  plans: Plans
  pepper: string
  now: () => number
}

/** A revoked key must stop everywhere within 5 s. */
const REMEMBERED_MS = 4_000
/** When a key was last used is written at most once a minute. */
const USE_NOTED_EVERY_MS = 60_000

export type AuthenticateKey = (key: string) => Promise<Principal>

/** Who a key stands for. Throws `unauthenticated` ACS_10002 for one that is malformed, unknown or revoked. */
export function authenticateKey({ accounts, plans, pepper, now }: Needs): AuthenticateKey {
  const principals = remembered(principalOf, { forMs: REMEMBERED_MS, most: 20_000, now })
  return async (key) => {
    if (modeOfApiKey(key) === null) throw fault('ACS_10002')
    return principals(hashApiKey(key, pepper))
  }

  async function principalOf(hash: string): Promise<Principal> {
    const found = await accounts.key(hash)
    if (found === null) throw fault('ACS_10002')
    const { key, workspace } = found
    await noteUse(key.id, key.lastUsedAt)
    return {
      workspaceId: workspace.id,
      mode: key.mode,
      planName: workspace.plan,
      plan: planNamed(plans, workspace.plan),
      workspaceOpenedAt: workspace.createdAt,
      bucket: key.id,
      email: null,
    }
  }

  async function noteUse(keyId: string, lastUsedAt: Date | null): Promise<void> {
    if (lastUsedAt !== null && now() - lastUsedAt.getTime() < USE_NOTED_EVERY_MS) return
    await accounts.markUsed(keyId, new Date(now()))
  }
}
