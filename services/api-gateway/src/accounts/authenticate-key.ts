import { gatewayErrors } from '@etax/contracts'
import type { ApiVersions } from '../http/domain/api-versions.ts'
import { cached } from '../http/domain/cached.ts'
import type { Principal } from '../http/domain/principal.ts'
import type { Accounts } from '../ports.ts'
import type { KeyLabel, KeyOwner } from '../request-log/domain/logged-request.ts'
import { hashApiKey, modeOfApiKey } from './domain/api-key.ts'
import { type Plans, planNamed } from './domain/plan.ts'
import { clockOffsetOf } from './domain/test-clock.ts'

interface Dependencies {
  accounts: Accounts
  plans: Plans
  versions: Pick<ApiVersions, 'newest'>
  pepper: string
  now: () => number
}

/** A revoked key must stop everywhere within 5 s. */
export const KEY_TTL_MS = 4_000
const USE_NOTED_INTERVAL_MS = 60_000

export type AuthenticateKey = (key: string, onRevoked?: (owner: KeyOwner) => void) => Promise<Principal>

type StoredKey = NonNullable<Awaited<ReturnType<Accounts['key']>>>
type CachedKey = { principal: Principal } | { revoked: KeyOwner }

/** @throws AppError `unauthenticated` ACS_10002 for a malformed, unknown or revoked key */
export function authenticateKey({ accounts, plans, versions, pepper, now }: Dependencies): AuthenticateKey {
  const findKey = cached(keyWith, { ttlMs: KEY_TTL_MS, max: 20_000, now })
  return async (key, onRevoked) => {
    if (modeOfApiKey(key) === null) throw gatewayErrors.keyRefused({ reason: 'unknown' })
    const entry = await findKey(hashApiKey(key, pepper))
    if ('principal' in entry) return entry.principal
    onRevoked?.(entry.revoked)
    throw gatewayErrors.keyRefused({ reason: 'unknown' })
  }

  async function keyWith(hash: string): Promise<CachedKey> {
    const row = await accounts.key(hash)
    if (row === null) throw gatewayErrors.keyRefused({ reason: 'unknown' })
    const { key } = row
    const label = { id: key.id, name: key.name, lastFour: key.lastFour }
    if (row.isRevoked) return { revoked: { workspaceId: key.workspaceId, mode: key.mode, key: label } }
    await noteUse(key.id, key.lastUsedAt)
    const { id, apiVersion } = row.workspace
    const version = apiVersion?.version ?? (await accounts.pinVersion(id, versions.newest))
    return { principal: principalOf(row, label, version) }
  }

  function principalOf({ key, workspace, verifiedEmails }: StoredKey, label: KeyLabel, apiVersion: string): Principal {
    return {
      workspaceId: workspace.id,
      mode: key.mode,
      planName: workspace.plan,
      plan: planNamed(plans, workspace.plan),
      workspaceOpenedAt: workspace.createdAt,
      bucket: key.id,
      key: label,
      scopes: key.scopes,
      apiVersion,
      clockOffsetMs: clockOffsetOf(key.mode, workspace),
      email: null,
      verifiedEmails,
    }
  }

  async function noteUse(keyId: string, lastUsedAt: Date | null): Promise<void> {
    if (lastUsedAt !== null && now() - lastUsedAt.getTime() < USE_NOTED_INTERVAL_MS) return
    await accounts.markUsed(keyId, new Date(now()))
  }
}
