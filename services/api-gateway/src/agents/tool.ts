import type { ErrorDetail, Language } from '@etax/kernel'
import type { TObject } from 'typebox'
import type { Principal } from '../http/domain/principal.ts'
import type { ConfirmLive } from './confirm-live.ts'

export interface Tool {
  name: string
  title: string
  description: string
  input: TObject
  /** The schema in the list of tools, if it says more than `input`: the API validates the rest. */
  listedInput?: object
  /** The schema lacks the members that every answer has. */
  output: TObject
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
  }
  /** @throws RefusedCall for a refusal by the API; AppError for one by the tool */
  run(call: ToolCall): Promise<object>
}

export interface ToolCall {
  principal: Principal
  args: Record<string, unknown>
  api: Api
  confirmLive: ConfirmLive
  language: Language
  signal: AbortSignal
  now: () => number
  baseUrl: string
}

export type Api = (request: ApiRequest) => Promise<ApiAnswer>

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  taxpayerRuc?: string | undefined
  body?: unknown
  /** The content that the order must still have: the header x-preview-content. */
  previewContent?: string | undefined
}

export interface ApiAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers, whose own schemas say what it is
  body: any
}

export interface Refusal {
  status: number
  /** Null from the resource API, which has no codes. */
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
