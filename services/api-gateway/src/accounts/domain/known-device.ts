import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A browser with an earlier sign-in: a random name, sealed for one e-mail address. Its attempts are counted apart, so
 * that wrong passwords from elsewhere do not lock the owner out.
 */
export function sealDevice(name: string, email: string, secret: string): string {
  return `${name}.${seal(name, email, secret)}`
}

export function readDevice(device: string | undefined, email: string, secret: string): string | null {
  const [name = '', signature = ''] = (device ?? '').split('.')
  const left = Buffer.from(signature)
  const right = Buffer.from(seal(name, email, secret))
  return name !== '' && left.length === right.length && timingSafeEqual(left, right) ? name : null
}

function seal(name: string, email: string, secret: string): string {
  return createHmac('sha256', secret).update(`device\n${name}\n${email}`).digest('base64url')
}
