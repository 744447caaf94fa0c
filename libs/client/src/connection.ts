import { type CallOptions, checkOptions } from './call-options.ts'
import type { OperationId } from './description.ts'
import {
  ConnectionError,
  DeadlineError,
  type ErrorDetail,
  type EtaxError,
  errorOf,
  InvalidRequestError,
} from './errors.ts'
import { operationTable } from './generated/operations.ts'
import { type RateLimiter, rateLimiter } from './rate-limiter.ts'
import { type Failure, mayRepeat, pause, pauseBefore, secondsOf } from './repeats.ts'

export interface Request {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  /** Sent as JSON; a form, text or stream is sent unchanged. */
  body?: unknown
  contentType?: string
  headers?: Readonly<Record<string, string>>
  /** Whether a repeat is harmless. Default: true for GET, PUT, PATCH and DELETE. */
  repeatable?: boolean
  /** A stream: one attempt may take as long as the whole call. */
  streams?: boolean
}

export interface ConnectionSettings {
  apiKey: string
  taxpayerRuc?: string | undefined
  baseUrl: string
  fetch: typeof fetch
  timeoutMs: number
  attemptTimeoutMs: number
  maxRetries: number
  onRequest?: OnRequest | undefined
  onAttempt?: ((attempt: AttemptReport) => void) | undefined
  random: () => number
  now: () => number
}

/** One attempt of a call, for logs and metrics. It holds no key and no contents. */
export interface AttemptReport {
  operation: OperationId | 'download'
  /** The first attempt is 1. */
  attempt: number
  /** 0 without an answer. */
  status: number
  requestId: string
  durationMs: number
}

/** One attempt before it is sent. It has neither the key nor contents. */
export interface AttemptStart {
  operation: OperationId | 'download'
  method: string
  /** The address without its query, which may hold personal data. */
  url: string
  /** The first attempt is 1. */
  attempt: number
  requestId: string
  /** Headers to add, such as `traceparent`. */
  headers: Record<string, string>
}

/** Runs before every attempt; what it returns receives the attempt's report. */
export type OnRequest = (attempt: AttemptStart) => ((report: AttemptReport) => void) | undefined

export interface Connection extends Readonly<Pick<ConnectionSettings, 'random' | 'now' | 'timeoutMs'>> {
  /** @throws EtaxError for any status but 2xx */
  send(operation: OperationId, request: Request, options?: CallOptions): Promise<Response>
  /** A file behind a link that needs no key. */
  download(url: string, options?: CallOptions): Promise<Response>
  forTaxpayer(ruc: string): Connection
}

export const VERSION = '0.1.0'

/** Calls over HTTP. Each has a deadline, and is repeated where that is harmless. */
export function connection(settings: ConnectionSettings): Connection {
  return limitedConnection({ ...settings, limiter: rateLimiter(settings.now) })
}

/** The limit is that of the key: connections for other taxpayers share it. */
interface LimitedSettings extends ConnectionSettings {
  limiter: RateLimiter
}

function limitedConnection(settings: LimitedSettings): Connection {
  const { random, now, timeoutMs } = settings
  return {
    random,
    now,
    timeoutMs,
    send: async (operation, request, options = {}) => call(settings, requestFor(settings, operation, request), options),
    download: async (url, options = {}) =>
      call(settings, { name: 'download', url, method: 'GET', headers: {}, repeatable: true, streams: false }, options),
    forTaxpayer: (ruc) => limitedConnection({ ...settings, taxpayerRuc: ruc }),
  }
}

type Content = NonNullable<RequestInit['body']>

interface Prepared {
  name: OperationId | 'download'
  url: string
  method: string
  headers: Record<string, string>
  body?: Content
  repeatable: boolean
  streams: boolean
}

function requestFor(settings: ConnectionSettings, name: OperationId, request: Request): Prepared {
  if (!Object.hasOwn(operationTable, name)) {
    throw new InvalidRequestError(
      'This operation does not exist: send an operationId of docs/openapi.json for API keys, such as getUsage.',
    )
  }
  const [method, path] = operationTable[name]
  const { taxpayerRuc, apiKey, baseUrl } = settings
  const headers: Record<string, string> = {
    'x-api-key': apiKey,
    accept: 'application/json',
    'user-agent': `etax-client/${VERSION}`,
    ...(taxpayerRuc === undefined ? {} : { 'x-taxpayer-ruc': taxpayerRuc }),
    ...request.headers,
  }
  const { body, contentType } = encoded(request)
  if (contentType !== undefined) headers['content-type'] = contentType
  const url = `${baseUrl}${filled(path, request.path ?? {})}${queryOf(request.query ?? {})}`
  const repeatable = request.repeatable ?? method !== 'POST'
  const prepared = { name, url, method, headers, repeatable, streams: request.streams ?? false }
  return body === undefined ? prepared : { ...prepared, body }
}

function encoded({ body, contentType }: Request): { body?: Content; contentType?: string } {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  if (contentType !== undefined) return { body: body as Content, contentType }
  return { body: textOf(body), contentType: 'application/json' }
}

function textOf(body: unknown): string {
  try {
    return JSON.stringify(body)
  } catch (cause) {
    const why = 'send amounts as numbers or decimal texts, and no object within itself'
    throw new InvalidRequestError(`The body cannot be written as JSON: ${why}.`, { cause })
  }
}

function filled(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    // Other characters lead to another operation.
    if (!/^[\w-]{1,64}$/.test(value))
      throw new InvalidRequestError(`${name} must be an id or an access key, such as ${AN_ID}`)
    return value
  })
}

const AN_ID = '019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77'

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    // A list is joined with commas.
    if (value !== undefined && value !== null) parameters.append(name, String(value))
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

