import { Agent, type Dispatcher } from 'undici'
import { killPoint } from '../kill-points.ts'

export interface HttpAnswer {
  status: number
  body: string
}

/** A request without an answer, and whether it may have arrived all the same. */
export class NoAnswer extends Error {
  readonly arrived: 'no' | 'maybe'

  constructor(reason: string, arrived: 'no' | 'maybe') {
    super(reason)
    this.name = 'NoAnswer'
    this.arrived = arrived
  }
}

export interface PostOptions {
  headers: Record<string, string>
  /** For the whole call, in milliseconds. */
  totalMs: number
}

export interface HttpPost extends AsyncDisposable {
  /** @throws NoAnswer on refused or broken connections and when a time limit passes. */
  (url: string, body: string, options: PostOptions): Promise<HttpAnswer>
}

/** Servers close idle connections after 5 s and more: ours are closed before, or a request would meet a closing one. */
const IDLE_MS = 4_000
const MAX_BYTES = 4 * 1024 * 1024

/** POST over connections that are kept; disposing cuts calls in flight. */
export function httpPost(connectMs: number): HttpPost {
  const stop = new AbortController()
  const agent = new Agent({
    // The signal also cuts connections that are not ready yet, which destroying the agent leaves alone.
    connect: { timeout: connectMs, signal: stop.signal },
    allowH2: false,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // The deadline of the whole call is the caller's.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: MAX_BYTES,
  })

  const post = (url: string, body: string, { headers, totalMs }: PostOptions): Promise<HttpAnswer> => {
    const { origin, pathname, search } = new URL(url)
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(totalMs)])
    return dispatch(agent, { origin, path: pathname + search, method: 'POST', headers, body }, signal)
  }

  return Object.assign(post, {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await agent.destroy()
    },
  })
}

/**
 * One call. Before its first byte is written it cannot have arrived; from then on it may have. The handler is our own,
 * because only it is told when that is, and because `request` waits for a connection whatever its signal says.
 */
function dispatch(agent: Agent, options: Agent.DispatchOptions, signal: AbortSignal): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>()
  let written: Dispatcher.DispatchController | undefined
  let status = 0
  const chunks: Buffer[] = []
  const fail = (error: unknown) => {
    signal.removeEventListener('abort', abort)
    reject(new NoAnswer(reasonFor(error), written === undefined ? 'no' : 'maybe'))
  }
  const abort = () => {
    written?.abort(signal.reason)
    fail(signal.reason)
  }
  signal.addEventListener('abort', abort)
  agent.dispatch(options, {
    onRequestStart(controller) {
      if (signal.aborted) controller.abort(signal.reason)
      else {
        written = controller
        // The bytes are written as soon as this returns.
        queueMicrotask(() => killPoint('request-written'))
      }
    },
    onResponseStart(_, statusCode) {
      status = statusCode
    },
    onResponseData: (_, chunk) => void chunks.push(chunk),
    onResponseEnd() {
      signal.removeEventListener('abort', abort)
      resolve({ status, body: Buffer.concat(chunks).toString('utf8') })
    },
    onResponseError: (_, error) => fail(error),
  })
  return promise
}

function reasonFor(error: unknown): string {
  // By name rather than class: the reason of an AbortSignal is a DOMException.
  const { name, message = String(error), code } = error as { name?: string; message?: string; code?: unknown }
  if (name === 'TimeoutError') return 'no answer within the time limit'
  return typeof code === 'string' ? `${code}: ${message}` : message
}
