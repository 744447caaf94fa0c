import { gatewayErrors } from '@etax/contracts'
import type { Mode } from '../../accounts/domain/api-key.ts'
import { allowedBy, type Plan } from '../../accounts/domain/plan.ts'
import type { KeyLabel } from '../../request-log/domain/logged-request.ts'

/** Who asks, by key or by session: every call is confined to its workspace and mode. */
export interface Principal {
  workspaceId: string
  mode: Mode
  planName: string
  plan: Plan
  workspaceOpenedAt: Date
  /** What requests are counted under. */
  bucket: string
  /** The key it is asked with; null with a session. */
  key: KeyLabel | null
  /** The user's, with a session; null with a key. */
  email: string | null
  /** The addresses of the workspace's users that are known to be theirs. */
  verifiedEmails: readonly string[]
}

/** A test key lies about in scripts and notebooks: it changes nothing that production says, costs or mails. */
export function mayTouchProduction({ mode, email }: Principal): boolean {
  return mode === 'live' || email !== null
}

/**
 * For what is done elsewhere before catalog writes, which refuses the same.
 * @throws AppError `forbidden` ACS_10006
 */
export function refuseTestKey(principal: Principal, { inProduction }: { inProduction: boolean }): void {
  if (inProduction && !mayTouchProduction(principal)) throw gatewayErrors.liveKeyNeeded()
}

/** What a call that writes records says of who asks: the mode also decides which receipt an invoice shows. */
export function recordCaller(principal: Principal) {
  const { workspaceId, mode } = principal
  return { workspaceId, mode, spareProduction: !mayTouchProduction(principal) }
}

/**
 * Whoever acts live has shown that an address is theirs: the session's own user, and for a key one of the workspace's
 * users.
 */
export function mayActLive({ email, verifiedEmails }: Pick<Principal, 'email' | 'verifiedEmails'>): boolean {
  return email === null ? verifiedEmails.length > 0 : verifiedEmails.includes(email)
}

/** Where sandbox mail may go: to verified addresses of the workspace's own users, or anywhere. */
export type SandboxMail = 'verified' | 'all'

export type Environment = 'sandbox' | 'production'

export function environmentOf(mode: Mode): Environment {
  return mode === 'test' ? 'sandbox' : 'production'
}

/** The caller, as the contracts of the other services have it. */
export function callerOf({ workspaceId, mode }: { workspaceId: string; mode: Mode }) {
  return { workspaceId, mode: mode === 'test' ? ('MODE_TEST' as const) : ('MODE_LIVE' as const) }
}

/** The same where what it issues, or has issued, is counted by key. */
export function callerByKey(principal: Pick<Principal, 'workspaceId' | 'mode' | 'key'>) {
  return { ...callerOf(principal), keyId: principal.key?.id ?? '' }
}

export function allowanceOf({ plan, workspaceOpenedAt }: Principal, now: Date) {
  return allowedBy(plan, workspaceOpenedAt, now)
}

/** Whom a receipt of this caller may be mailed to: a sandbox that anyone may open must not mail to anybody else. */
export function mailPolicyOf({ mode, verifiedEmails }: Principal, sandboxMail: SandboxMail) {
  const everybody = mode === 'live' || sandboxMail === 'all'
  return { everybody, addresses: everybody ? [] : [...verifiedEmails] }
}
