import type { Mode } from '../../accounts/domain/api-key.ts'

/** Which API key it was, as a person recognises it. */
export interface KeyLabel {
  id: string
  name: string
  lastFour: string
}

/** Whose request it is. */
export interface KeyOwner {
  workspaceId: string
  mode: Mode
  key: KeyLabel
}

/** Why a body is not kept. */
export type LeftOut =
  /** There was none. */
  | 'none'
  /** The request succeeded. */
  | 'succeeded'
  /** Bodies of production are never kept. */
  | 'live'
  /** The address takes a secret, or there is no such address. */
  | 'secret'
  /** A form, a file, XML or lines: only JSON is kept. */
  | 'not-json'
  /** It was not read, because the request was refused before, or it is no JSON that can be read. */
  | 'unread'
  /** More failed than bodies are kept of. */
  | 'too-many'

/** A body as it is kept: JSON without its secrets. */
export type LoggedBody = { json: string; truncated: boolean } | { leftOut: LeftOut }

export interface LoggedBodies {
  request: LoggedBody
  answer: LoggedBody
}

/** A request that was made with an API key. */
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

/** How long requests are kept. */
export const KEPT_DAYS = 7

/** From this status on a request failed. */
export const FAILED_FROM = 400

/** What is asked for, newest first. */
export interface RequestFilter {
  workspaceId: string
  mode: Mode
  /** From the first to the second; one status twice. */
  status?: readonly [number, number] | undefined
  method?: string | undefined
  /** With a slash first how the path begins, otherwise a part of it. */
  path?: string | undefined
  code?: string | undefined
  requestId?: string | undefined
  apiKeyId?: string | undefined
  /** From then on. */
  from?: Date | undefined
  /** Before then. */
  to?: Date | undefined
  after?: { createdAt: Date; id: string } | undefined
  limit: number
}

/** `2xx`, `failed` or `404` as the first and the last status it means. */
export function statusesOf(status: string): readonly [number, number] {
  if (status === 'failed') return [FAILED_FROM, 599]
  const first = Number(status.replace('xx', '00'))
  return [first, status.endsWith('xx') ? first + 99 : first]
}

export const NO_BODIES: LoggedBodies = { request: { leftOut: 'secret' }, answer: { leftOut: 'secret' } }

/** What is shown of a request's bodies where none are kept. */
export function bodiesLeftOut({ mode, status }: Pick<LoggedRequest, 'mode' | 'status'>): LoggedBodies {
  const leftOut = mode === 'live' ? 'live' : status < FAILED_FROM ? 'succeeded' : 'too-many'
  return { request: { leftOut }, answer: { leftOut } }
}
