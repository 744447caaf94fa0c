import type { Mode } from '@etax/contracts'

export interface KeyLabel {
  id: string
  name: string
  lastFour: string
}

export interface KeyOwner {
  workspaceId: string
  mode: Mode
  key: KeyLabel
}

export type LeftOut =
  | 'none'
  | 'succeeded'
  /** Bodies of production are never stored. */
  | 'live'
  /** The route takes a secret, or does not exist. */
  | 'secret'
  | 'not-json'
  /** The request was refused before its body, or the body is malformed. */
  | 'unread'
  /** The limit of stored bodies was reached. */
  | 'too-many'

export type LoggedBody = { json: string; truncated: boolean } | { leftOut: LeftOut }

export interface LoggedBodies {
  request: LoggedBody
  answer: LoggedBody
}

export interface LoggedRequest extends KeyOwner {
  id: string
  at: Date
  method: string
  path: string
  query: string | null
  status: number
  /** The error's own code first, then those of its details. */
  codes: readonly string[]
  durationMs: number
  requestId: string
  taxpayerRuc: string | null
  ip: string
}

export const KEPT_DAYS = 7

export const FAILED_FROM = 400

export interface RequestFilter {
  workspaceId: string
  mode: Mode
  /** The first and last status; for a single one, both are equal. */
  status?: readonly [number, number] | undefined
  method?: string | undefined
  /** A prefix of the path if it has a leading slash, otherwise a part. */
  path?: string | undefined
  code?: string | undefined
  requestId?: string | undefined
  apiKeyId?: string | undefined
  /** Inclusive. */
  from?: Date | undefined
  /** Exclusive. */
  to?: Date | undefined
  after?: { createdAt: Date; id: string } | undefined
  limit: number
}

/** The first and last status of `2xx`, `failed` or `404`. */
export function statusesOf(status: string): readonly [number, number] {
  if (status === 'failed') return [FAILED_FROM, 599]
  const first = Number(status.replace('xx', '00'))
  return [first, status.endsWith('xx') ? first + 99 : first]
}

export const NO_BODIES: LoggedBodies = { request: { leftOut: 'secret' }, answer: { leftOut: 'secret' } }

export function bodiesLeftOut({ mode, status }: Pick<LoggedRequest, 'mode' | 'status'>): LoggedBodies {
  const leftOut = mode === 'live' ? 'live' : status < FAILED_FROM ? 'succeeded' : 'too-many'
  return { request: { leftOut }, answer: { leftOut } }
}
