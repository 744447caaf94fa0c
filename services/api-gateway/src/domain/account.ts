import type { Mode } from './api-key.ts'

export interface User {
  id: string
  email: string
  passwordHash: string
  workspaceId: string
  createdAt: Date
}

export interface Workspace {
  id: string
  name: string
  plan: string
  createdAt: Date
}

/** An API key as it is kept: never the key itself. */
export interface ApiKey {
  id: string
  workspaceId: string
  mode: Mode
  name: string
  hash: string
  /** What a person recognises it by: `ak_test_9f3K` and its last four. */
  prefix: string
  lastFour: string
  createdAt: Date
  lastUsedAt: Date | null
}

export interface Session {
  /** SHA-256 of the cookie's value. */
  id: string
  userId: string
  csrfToken: string
  expiresAt: Date
}

/** Where accounts are kept. */
export interface Accounts {
  /** Stores a user with the workspace and first keys, all or nothing. @throws AppError conflict ACC_10001: e-mail taken. */
  open(account: { user: User; workspace: Workspace; keys: readonly ApiKey[] }): Promise<void>
  userWith(email: string): Promise<User | null>
  workspace(id: string): Promise<Workspace | null>
  addSession(session: Session): Promise<void>
  /** The session and whose it is, while it lasts. */
  session(id: string, now: Date): Promise<{ session: Session; user: User; workspace: Workspace } | null>
  endSession(id: string): Promise<void>
  /** A key that was not revoked, and its workspace. */
  key(hash: string): Promise<{ key: ApiKey; workspace: Workspace } | null>
  markUsed(keyId: string, at: Date): Promise<void>
  /** Newest first. */
  keysOf(workspaceId: string): Promise<ApiKey[]>
  addKey(key: ApiKey): Promise<void>
  /** False where the workspace has no such key. */
  revokeKey(workspaceId: string, keyId: string, at: Date): Promise<boolean>
}
