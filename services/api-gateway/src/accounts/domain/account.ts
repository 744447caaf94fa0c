import type { Mode } from './api-key.ts'

export interface User {
  id: string
  email: string
  passwordHash: string
  workspaceId: string
  createdAt: Date
  /** When its owner proved that mail to the address arrives; null until then. */
  verifiedAt: Date | null
  /** Raised by each new password, and so by the first proof: what rests on an earlier one is worth nothing any more. */
  credentialsVersion: number
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

export const SESSION_LIFE_MS = 7 * 24 * 3_600_000

export interface Session {
  /** SHA-256 of the cookie's value. */
  id: string
  userId: string
  csrfToken: string
  createdAt: Date
  /** The browser it was begun with, as it named itself. */
  userAgent: string
  /** To five minutes or so. */
  lastUsedAt: Date
  /** The address it was last used from; empty where that is not known. */
  ip: string
  expiresAt: Date
  /** The user's when it began, or since its own change of the password. With another one it has ended. */
  credentialsVersion: number
}

/** What a change of an account rests on: a session that lasts, with the credentials of now. */
export interface Standing {
  userId: string
  sessionId: string
  credentialsVersion: number
}

/** What a link in a mail lets whoever holds it do, once. */
export type LinkPurpose =
  /** Opens a workspace, with the password that whoever takes the link chooses: whoever asked for it may be somebody else. */
  | { kind: 'sign-up'; email: string; workspaceName: string }
  /** Proves that the address belongs to the account. */
  | { kind: 'verify-email'; userId: string; email: string }
  /** Sets a new password. */
  | { kind: 'reset-password'; userId: string; email: string }

export interface MailedLink {
  /** SHA-256 of the token in the link. */
  id: string
  purpose: LinkPurpose
  expiresAt: Date
}

/**
 * A mail that was asked for without being signed in, or about an account. Stored with one write, whoever the address
 * belongs to; what it says is found out later, so that no answer tells who has an account.
 */
export type MailRequest =
  | { kind: 'sign-up'; email: string; workspaceName: string }
  | { kind: 'verify-email'; email: string }
  | { kind: 'reset-password'; email: string }
