import type { Mode } from './api-key.ts'
import { allowedBy, type Plan } from './plan.ts'

/** Who asks, by key or by session: every call is confined to its workspace and mode. */
export interface Principal {
  workspaceId: string
  mode: Mode
  planName: string
  plan: Plan
  workspaceOpenedAt: Date
  /** What requests are counted under. */
  bucket: string
  /** The user's, with a session; null with a key. */
  email: string | null
}

export type Environment = 'sandbox' | 'production'

export function environmentOf(mode: Mode): Environment {
  return mode === 'test' ? 'sandbox' : 'production'
}

/** The caller, as the contracts of the other services have it. */
export function callerOf({ workspaceId, mode }: { workspaceId: string; mode: Mode }) {
  return { workspaceId, mode: mode === 'test' ? ('MODE_TEST' as const) : ('MODE_LIVE' as const) }
}

export function allowanceOf({ plan, workspaceOpenedAt }: Principal, now: Date) {
  return allowedBy(plan, workspaceOpenedAt, now)
}
