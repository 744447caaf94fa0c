import { Etax } from '@etax/client'
import { until } from '@etax/testkit'
import type { Fixture } from './fixture.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers; the tests say what it must be
  body: any
}

export interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
}

/** Calls as a developer: by default with the sandbox key and the taxpayer. */
export function ask(
  fixture: Fixture,
  method: string,
  path: string,
  { body, headers }: CallOptions = {},
): Promise<Answer> {
  const { testKey, taxpayerRuc } = fixture.workspace
  return send(fixture, method, path, {
    body,
    headers: headers ?? { 'x-api-key': testKey, 'x-taxpayer-ruc': taxpayerRuc },
  })
}

/** Signs in, and calls as the dashboard; `chosen` are headers that select the data. */
export async function signedIn(
  fixture: Fixture,
  chosen: Record<string, string> = {},
): Promise<(method: string, path: string, body?: unknown) => Promise<Answer>> {
  const headers = { ...(await signedInHeaders(fixture)), ...chosen }
  return (method, path, body) => send(fixture, method, path, { body, headers })
}

/** Session cookies, and the token against forged requests. */
export async function signedInHeaders(fixture: Fixture): Promise<Record<string, string>> {
  const { email, password } = fixture.workspace
  const signIn = await send(fixture, 'POST', '/account/session', { body: { email, password } })
  must(200, signIn)
  const cookie = cookieOf(signIn)
  const session = must(200, await send(fixture, 'GET', '/account/session', { headers: { cookie } }))
  return { cookie, 'x-csrf-token': session.data.csrfToken }
}

export function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

export async function send(
  fixture: Fixture,
  method: string,
  path: string,
  { body, headers = {} }: CallOptions,
): Promise<Answer> {
  const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const options = { method, headers: { ...type, ...headers }, ...content, signal: AbortSignal.timeout(30_000) }
  const answer = await fetch(fixture.baseUrl + path, options)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: bodyOf(text, answer.headers) }
}

function bodyOf(text: string, headers: Headers): Answer['body'] {
  if (text === '') return undefined
  return headers.get('content-type')?.startsWith('text/html') ? text : JSON.parse(text)
}

export async function issue(fixture: Fixture, body: object): Promise<Answer['body']> {
  return must(202, await ask(fixture, 'POST', '/v1/developer/invoices', { body })).data
}

/**
 * Body of an answer.
 * @throws Error that shows the answer when its status differs
 */
export function must(status: number, answer: Answer): Answer['body'] {
  if (answer.status === status) return answer.body
  throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
}

export function reached(fixture: Fixture, id: string, states: string[], within = 30_000): Promise<Answer['body']> {
  const look = async () => {
    const { body } = await ask(fixture, 'GET', `/v1/developer/receipts/${id}`)
    return states.includes(body.data?.status) ? body.data : undefined
  }
  return until(`receipt ${id} to be ${states.join(' or ')}`, look, { within, every: 100 })
}

export function clientOf({ baseUrl, workspace }: Fixture): Etax {
  return new Etax({ baseUrl, apiKey: workspace.testKey, taxpayerRuc: workspace.taxpayerRuc })
}

export async function download(fixture: Fixture, id: string, file: 'xml' | 'pdf'): Promise<Buffer> {
  return Buffer.from(await (await clientOf(fixture).receipts[file](id)).bytes())
}
