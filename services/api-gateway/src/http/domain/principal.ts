import { gatewayErrors, type Mode, wireMode } from '@etax/contracts'
import { allowedBy, type Plan } from '../../accounts/domain/plan.ts'
import type { Scope } from '../../accounts/domain/scopes.ts'
import type { KeyLabel } from '../../request-log/domain/logged-request.ts'

/** The caller, by key or session, confined to its workspace and mode. */
export interface Principal {
  workspaceId: string
  mode: Mode
  planName: string
  plan: Plan
  workspaceOpenedAt: Date
  bucket: string
  /** Null with a session. */
  key: KeyLabel | null
  scopes: readonly Scope[]
  /** Of requests that name none. */
  apiVersion: string
  /** How far the workspace's test clock is ahead; 0 in production. */
  clockOffsetMs: number
  /** Null with a key. */
  email: string | null
  /** Proved addresses of the workspace's users. */
  verifiedEmails: readonly string[]
}

/** Test keys are often left in scripts: they change nothing that affects production documents, costs or mail. */
export function mayTouchProduction({ mode, email }: Principal): boolean {
  return mode === 'live' || email !== null
}

/** Steps before catalog's own check call it. @throws AppError `forbidden` ACS_10006 */
export function refuseTestKey(principal: Principal, { inProduction }: { inProduction: boolean }): void {
  if (inProduction && !mayTouchProduction(principal)) throw gatewayErrors.liveKeyNeeded()
}

/** What a key makes is of its own mode. @throws AppError `forbidden` ACS_10009 */
export function refuseOtherMode({ key, mode: own }: Principal, mode: Mode): void {
  if (key !== null && mode !== own) throw gatewayErrors.otherModeOfKey()
}

/** The caller of calls that write records; the mode also selects an invoice's receipt. */
export function recordCaller(principal: Principal) {
  const { workspaceId, mode } = principal
  return { workspaceId, mode, spareProduction: !mayTouchProduction(principal) }
}

/** A live action needs a proved address: the session's user, or for a key any user of the workspace. */
export function mayActLive({ email, verifiedEmails }: Pick<Principal, 'email' | 'verifiedEmails'>): boolean {
  return email === null ? verifiedEmails.length > 0 : verifiedEmails.includes(email)
}

export type SandboxMail = 'verified' | 'all'

export function callerOf({ workspaceId, mode }: { workspaceId: string; mode: Mode }) {
  return { workspaceId, mode: wireMode(mode) }
}

export function callerByKey(principal: Pick<Principal, 'workspaceId' | 'mode' | 'key' | 'clockOffsetMs'>) {
  const { key, clockOffsetMs } = principal
  return { ...callerOf(principal), keyId: key?.id ?? '', ...(clockOffsetMs > 0 && { clockOffsetMs }) }
}

export function allowanceOf({ plan, workspaceOpenedAt, clockOffsetMs }: Principal, now: Date) {
  return allowedBy(plan, workspaceOpenedAt, new Date(now.getTime() + clockOffsetMs))
}

/** The recipients that this caller may mail: an open sandbox must not mail other people. */
export function mailPolicyOf({ mode, verifiedEmails }: Principal, sandboxMail: SandboxMail) {
  const everybody = mode === 'live' || sandboxMail === 'all'
  return { everybody, addresses: everybody ? [] : [...verifiedEmails] }
}
