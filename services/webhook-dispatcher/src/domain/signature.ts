import { createHmac } from 'node:crypto'

export interface Signed {
  id: string
  deliveryId: string
  at: Date
  body: string
}

/** Our signature: hexadecimal, keyed with the whole secret. Standard Webhooks: base64, keyed with the bytes of it. */
export function signatureHeaders(
  { id, deliveryId, at, body }: Signed,
  secrets: readonly string[],
): Record<string, string> {
  const t = String(Math.floor(at.getTime() / 1_000))
  const own = secrets.map((secret) => `v1=${hmac(secret, `${t}.${body}`).toString('hex')}`)
  const standard = secrets.map((secret) => `v1,${hmac(keyOf(secret), `${id}.${t}.${body}`).toString('base64')}`)
  return {
    'x-service-signature': [`t=${t}`, ...own].join(','),
    'x-service-delivery': deliveryId,
    'webhook-id': id,
    'webhook-timestamp': t,
    'webhook-signature': standard.join(' '),
  }
}

export function newSecret(random: Buffer): string {
  return `whsec_${random.toString('base64')}`
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice('whsec_'.length), 'base64')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
