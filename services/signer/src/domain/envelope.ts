import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { refusal } from './errors.ts'
import type { WrappingKey } from './wrapping-key.ts'

/** A secret at rest: encrypted under a data key of its own, which is wrapped by a key from outside the database. */
export interface Sealed {
  keyId: string
  dataKey: Buffer
  iv: Buffer
  tag: Buffer
  data: Buffer
}

/** What a secret is bound to: moved to another place it does not open. */
export interface Binding {
  workspaceId: string
  ruc: string
  purpose: 'key' | 'password'
  /** A new one at every change, so that an old secret cannot be put back under a new certificate. */
  version: string
}

/** Encrypts with AES-256-GCM under a fresh data key. */
export async function seal(secret: Buffer, binding: Binding, wrappingKey: WrappingKey): Promise<Sealed> {
  const context = contextOf(binding)
  const dataKey = randomBytes(32)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', dataKey, iv).setAAD(context)
  const data = Buffer.concat([cipher.update(secret), cipher.final()])
  const { keyId, wrapped } = await wrappingKey.wrap(dataKey, context)
  dataKey.fill(0)
  return { keyId, dataKey: wrapped, iv, tag: cipher.getAuthTag(), data }
}

/** @throws AppError SGN_10015 where anything was changed or moved, or the wrapping key is gone; SGN_10016 */
export async function unseal(sealed: Sealed, binding: Binding, wrappingKey: WrappingKey): Promise<Buffer> {
  const context = contextOf(binding)
  const dataKey = await wrappingKey.unwrap(sealed.keyId, sealed.dataKey, context)
  try {
    const decipher = createDecipheriv('aes-256-gcm', dataKey, sealed.iv).setAAD(context).setAuthTag(sealed.tag)
    return Buffer.concat([decipher.update(sealed.data), decipher.final()])
  } catch (error) {
    throw refusal('materialUnreadable', undefined, error)
  } finally {
    dataKey.fill(0)
  }
}

/** Wraps the data key anew, with the current wrapping key; the secret itself stays encrypted as it is. */
export async function rewrap(sealed: Sealed, binding: Binding, wrappingKey: WrappingKey): Promise<Sealed> {
  const context = contextOf(binding)
  const dataKey = await wrappingKey.unwrap(sealed.keyId, sealed.dataKey, context)
  const { keyId, wrapped } = await wrappingKey.wrap(dataKey, context)
  dataKey.fill(0)
  return { ...sealed, keyId, dataKey: wrapped }
}

function contextOf({ workspaceId, ruc, purpose, version }: Binding): Buffer {
  return Buffer.from(JSON.stringify([workspaceId, ruc, purpose, version]))
}
