import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook } from '@etax/client'
import type { ReceivedWebhook } from './history.ts'

/**
 * Answers of endpoints: 200, 200 after 2 s, 500, the connection closed after the body or half-way through an answer.
 */
export type WebhookTrouble = 'none' | 'slow' | 'failing' | 'closing' | 'half'

export interface WebhookReceivers extends AsyncDisposable {
  urlOf(name: string): string
  secrets: Map<string, string>
  set(trouble: WebhookTrouble): void
  received: readonly ReceivedWebhook[]
}

const SLOW_MS = 2_000

export async function openReceivers(): Promise<WebhookReceivers> {
  let trouble: WebhookTrouble = 'none'
  const received: ReceivedWebhook[] = []
  const secrets = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const fault = trouble
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      // The sender ended: nothing was received.
      return
    }
    const body = Buffer.concat(chunks)
    const endpoint = (request.url ?? '').slice(1)
    // A sender that reads 200 may count it as delivered, however the answer ends.
    const took = fault === 'none' || fault === 'slow' || fault === 'half'
    const signed = await isSigned(body, request.headers, secrets.get(endpoint))
    received.push({
      at: Date.now(),
      endpoint,
      id: String(request.headers['webhook-id'] ?? ''),
      digest: createHash('sha256').update(body).digest('hex'),
      signed,
      took,
      ...aboutReceipt(body),
    })
    if (fault === 'closing') return void request.socket.resetAndDestroy()
    if (fault === 'half') {
      response.writeHead(200, { 'content-length': 10 }).write('hal')
      return void setTimeout(() => request.socket.resetAndDestroy(), 20)
    }
    if (fault === 'slow') await new Promise((done) => setTimeout(done, SLOW_MS))
    response.writeHead(fault === 'failing' ? 500 : 200).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (name) => `http://127.0.0.1:${port}/${name}`,
    secrets,
    received,
    set(next) {
      trouble = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Headers = NodeJS.Dict<string | string[]>

/** Ignores the timestamp: clocks move here, and lateness is checked elsewhere. */
async function isSigned(body: Buffer, headers: Headers, secret: string | undefined): Promise<boolean> {
  const time = Number(headers['webhook-timestamp']) * 1_000
  try {
    await verifyWebhook(body, headers, secret ?? '', { now: time })
    return true
  } catch {
    return false
  }
}

function aboutReceipt(body: Buffer): { type: string; receiptId: string } {
  try {
    const { type, data } = JSON.parse(body.toString())
    return { type: String(type), receiptId: String(data?.id ?? '') }
  } catch {
    return { type: '', receiptId: '' }
  }
}
