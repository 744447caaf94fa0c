import createClient, { type Client } from 'openapi-fetch'
import { answerAhead, DEADLINE_MS } from './answers-ahead.ts'
import { ApiFailure, ConnectionFailure } from './failure.ts'
import type { components, paths } from './generated/api.ts'

/** The page's address has these names; the keys of the API are test and live. */
export type Environment = components['schemas']['CursorMeta']['environment']

export interface Scope {
  environment: Environment
  /** Omitted on pages about the whole workspace. */
  ruc?: string | undefined
}

export interface Api {
  records: Client<paths>
  account: Client<paths>
  /** Sends requests for files, CSV and streams, which the generated client lacks. Same headers and failures. */
  send(path: string, init?: RequestInit): Promise<Response>
  /** Sends a file and reports progress from 0 to 1. Resolves when the API has processed the file. */
  upload(path: string, file: Blob, onSent: (part: number) => void): Promise<Response>
}

let csrfToken = ''

/** Writes carry the token of the newest session. */
export function keepCsrfToken(token: string): void {
  csrfToken = token
}

/** Every call has a deadline, and rejects with an ApiFailure. */
export function apiFor(scope: Scope): Api {
  const send = async (request: Request): Promise<Response> => sendWith(scope, request)
  return {
    records: createClient<paths>({ baseUrl: '/account', fetch: send }),
    account: createClient<paths>({ baseUrl: '/', fetch: send }),
    send: async (path, init) => send(new Request(new URL(path, location.origin), init)),
    upload: (path, file, onSent) => uploadWith(scope, { path, file, onSent }),
  }
}

function scopeHeaders({ environment, ruc }: Scope, method: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-mode', environment === 'production' ? 'live' : 'test'],
    // The language of the page may differ from that of the browser.
    ['accept-language', document.documentElement.lang],
  ]
  if (ruc !== undefined) headers.push(['x-taxpayer-ruc', ruc])
  if (method !== 'GET') headers.push(['x-csrf-token', csrfToken])
  return headers
}

async function sendWith(scope: Scope, request: Request): Promise<Response> {
  for (const [name, value] of scopeHeaders(scope, request.method)) request.headers.set(name, value)
  const ahead = await answerAhead(request)
  const response = ahead ?? (await answerOf(request))
  if (!response.ok) throw await ApiFailure.of(response)
  return response
}

async function answerOf(request: Request): Promise<Response> {
  const isUpload = request.headers.get('content-type')?.startsWith('application/json') === false
  const deadline = isUpload ? [] : [AbortSignal.timeout(DEADLINE_MS)]
  return fetch(request, { signal: AbortSignal.any([request.signal, ...deadline]) }).catch((cause: unknown) => {
    if (request.signal.aborted) throw cause
    throw new ConnectionFailure(cause)
  })
}

interface Upload {
  path: string
  file: Blob
  onSent: (part: number) => void
}

/** `fetch` reports no progress of an upload. */
async function uploadWith(scope: Scope, { path, file, onSent }: Upload): Promise<Response> {
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('content-type', file.type)
  for (const [name, value] of scopeHeaders(scope, 'POST')) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total)
  const response = await new Promise<Response>((resolve, reject) => {
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new ConnectionFailure(request.statusText))
    request.send(file)
  })
  if (!response.ok) throw await ApiFailure.of(response)
  return response
}

/**
 * The data of an answer. The generated client types it as optional, because it does not know that refusals throw; nor
 * that a report is text only when a file is requested (by `send`).
 */
export async function dataOf<Answer>(call: Promise<{ data?: Answer }>): Promise<Exclude<NonNullable<Answer>, string>> {
  const { data } = await call
  return data as Exclude<NonNullable<Answer>, string>
}
