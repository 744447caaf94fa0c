import type { Mode } from '@etax/contracts'
import { newId } from '@etax/kernel'
import type { KeyLabel } from '../request-log/domain/logged-request.ts'
import type { ApiKey } from './domain/account.ts'
import { hashApiKey, mintApiKey } from './domain/api-key.ts'
import { type Scope, scopesOf } from './domain/scopes.ts'

interface Wanted {
  workspaceId: string
  mode: Mode
  name: string
  /** The usual ones by default. */
  scopes?: readonly Scope[] | undefined
  /** Null, by default, for a user. */
  madeBy?: KeyLabel | null
  createdAt: Date
}

interface Means {
  pepper: string
  random: (size: number) => Buffer
}

export function createdKey(
  { workspaceId, mode, name, scopes, madeBy = null, createdAt }: Wanted,
  { pepper, random }: Means,
): { key: string; record: ApiKey } {
  const key = mintApiKey(mode, random)
  const record = {
    id: newId(createdAt.getTime()),
    workspaceId,
    mode,
    name,
    hash: hashApiKey(key, pepper),
    prefix: key.slice(0, 12),
    lastFour: key.slice(-4),
    scopes: scopesOf(scopes),
    madeBy,
    createdAt,
    lastUsedAt: null,
  }
  return { key, record }
}
