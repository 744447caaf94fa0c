import type { Mode } from '@etax/contracts'
import type { KeyLabel } from '../../request-log/domain/logged-request.ts'
import type { PinnedVersion } from './pinned-version.ts'
import type { Scope } from './scopes.ts'
import type { TestClock } from './test-clock.ts'

export interface User {
  id: string
  email: string
  passwordHash: string
  workspaceId: string
  createdAt: Date
  /** When the owner proved the address; null until then. */
  verifiedAt: Date | null
  /** Grows with each new password: sessions and links of an earlier one are void. */
  credentialsVersion: number
}

export interface Workspace {
  id: string
  name: string
  plan: string
  createdAt: Date
  /** Null before the first call by key. */
  apiVersion: PinnedVersion | null
  testClock: TestClock | null
}

export interface ApiKey {
  id: string
  workspaceId: string
  mode: Mode
  name: string
  hash: string
  /** Shown to people: `ak_test_9f3K`, and the last four letters. */
  prefix: string
  lastFour: string
  scopes: readonly Scope[]
  /** The key that made it; null if a user did. */
  madeBy: KeyLabel | null
  createdAt: Date
  lastUsedAt: Date | null
}

export const SESSION_LIFE_MS = 7 * 24 * 3_600_000

export interface Session {
  id: string
  userId: string
  csrfToken: string
  createdAt: Date
  userAgent: string
  /** Accurate to some five minutes. */
  lastUsedAt: Date
  ip: string
  expiresAt: Date
  /**
   * The user's version when the session began, or after its own change of password. The session ends when they differ.
   */
  credentialsVersion: number
}

/** The session and the credentials that a change of an account requires. */
export interface Standing {
  userId: string
  sessionId: string
  credentialsVersion: number
}

/** Who changes the keys of a workspace. */
export type KeyMaker = Standing | { keyId: string }

export type LinkPurpose =
  /** Opens a workspace. The reader of the mail chooses the password, because another person may have requested it. */
  | { kind: 'sign-up'; email: string; workspaceName: string }
  | { kind: 'verify-email'; userId: string; email: string }
  | { kind: 'reset-password'; userId: string; email: string }

export interface MailedLink {
  id: string
  purpose: LinkPurpose
  expiresAt: Date
}

/**
 * A mail requested without a session, or about an account. Every address costs the same single write, and the content
 * is decided later: no answer reveals which addresses have accounts.
 */
export type MailRequest =
  | { kind: 'sign-up'; email: string; workspaceName: string }
  | { kind: 'verify-email'; email: string }
  | { kind: 'reset-password'; email: string }
