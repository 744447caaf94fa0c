import type { ErrorDetail, Language } from '@etax/kernel'
import type { TObject } from 'typebox'
import type { Principal } from '../http/domain/principal.ts'
import type { ConfirmLive } from './confirm-live.ts'

/** One thing that an agent can do. */
export interface Tool {
  name: string
  title: string
  description: string
  /** What the arguments are validated with. */
  input: TObject
  /** What agents are shown in its place, where that says more: what the API itself validates is not validated twice. */
  listedInput?: object
  /** What `run` answers, besides the members that every answer has. */
  output: TObject
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
  }
  /** @throws RefusedCall what the API refused; AppError what the tool itself refuses */
  run(call: ToolCall): Promise<object>
}

export interface ToolCall {
  principal: Principal
  /** Validated against the tool's schema. */
  args: Record<string, unknown>
  api: Api
  confirmLive: ConfirmLive
  /** In which the caller reads. */
  language: Language
  /** Ends when the caller is gone. */
  signal: AbortSignal
  now: () => number
  /** The address of this system for clients. */
  baseUrl: string
}

/** The gateway's own HTTP API, asked with the key of the agent. */
export type Api = (request: ApiRequest) => Promise<ApiAnswer>

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  taxpayerRuc?: string | undefined
  body?: unknown
  /** What the order has to make still: see the header of issuing. */
  previewContent?: string | undefined
}

export interface ApiAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers, whose own schemas say what it is
  body: any
}

/** What the API answered instead of a success. */
export interface Refusal {
  status: number
  /** Null where the resource API refused: it has no codes. */
  code: string | null
  message: string
  details: readonly ErrorDetail[]
  requestId: string
  /** Seconds. */
  retryAfter: number | null
}

export class RefusedCall extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'RefusedCall'
    this.refusal = refusal
  }
}

export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true }
