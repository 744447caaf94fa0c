import { isUtf8 } from 'node:buffer'
import { faultPoint, whyNotConnected } from '@etax/kernel'
import { Agent, type Dispatcher } from 'undici'

const passRequestWritten = faultPoint('authority-connector.http#request-written')

export interface HttpAnswer {
  status: number
  /** Empty where it cannot be read as text. */
  body: string
  /** Why not; null where it can. */
  problem: string | null
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
        // The bytes are written as soon as this returns.
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

/** What is UTF-8 is read as that, whatever it is called; anything else by the encoding that is named. */
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
