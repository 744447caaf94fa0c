import { connectionFailureOf } from '@etax/kernel'
import { Agent, type Dispatcher, request } from 'undici'
import type { WebhookSender } from '../ports.ts'
import { guardedConnector } from './address-guard.ts'

export interface SenderSettings {
  allowPrivate: boolean
  timeoutMs: number
}

const MAX_READ = 64 * 1024
const MAX_KEPT = 1024

/** Only public addresses, no redirects, one deadline for the whole call. */
export function webhookSender({ allowPrivate, timeoutMs }: SenderSettings): WebhookSender {
  const dispatcher = new Agent({
    connect: guardedConnector({ allowPrivate }),
    keepAliveTimeout: 30_000,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16 * 1024,
  })
  return {
    async send({ url, headers, body }, at) {
      const began = performance.now()
      const ended = () => ({ at, durationMs: Math.round(performance.now() - began) })
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const answer = await request(url, {
          dispatcher,
          method: 'POST',
          headers: { ...COMMON, ...headers },
          body,
          signal,
        })
        const text = await excerpt(answer.body)
        const { statusCode } = answer
        return { ...ended(), statusCode, error: '', answer: text, ...retryAfter(answer, at) }
      } catch (error) {
        const failure = signal.aborted ? 'no-answer' : connectionFailureOf(error)
        return { ...ended(), statusCode: 0, error: failure, answer: '' }
      }
    },
    [Symbol.asyncDispose]: () => dispatcher.destroy(),
  }
}

const COMMON = { 'content-type': 'application/json', 'user-agent': 'etax-webhooks/1' }

/** A body that breaks off does not change the status. */
async function excerpt(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = []
  let read = 0
  try {
    for await (const chunk of body) {
      const bytes = chunk as Buffer
      if (read < MAX_KEPT) chunks.push(bytes.subarray(0, MAX_KEPT - read))
      read += bytes.length
      if (read > MAX_READ) break
    }
  } catch {
    // The received part is kept.
  }
  // A cut character becomes U+FFFD; NUL has no use in a history.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}

function retryAfter({ statusCode, headers }: Dispatcher.ResponseData, at: Date): { retryAfterMs?: number } {
  const text = headers['retry-after']
  if (typeof text !== 'string' || (statusCode !== 429 && statusCode !== 503)) return {}
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - at.getTime()
  return Number.isFinite(ms) && ms > 0 ? { retryAfterMs: ms } : {}
}
