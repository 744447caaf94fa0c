import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as startRequest } from 'node:http'
import { connect } from 'node:net'

export interface HttpRequest {
  method: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | object
  /** Source address: another network for the limits. By default networks take turns. */
  from?: string
}

export interface HttpAnswer {
  /** 0: the connection ended without an answer. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers; the attempts say what it must be
  body: any
  ms: number
}

const DEADLINE_MS = 30_000

const agent = new Agent({ keepAlive: true, maxTotalSockets: 64 })

/** Refusals use up a network's allowance, which these attempts do not test. */
const NETWORKS = 16
let network = 0

/** Sends what a well-behaved client cannot: path, Host and lengths as given. */
export function sendHttp(baseUrl: string, { method, path, headers, body, from }: HttpRequest): Promise<HttpAnswer> {
  const { hostname, port } = new URL(baseUrl)
  const content = contentOf(body)
  const isJson = content !== undefined && typeof body === 'object' && !Buffer.isBuffer(body)
  const length = content === undefined ? {} : { 'content-length': content.length }
  const all = { ...(isJson ? { 'content-type': 'application/json' } : {}), ...length, ...headers }
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, answerHeaders: IncomingHttpHeaders, text: string) =>
      resolve({ status, headers: answerHeaders, text, body: parsed(text), ms: performance.now() - began })
    network = (network + 1) % NETWORKS
    const local =
      from === undefined
        ? { localAddress: `127.40.${network}.1`, agent }
        : { localAddress: from, agent: false as const }
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const sent = startRequest({ hostname, port, method, path, headers: all, signal, ...local }, (answer) => {
      const chunks: Buffer[] = []
      const done = () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString())
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', done)
      answer.on('error', done)
    })
    sent.on('error', (error) => end(0, {}, error.message))
    if (content === undefined) sent.end()
    else sent.end(content)
  })
}

/** Resolves to all bytes that arrive within two seconds. */
export function sendBytes(baseUrl: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      resolve(text)
    }
    socket.setTimeout(2_000, end)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', end)
    socket.on('close', end)
  })
}

function contentOf(body: HttpRequest['body']): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
