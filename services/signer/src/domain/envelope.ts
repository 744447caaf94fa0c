import { randomBytes } from 'node:crypto'
import { signerErrors } from '@etax/contracts'
import { open, type Sealed, seal } from '@etax/kernel'
import type { WrappingKey } from './wrapping-key.ts'

/** A secret at rest: encrypted under a data key of its own, which is wrapped by a key from outside the database. */
export interface SealedSecret extends Sealed {
  keyId: string
  dataKey: Buffer
}

/** What a secret is bound to: moved to another place it does not open. */
export interface Binding {
  workspaceId: string
  ruc: string
  purpose: 'key' | 'password'
  /** A new one at every change, so that an old secret cannot be put back under a new certificate. */
  version: string
}

/** Encrypts under a fresh data key. */
export async function sealSecret(secret: Buffer, binding: Binding, wrappingKey: WrappingKey): Promise<SealedSecret> {
  const context = contextOf(binding)
  const dataKey = randomBytes(32)
  const sealed = seal(dataKey, secret, context)
  const { keyId, wrapped } = await wrappingKey.wrap(dataKey, context)
  dataKey.fill(0)
  return { keyId, dataKey: wrapped, ...sealed }
}

/** @throws AppError SGN_10015 where anything was changed or moved, or the wrapping key is gone; SGN_10016 */
export async function unsealSecret(sealed: SealedSecret, binding: Binding, wrappingKey: WrappingKey): Promise<Buffer> {
  const context = contextOf(binding)
  const dataKey = await wrappingKey.unwrap(sealed.keyId, sealed.dataKey, context)
  try {
    return open(dataKey, sealed, context)
  } catch (cause) {
    throw signerErrors.materialUnreadable({ cause })
  } finally {
    dataKey.fill(0)
  }
}

/** Wraps the data key anew, with the current wrapping key; the secret itself stays encrypted as it is. */
export async function rewrapSecret(
  sealed: SealedSecret,
  binding: Binding,
  wrappingKey: WrappingKey,
): Promise<SealedSecret> {
  const context = contextOf(binding)
  const dataKey = await wrappingKey.unwrap(sealed.keyId, sealed.dataKey, context)
  const { keyId, wrapped } = await wrappingKey.wrap(dataKey, context)
  dataKey.fill(0)
  return { ...sealed, keyId, dataKey: wrapped }
}

function contextOf({ workspaceId, ruc, purpose, version }: Binding): Buffer {
  return Buffer.from(JSON.stringify([workspaceId, ruc, purpose, version]))
}
