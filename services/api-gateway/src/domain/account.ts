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
  /** What a person recognises it by: `ak_test_9f3K` and the last four letters. */
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
