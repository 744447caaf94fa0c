import createClient, { type Client } from 'openapi-fetch'
import { answerAhead, DEADLINE_MS } from './answers-ahead.ts'
import { ApiFailure, ConnectionFailure } from './failure.ts'
import type { paths } from './generated/api.ts'

/** What the address of a page says; the API calls them test and live. */
export type Environment = 'sandbox' | 'production'

/** Whose data is read and written. */
export interface Scope {
  environment: Environment
  /** The registry number of the taxpayer; none where a page is about the whole workspace. */
  ruc?: string | undefined
}

export interface Api {
  /** Families A and B, by session: `/customers`, `/v1/developer/receipts`, … */
  records: Client<paths>
  /** What is below `/account` in the description: keys, webhooks, sessions. */
  account: Client<paths>
  /** A request that the generated client has no form for: files, CSV, streams. Same headers, same failures. */
  send(path: string, init?: RequestInit): Promise<Response>
  /** Sends a file and tells how much of it has been sent, from 0 to 1. Answers when it has been worked on. */
  upload(path: string, file: Blob, onSent: (part: number) => void): Promise<Response>
}

let csrfToken = ''

/** Writes carry the token of the session that was read last. */
export function keepCsrfToken(token: string): void {
  csrfToken = token
}

/** The API as this session sees it in a scope. Every call has a deadline, and rejects with an ApiFailure. */
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
    // The page's language is its reader's, which need not be the browser's.
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

/** `fetch` does not say how much it has sent. */
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
 * What a call answered. The generated client says `data?`, as it does not know that refusals are thrown, nor that a report
 * is a text only where a file is asked for (by `send`).
 */
export async function dataOf<Answer>(call: Promise<{ data?: Answer }>): Promise<Exclude<NonNullable<Answer>, string>> {
  const { data } = await call
  return data as Exclude<NonNullable<Answer>, string>
}
