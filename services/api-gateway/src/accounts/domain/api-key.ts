import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Mode } from '@etax/contracts'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FORM = /^ak_(test|live)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/
const SECRET_LENGTH = 32

/** Random bytes for one key: more than its 32 letters, because some bytes are rejected (see lettersOf). */
export const KEY_ENTROPY = 64

/**
 * `ak_test_` or `ak_live_`, 32 letters of base 62 (190 bits) and a checksum: scanners recognise it, and the gateway
 * refuses a typing error without a query.
 * @param random returns random bytes
 */
export function mintApiKey(mode: Mode, random: (size: number) => Buffer): string {
  let secret = ''
  while (secret.length < SECRET_LENGTH) secret += lettersOf(random(KEY_ENTROPY))
  secret = secret.slice(0, SECRET_LENGTH)
  return `ak_${mode}_${secret}${checksum(mode, secret)}`
}

export function modeOfApiKey(key: string): Mode | null {
  const [, mode, secret, sum] = FORM.exec(key) ?? []
  if ((mode !== 'test' && mode !== 'live') || secret === undefined) return null
  return checksum(mode, secret) === sum ? mode : null
}

/** A fast hash is enough for a secret of 190 bits. */
export function hashApiKey(key: string, pepper: string): string {
  return createHmac('sha256', pepper).update(key).digest('base64url')
}

/** 248 is the largest multiple of 62 below 256; higher bytes would make some letters more likely. */
function lettersOf(bytes: Buffer): string {
  let letters = ''
  for (const byte of bytes) if (byte < 248) letters += ALPHABET[byte % 62]
  return letters
}

function checksum(mode: Mode, secret: string): string {
  let rest = crc32(`ak_${mode}_${secret}`)
  let text = ''
  for (let place = 0; place < 6; place += 1) {
    text = ALPHABET[rest % 62] + text
    rest = Math.floor(rest / 62)
  }
  return text
}
