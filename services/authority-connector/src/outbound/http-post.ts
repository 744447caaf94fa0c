import { type ClientRequest, type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

export interface Posted {
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
  (url: string, body: string, options: PostOptions): Promise<Posted>
}

/** Servers close idle connections after 5 s and more: ours go before, or a request would meet a closing one. */
const IDLE_MS = 4_000
const MOST_BYTES = 4 * 1024 * 1024

/** POST over connections that are kept; disposing cuts calls under way. */
export function httpPost(connectMs: number): HttpPost {
  const options = { keepAlive: true, timeout: IDLE_MS, scheduling: 'lifo' as const }
  const agents = { plain: new PlainAgent(options), secure: new SecureAgent(options) }
  const stop = new AbortController()

  const post = (url: string, body: string, { headers, totalMs }: PostOptions): Promise<Posted> => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(totalMs)])
    const all = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, signal }
    const request = url.startsWith('https:')
      ? secureRequest(url, { ...all, agent: agents.secure })
      : plainRequest(url, { ...all, agent: agents.plain })
    return answerTo(request, body, connectMs)
  }

  return Object.assign(post, {
    async [Symbol.asyncDispose]() {
      stop.abort()
      agents.plain.destroy()
      agents.secure.destroy()
    },
  })
}

function answerTo(request: ClientRequest, body: string, connectMs: number): Promise<Posted> {
  const { promise, resolve, reject } = Promise.withResolvers<Posted>()
  let connected = false
  const patience = setTimeout(() => request.destroy(new Error(`no connection within ${connectMs} ms`)), connectMs)
  const arrive = () => {
    connected = true
    clearTimeout(patience)
  }
  const fail = (error: Error) => {
    clearTimeout(patience)
    reject(new NoAnswer(reasonFor(error), connected ? 'maybe' : 'no'))
  }
  request.on('socket', (socket) => {
    if (!socket.connecting) arrive()
    else socket.once('encrypted' in socket ? 'secureConnect' : 'connect', arrive)
  })
  request.on('error', fail)
  request.on('response', (response) => {
    read(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), fail)
  })
  request.end(body)
  return promise
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error(`an answer of more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonFor(error: Error & { code?: string }): string {
  if (error.name === 'TimeoutError') return 'no answer within the time limit'
  return error.code === undefined ? error.message : `${error.code}: ${error.message}`
}
