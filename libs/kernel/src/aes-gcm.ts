import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { kernelErrors } from './kernel-errors.ts'

/** The parts of what was encrypted, for whoever stores them apart. */
export interface Sealed {
  /** 12 bytes, new each time. */
  iv: Buffer
  /** 16 bytes: what was changed or moved does not open. */
  tag: Buffer
  data: Buffer
}

const IV = 12
const TAG = 16

/** Encrypts with AES-256-GCM. `aad` says what the secret belongs to; it is not stored and must be given to open it. */
export function seal(key: Buffer, secret: Buffer, aad: Buffer): Sealed {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(aad)
  const data = Buffer.concat([cipher.update(secret), cipher.final()])
  return { iv, tag: cipher.getAuthTag(), data }
}

/** @throws AppError `internal` SYS_00013 when it was changed, or sealed with another key or for something else. */
export function open(key: Buffer, { iv, tag, data }: Sealed, aad: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(aad).setAuthTag(tag)
    return Buffer.concat([decipher.update(data), decipher.final()])
  } catch (cause) {
    throw kernelErrors.doesNotOpen({ cause })
  }
}

/** The parts in one: iv, tag, ciphertext. */
export function joinSealed({ iv, tag, data }: Sealed): Buffer {
  return Buffer.concat([iv, tag, data])
}

/** The parts of what `joinSealed` made; what is too short for that does not open. */
export function splitSealed(bytes: Buffer): Sealed {
  return { iv: bytes.subarray(0, IV), tag: bytes.subarray(IV, IV + TAG), data: bytes.subarray(IV + TAG) }
}
