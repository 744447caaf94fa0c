import { randomBytes } from 'node:crypto'
import { signerErrors } from '@etax/contracts'
import { open, type Sealed, seal } from '@etax/kernel'
import type { WrappingKey } from './wrapping-key.ts'

/** Encrypted under its own data key, which an external key wraps. */
export interface SealedSecret extends Sealed {
  keyId: string
  dataKey: Buffer
}

/** Binds a secret to its place: it does not open elsewhere. */
export interface Binding {
  workspaceId: string
  ruc: string
  purpose: 'key' | 'password'
  /** New at each change, so that no old secret fits a new certificate. */
  version: string
}

export async function sealSecret(secret: Buffer, binding: Binding, wrappingKey: WrappingKey): Promise<SealedSecret> {
  const context = contextOf(binding)
  const dataKey = randomBytes(32)
  const sealed = seal(dataKey, secret, context)
  const { keyId, wrapped } = await wrappingKey.wrap(dataKey, context)
  dataKey.fill(0)
  return { keyId, dataKey: wrapped, ...sealed }
}

/** @throws AppError SGN_10015 after a change, a move or the loss of the wrapping key; SGN_10016 */
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
