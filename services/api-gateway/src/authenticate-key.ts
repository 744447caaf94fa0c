import { gatewayErrors } from '@etax/contracts'
import { cached } from './cached.ts'
import { hashApiKey, modeOfApiKey } from './domain/api-key.ts'
import { type Plans, planNamed } from './domain/plan.ts'
import type { Principal } from './domain/principal.ts'
import type { Accounts } from './ports.ts'

interface Dependencies {
  accounts: Accounts
  plans: Plans
  pepper: string
  now: () => number
}

/** A revoked key must stop everywhere within 5 s. */
const KEY_TTL_MS = 4_000
/** When a key was last used is written at most once a minute. */
const USE_NOTED_INTERVAL_MS = 60_000

export type AuthenticateKey = (key: string) => Promise<Principal>

/** Who a key stands for. Throws `unauthenticated` ACS_10002 for one that is malformed, unknown or revoked. */
export function authenticateKey({ accounts, plans, pepper, now }: Dependencies): AuthenticateKey {
  const principals = cached(principalOf, { ttlMs: KEY_TTL_MS, max: 20_000, now })
  return async (key) => {
    if (modeOfApiKey(key) === null) throw gatewayErrors.keyRefused()
    return principals(hashApiKey(key, pepper))
  }

  async function principalOf(hash: string): Promise<Principal> {
    const found = await accounts.key(hash)
    if (found === null) throw gatewayErrors.keyRefused()
    const { key, workspace, verifiedEmails } = found
    await noteUse(key.id, key.lastUsedAt)
    return {
      workspaceId: workspace.id,
      mode: key.mode,
      planName: workspace.plan,
      plan: planNamed(plans, workspace.plan),
      workspaceOpenedAt: workspace.createdAt,
      bucket: key.id,
      email: null,
      verifiedEmails,
    }
  }

  async function noteUse(keyId: string, lastUsedAt: Date | null): Promise<void> {
    if (lastUsedAt !== null && now() - lastUsedAt.getTime() < USE_NOTED_INTERVAL_MS) return
    await accounts.markUsed(keyId, new Date(now()))
  }
}
