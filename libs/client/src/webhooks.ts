import { createHmac, timingSafeEqual } from 'node:crypto'
import { ConfigurationError, WebhookSignatureError } from './errors.ts'
import type { components } from './generated/api.ts'

/**
 * An event for an endpoint, by `type`. Repeats have the same `id`: store it, and drop known ones. Events come in any
 * order: drop those with a lower `receiptVersion` than the stored one.
 */
export type WebhookEvent = ReceiptEvent | CertificateEvent | PingEvent
type ReceiptEvent = components['schemas']['ReceiptEvent']
type CertificateEvent = components['schemas']['CertificateEvent']
type PingEvent = components['schemas']['PingEvent']

export interface VerifyOptions {
  /** The maximum age of a signature, past or future. Default: 300. */
  toleranceSeconds?: number
  /** Milliseconds since 1970. Default: the clock. */
  now?: number
}

/** The headers of Node, Express or Fastify, or a `Headers`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The event of a webhook, after a check of its signature and its age.
 * @param rawBody the bytes as they came, never parsed and rewritten
 * @param secret the endpoint's secret (`whsec_…`), or several during a rotation
 * @throws WebhookSignatureError: answer 400
 * @throws ConfigurationError for a parsed body, a missing secret or a wrong tolerance
 */
export function verifyWebhook(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): WebhookEvent {
  checkBody(rawBody)
  const secrets = secretsIn(secret)
  checkNumber('toleranceSeconds', toleranceSeconds, 300)
  checkNumber('now', now, 1_764_000_000_000)
  const { time, signatures, expected } = signatureIn(headers, rawBody)
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1_000 - Number(time)) > toleranceSeconds) {
    throw new WebhookSignatureError(
      `The webhook was signed more than ${toleranceSeconds} s from now: it is a repeat by somebody else, or this clock is wrong.`,
    )
  }
  // Compares all of them: the time must not depend on the match.
  const matches = secrets.flatMap((one) => signatures.map((signature) => isSame(signature, expected(one, time))))
  if (!matches.includes(true)) {
    throw new WebhookSignatureError(
      'No signature of the webhook fits: take the secret of this endpoint, and the raw body rather than parsed JSON.',
    )
  }
  return eventIn(rawBody)
}

type RawBody = string | Uint8Array

function checkBody(rawBody: RawBody | null | undefined): void {
  if (typeof rawBody === 'string' || rawBody instanceof Uint8Array) return
  if (rawBody === undefined || rawBody === null) {
    throw new WebhookSignatureError(
      'The webhook has no body. If one was sent, have the server hand over its bytes, such as with express.raw().',
    )
  }
  throw new ConfigurationError('verifyWebhook needs the raw body, a string or bytes: a parsed one cannot be verified.')
}

/** Skips empty secrets: one of several may be empty. */
function secretsIn(secret: string | readonly string[]): string[] {
  const secrets = [secret].flat().filter((one) => typeof one === 'string' && one.trim() !== '')
  if (secrets.length > 0) return secrets
  throw new ConfigurationError(
    'verifyWebhook needs the secret of the endpoint, such as whsec_…: it is missing or empty.',
  )
}

function checkNumber(name: string, value: number, such: number): void {
  if (Number.isFinite(value) && value >= 0) return
  throw new ConfigurationError(
    `${name} must be a number from 0, such as ${such}; it was ${typeof value} ${Number(value)}.`,
  )
}

interface Signature {
  /** Unix seconds. */
  time: string
  signatures: string[]
  expected: (secret: string, time: string) => string
}

/** The service's own header, or those of Standard Webhooks. */
function signatureIn(headers: WebhookHeaders, body: RawBody): Signature {
  const own = headerOf(headers, 'x-service-signature')
  if (own !== undefined) {
    const parts = own.split(',').map((part) => part.trim())
    return {
      time: parts.find((part) => part.startsWith('t='))?.slice(2) ?? '',
      signatures: parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice(3)),
      expected: (secret, time) => createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'),
    }
  }
  const [id, time, standard] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (id === undefined || time === undefined || standard === undefined) {
    throw new WebhookSignatureError('The webhook has no signature: x-service-signature is missing.')
  }
  const signatures = standard.split(' ').filter((part) => part.startsWith('v1,'))
  return { time, signatures: signatures.map((part) => part.slice(3)), expected: standardSignature(id, body) }
}

/** The key is the base64 text after `whsec_`. */
function standardSignature(id: string, body: RawBody) {
  return (secret: string, time: string) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64')
  }
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)
  const value = entry?.[1]
  return typeof value === 'string' ? value : value?.[0]
}

function isSame(signature: string, expected: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function eventIn(body: RawBody): WebhookEvent {
  const event = parsed(body)
  if (typeof event === 'object' && event !== null && !Array.isArray(event)) return event as WebhookEvent
  throw new WebhookSignatureError('The webhook is signed, but its body is no event: it must be a JSON object.')
}

function parsed(body: RawBody): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))
  } catch (cause) {
    throw new WebhookSignatureError('The webhook is signed, but its body is not JSON.', { cause })
  }
}