async function call(settings: LimitedSettings, request: Prepared, options: CallOptions): Promise<Response> {
  checkOptions(options)
  const { timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries, signal } = options
  signal?.throwIfAborted()
  const deadline = settings.now() + timeoutMs
  const requestId = options.requestId ?? crypto.randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    const left = deadline - settings.now()
    const result = await attemptOnce(settings, request, { attempt, left, requestId, signal })
    if (result.kind === 'success') return result.answer
    // An earlier attempt, whose answer was lost, deleted it.
    if (request.method === 'DELETE' && attempt > 1 && result.error.status === 404)
      return new Response(null, { status: 204 })
    const wait = pauseBefore(attempt, result.error.retryAfter, settings.random())
    const isOver = attempt > maxRetries || settings.now() + wait >= deadline
    if (isOver || !mayRepeat(result.failure, request.repeatable)) throw result.error
    await pause(wait, signal)
  }
}

type AttemptResult = { kind: 'success'; answer: Response } | { kind: 'failed'; failure: Failure; error: EtaxError }

interface AttemptTerms {
  attempt: number
  /** Milliseconds until the deadline of the call. */
  left: number
  requestId: string
  signal: AbortSignal | undefined
}

async function attemptOnce(settings: LimitedSettings, request: Prepared, terms: AttemptTerms): Promise<AttemptResult> {
  const { left, requestId, signal } = terms
  // Called without an object: browsers refuse fetch as a method.
  const { fetch } = settings
  const { name, url, method, body, streams } = request
  const leave = name === 'download' ? undefined : await settings.limiter.enter(left, signal)
  const limit = AbortSignal.timeout(Math.max(1, streams ? left : Math.min(left, settings.attemptTimeoutMs)))
  const { headers, report } = watched(settings, request, terms)
  let answered: Headers | undefined
  try {
    const answer = await fetch(url, {
      method,
      headers,
      // A redirect may lead to another host, which must not get the key.
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    })
    answered = answer.headers
    if (answer.ok) {
      const whole = streams ? answer : await buffered(answer)
      report(answer.status)
      return { kind: 'success', answer: whole }
    }
    const error = await errorIn(answer, settings, requestId)
    report(answer.status)
    return { kind: 'failed', failure: { kind: 'answered', status: answer.status }, error }
  } catch (cause) {
    report(0)
    // The caller expects the reason of its own signal.
    signal?.throwIfAborted()
    return unanswered(cause, limit.aborted, request, requestId)
  } finally {
    leave?.(answered)
  }
}

function watched(settings: ConnectionSettings, { name, url, method, headers }: Prepared, terms: AttemptTerms) {
  const { attempt, requestId } = terms
  const began = settings.now()
  const added = {}
  const [address = url] = url.split('?')
  const end = settings.onRequest?.({ operation: name, method, url: address, attempt, requestId, headers: added })
  return {
    // A download's link is for anyone: it needs no headers.
    headers: name === 'download' ? headers : { ...added, ...headers, 'x-request-id': requestId },
    report: (status: number) => {
      const report = { operation: name, attempt, status, requestId, durationMs: settings.now() - began }
      end?.(report)
      settings.onAttempt?.(report)
    },
  }
}

/** Reads the whole answer, so that a connection that breaks within it counts as broken. */
async function buffered(answer: Response): Promise<Response> {
  const { status, headers } = answer
  if (status === 204 || status === 205) return answer
  return new Response(await answer.arrayBuffer(), { status, headers })
}

async function errorIn(answer: Response, { baseUrl, now }: ConnectionSettings, requestId: string): Promise<EtaxError> {
  const { status, headers } = answer
  const body = bodyOf(await answer.text())
  const { code, details } = body
  const retryAfter = secondsOf(headers.get('retry-after'), now())
  return errorOf(status, body.message === '' ? unexplained(status) : body.message, {
    code,
    details,
    requestId: headers.get('x-request-id') ?? requestId,
    docsUrl: code === '' ? `${baseUrl}/docs/errors` : `${baseUrl}/docs/errors#${encodeURIComponent(code)}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

interface ErrorBody {
  code: string
  message: string
  details: ErrorDetail[]
}

/** A proxy may answer anything. */
function bodyOf(text: string): ErrorBody {
  const { code, message, details } = parsed(text)
  return { code: textIn(code), message: textIn(message), details: Array.isArray(details) ? details.map(detailIn) : [] }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}

function detailIn(value: unknown): ErrorDetail {
  const { path, code, message } = Object(value)
  return { path: textIn(path), code: textIn(code), message: textIn(message) }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function unexplained(status: number): string {
  if (status === 0 || (status >= 300 && status < 400))
    return 'The answer was a redirect, which is not followed with a key: check baseUrl.'
  return `The answer was ${status} without a reason: something before the service may have given it; check baseUrl.`
}

function unanswered(cause: unknown, isLate: boolean, { method, url }: Prepared, requestId: string): AttemptResult {
  // The query may hold personal data.
  const target = `${method} ${new URL(url).origin}`
  if (isLate) {
    const error = new DeadlineError(`${target} did not answer in time.`, { requestId, cause })
    return { kind: 'failed', failure: { kind: 'unknown' }, error }
  }
  const reason = codeOf(cause)
  const kind = NEVER_CONNECTED.includes(reason) ? 'not-sent' : 'unknown'
  const error = new ConnectionError(`${target} did not answer: ${reason || 'the connection failed'}.`, {
    requestId,
    cause,
  })
  return { kind: 'failed', failure: { kind }, error }
}

const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** fetch wraps the error that has the code. */
function codeOf(thrown: unknown): string {
  const { code, cause } = (thrown ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? '' : codeOf(cause)
}
