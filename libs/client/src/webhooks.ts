import { ConfigurationError, WebhookSignatureError } from './errors.ts'
import type { CertificateEvent, PingEvent, ReceiptEvent } from './generated/api.ts'

/**
 * An event for an endpoint, by `type`. Repeats have the same `id`: store it, and drop known ones. Events come in any
 * order: drop those with a lower `receiptVersion` than the stored one.
 */
export type WebhookEvent = ReceiptEvent | CertificateEvent | PingEvent

export interface VerifyOptions {
  /** The maximum age of a signature, past or future. Default: 300. */
  toleranceSeconds?: number
  /** Milliseconds since 1970. Default: the clock. */
  now?: number
}

/** The headers of Node, Express or Fastify, or a `Headers`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The event of a webhook, after a check of its signature and its age. Await it: an unverified body is not an event.
 * @param rawBody the bytes as they came, never parsed and rewritten
 * @param secret the endpoint's secret (`whsec_…`), or several during a rotation
 * @throws WebhookSignatureError: answer 400
 * @throws ConfigurationError for a parsed body, a missing secret or a wrong tolerance
 */
export async function verifyWebhook(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  checkBody(rawBody)
  const secrets = secretsIn(secret)
  checkNumber('toleranceSeconds', toleranceSeconds, 300)
  checkNumber('now', now, 1_764_000_000_000)
  const { time, signatures, keyOf, signed } = signatureIn(headers, rawBody)
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1_000 - Number(time)) > toleranceSeconds) {
    throw new WebhookSignatureError(
      `The webhook was signed more than ${toleranceSeconds} s from now: it is a repeat by somebody else, or this clock is wrong.`,
    )
  }
  // Compares all of them, in constant time: the time must not depend on the match.
  const comparisons = secrets.flatMap((one) => signatures.map((signature) => isOf(keyOf(one), signature, signed)))
  if (!(await Promise.all(comparisons)).includes(true)) {
    throw new WebhookSignatureError(
      'No signature of the webhook fits: take the secret of this endpoint, and the raw body rather than parsed JSON.',
    )
  }
  return eventIn(rawBody)
}

export interface SignOptions {
  /** The id of the event, for `webhook-id`. */
  id: string
  /** Milliseconds since 1970. Default: the clock. */
  now?: number
}

/**
 * The headers with which the service would send this body: for tests of a receiver.
 * @param secret such as `whsec_…`
 */
export async function signWebhook(
  rawBody: string | Uint8Array,
  secret: string,
  { id, now = Date.now() }: SignOptions,
): Promise<Record<string, string>> {
  const time = String(Math.floor(now / 1_000))
  const own = await hmac(bytesOf(secret), joined(`${time}.`, rawBody))
  const standard = await hmac(standardKey(secret), joined(`${id}.${time}.`, rawBody))
  return {
    'content-type': 'application/json',
    'x-service-signature': `t=${time},v1=${hexOf(own)}`,
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${base64Of(standard)}`,
  }
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
  /** Null for a text that is no signature. */
  signatures: (Bytes | null)[]
  signed: Bytes
  keyOf: (secret: string) => Bytes
}

type Bytes = Uint8Array<ArrayBuffer>

/** The service's own header, or those of Standard Webhooks. */
function signatureIn(headers: WebhookHeaders, body: RawBody): Signature {
  const own = headerOf(headers, 'x-service-signature')
  if (own !== undefined) {
    const parts = own.split(',').map((part) => part.trim())
    const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
    const signatures = parts.filter((part) => part.startsWith('v1=')).map((part) => ofHex(part.slice(3)))
    return { time, signatures, signed: joined(`${time}.`, body), keyOf: bytesOf }
  }
  const [id, time, standard] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (id === undefined || time === undefined || standard === undefined) {
    throw new WebhookSignatureError('The webhook has no signature: x-service-signature is missing.')
  }
  const parts = standard.split(' ').filter((part) => part.startsWith('v1,'))
  const signatures = parts.map((part) => ofBase64(part.slice(3)))
  return { time, signatures, signed: joined(`${id}.${time}.`, body), keyOf: standardKey }
}

/** The base64 text after `whsec_`. */
function standardKey(secret: string): Bytes {
  return ofBase64(secret.replace(/^whsec_/, '')) ?? new Uint8Array()
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

async function isOf(key: Bytes, signature: Bytes | null, signed: Bytes): Promise<boolean> {
  // Web Crypto refuses an empty key, and no secret is empty.
  if (signature === null || key.length === 0) return false
  const imported = await crypto.subtle.importKey('raw', key, HMAC, false, ['verify'])
  return crypto.subtle.verify('HMAC', imported, signature, signed)
}

async function hmac(key: Bytes, signed: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, HMAC, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, signed))
}

function joined(start: string, body: RawBody): Bytes {
  const [first, rest] = [bytesOf(start), typeof body === 'string' ? bytesOf(body) : body]
  const bytes = new Uint8Array(first.length + rest.length)
  bytes.set(first)
  bytes.set(rest, first.length)
  return bytes
}

function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text)
}

function ofHex(text: string): Bytes | null {
  if (!/^([0-9a-f]{2})+$/.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function ofBase64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function hexOf(bytes: Bytes): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function base64Of(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes))
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)
  const value = entry?.[1]
  return typeof value === 'string' ? value : value?.[0]
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
