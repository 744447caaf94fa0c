import { createHmac, timingSafeEqual } from 'node:crypto'

/** The content that a person agrees to, and the key; the seal covers all of it. */
export interface Confirmable {
  workspaceId: string
  keyId: string
  subject: string
}

export interface Confirmation {
  id: string
  expiresAt: number
}

export function sealConfirmation({ id, expiresAt }: Confirmation, what: Confirmable, secret: string): string {
  const claim = `${id}.${expiresAt.toString(36)}`
  return `${claim}.${seal(claim, what, secret)}`
}

/** Null if it is of other content or another key, or has expired. */
export function readConfirmation(
  text: string,
  what: Confirmable,
  { now, secret }: { now: number; secret: string },
): Confirmation | null {
  const [id = '', expires = '', signature = ''] = text.split('.')
  const left = Buffer.from(signature)
  const right = Buffer.from(seal(`${id}.${expires}`, what, secret))
  const expiresAt = Number.parseInt(expires, 36)
  const isOwn = left.length === right.length && timingSafeEqual(left, right)
  return isOwn && now < expiresAt ? { id, expiresAt } : null
}

function seal(claim: string, { workspaceId, keyId, subject }: Confirmable, secret: string): string {
  const sealed = ['confirmation', claim, workspaceId, keyId, subject].join('\n')
  return createHmac('sha256', secret).update(sealed).digest('base64url')
}
