import { isUtf8 } from 'node:buffer'
import { faultPoint, whyNotConnected } from '@etax/kernel'
import { Agent, type Dispatcher } from 'undici'

const passRequestWritten = faultPoint('authority-connector.http#request-written')

export interface HttpAnswer {
  status: number
  /** Empty if it is not readable as text. */
  body: string
  problem: string | null
}

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
  totalMs: number
}

export interface HttpPost extends AsyncDisposable {
  /** @throws NoAnswer on refused or broken connections and when a time limit passes. */
  (url: string, body: string, options: PostOptions): Promise<HttpAnswer>
}

/** Shorter than the 5 s of most servers: no request meets a connection that the server closes. */
const IDLE_MS = 4_000
const MAX_BYTES = 4 * 1024 * 1024

/** Disposing cuts calls in flight. */
export function httpPost(connectMs: number): HttpPost {
  const stop = new AbortController()
  const agent = new Agent({
    // `destroy` does not cut connections that are still opening; the signal does.
    connect: { timeout: connectMs, signal: stop.signal },
    allowH2: false,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
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

/** An own handler: only it sees the first byte leave, and `request` of undici ignores its signal while connecting. */
function dispatch(agent: Agent, options: Agent.DispatchOptions, signal: AbortSignal): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>()
  let written: Dispatcher.DispatchController | undefined
  let head = { status: 0, contentType: '' }
  let size = 0
  const chunks: Buffer[] = []
  const fail = (error: unknown) => {
    signal.removeEventListener('abort', abort)
    reject(new NoAnswer(whyNotConnected(error), written === undefined ? 'no' : 'maybe'))
  }
  const abort = () => {
    written?.abort(signal.reason)
    fail(signal.reason)
  }
  const answer = (read: Pick<HttpAnswer, 'body' | 'problem'>) => {
    signal.removeEventListener('abort', abort)
    resolve({ status: head.status, ...read })
  }
  signal.addEventListener('abort', abort)
  agent.dispatch(options, {
    onRequestStart(controller) {
      if (signal.aborted) controller.abort(signal.reason)
      else {
        written = controller
        // undici writes the bytes when this returns.
        queueMicrotask(passRequestWritten)
      }
    },
    onResponseStart(_, status, headers) {
      head = { status, contentType: `${headers['content-type'] ?? ''}` }
    },
    onResponseData(controller, chunk) {
      size += chunk.length
      if (size <= MAX_BYTES) return void chunks.push(chunk)
      answer({ body: '', problem: `an answer of more than ${MAX_BYTES} bytes` })
      controller.abort(new Error('the answer is too long'))
    },
    onResponseEnd: () => answer(textOf(Buffer.concat(chunks), head.contentType)),
    onResponseError: (_, error) => fail(error),
  })
  return promise
}

/** Valid UTF-8 wins over the declared encoding. */
function textOf(bytes: Buffer, contentType: string): Pick<HttpAnswer, 'body' | 'problem'> {
  if (isUtf8(bytes)) return { body: bytes.toString('utf8'), problem: null }
  const declared = /^<\?xml [^>]*encoding=["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))
  const encoding = (/charset="?([\w.:-]+)/i.exec(contentType) ?? declared)?.[1]
  try {
    return { body: new TextDecoder(encoding, { fatal: true }).decode(bytes), problem: null }
  } catch {
    return { body: '', problem: `no text in ${encoding ?? 'UTF-8'}` }
  }
}
