import type { Mode } from '@etax/contracts'
import { newId } from '@etax/kernel'
import type { ApiKey } from './domain/account.ts'
import { hashApiKey, mintApiKey } from './domain/api-key.ts'

interface Wanted {
  workspaceId: string
  mode: Mode
  name: string
  createdAt: Date
}

interface Means {
  pepper: string
  random: (size: number) => Buffer
}

export function createdKey(
  { workspaceId, mode, name, createdAt }: Wanted,
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
    createdAt,
    lastUsedAt: null,
  }
  return { key, record }
}
