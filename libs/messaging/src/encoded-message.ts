import type { Envelope } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'

export interface EncodedMessage {
  id: string
  exchange: Envelope['exchange']
  /** `receipt.authorized.v1` */
  key: string
  content: Buffer
  headers: Record<string, string>
}

export function encode(envelope: Envelope, headers: Record<string, string>): EncodedMessage {
  return {
    id: envelope.id,
    exchange: envelope.exchange,
    key: keyOf(envelope),
    content: Buffer.from(JSON.stringify(envelope)),
    headers,
  }
}

/** The envelope, or the error of its bytes. The definition checks the body. */
export function decode(content: Buffer): Envelope | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(content.toString())
  } catch (error) {
    return { problem: `not JSON: ${reasonOf(error)}` }
  }
  return isEnvelope(value) ? value : { problem: 'not an envelope' }
}

export function keyOf({ type, version }: Pick<Envelope, 'type' | 'version'>): string {
  return `${type}.v${version}`
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false
  const { version, body, ...rest } = value as Record<string, unknown>
  const words = ['id', 'type', 'exchange', 'occurredAt', 'tenantId', 'correlationId']
  return typeof version === 'number' && body !== undefined && words.every((word) => typeof rest[word] === 'string')
}
