import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { kernelErrors } from './kernel-errors.ts'

export interface Sealed {
  /** 12 bytes, new each time. */
  iv: Buffer
  /** 16 bytes: `open` rejects changed or moved data. */
  tag: Buffer
  data: Buffer
}

const IV = 12
const TAG = 16

/** Encrypts with AES-256-GCM. `aad` names the owner of the secret; it is not stored, and `open` needs the same one. */
export function seal(key: Buffer, secret: Buffer, aad: Buffer): Sealed {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(aad)
  const data = Buffer.concat([cipher.update(secret), cipher.final()])
  return { iv, tag: cipher.getAuthTag(), data }
}

/** @throws AppError `internal` SYS_00013 for changed data, another key or another `aad` */
export function open(key: Buffer, { iv, tag, data }: Sealed, aad: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(aad).setAuthTag(tag)
    return Buffer.concat([decipher.update(data), decipher.final()])
  } catch (cause) {
    throw kernelErrors.doesNotOpen({ cause })
  }
}

export function joinSealed({ iv, tag, data }: Sealed): Buffer {
  return Buffer.concat([iv, tag, data])
}

/** The parts of a buffer of `joinSealed`; `open` rejects a shorter one. */
export function splitSealed(bytes: Buffer): Sealed {
  return { iv: bytes.subarray(0, IV), tag: bytes.subarray(IV, IV + TAG), data: bytes.subarray(IV + TAG) }
}
