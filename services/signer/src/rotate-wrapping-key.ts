import { auditKeyContext } from './domain/audit.ts'
import { type Binding, rewrapSecret, type SealedSecret } from './domain/envelope.ts'
import type { StoredCertificate } from './domain/stored-certificate.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { AuditStore, Certificates } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'wrappedByOthers' | 'putRewrapped'>
  auditKeys: Pick<AuditStore, 'keysWrappedByOthers' | 'putRewrappedKey'>
  wrappingKey: WrappingKey
}

export interface Rotation {
  keyId: string
  rewrapped: number
  auditKeys: number
}

/**
 * Wraps each data key with the current wrapping key; secrets do not change, and signing continues. The next round finds
 * what other processes store under an older key meanwhile. It may stop and run again.
 * @throws AppError SGN_10015, SGN_10016; finished rows stay
 */
export const rotateWrappingKey =
  ({ certificates, auditKeys, wrappingKey }: Dependencies) =>
  async (): Promise<Rotation> => {
    const done = { rewrapped: 0, auditKeys: 0 }
    for (;;) {
      const keyId = await wrappingKey.currentKeyId()
      const before = { ...done }
      for await (const stored of certificates.wrappedByOthers(keyId)) {
        await certificates.putRewrapped(await rewrapAll(stored, wrappingKey))
        done.rewrapped++
      }
      for await (const { chain, key } of auditKeys.keysWrappedByOthers(keyId)) {
        const context = auditKeyContext(chain)
        const secret = await wrappingKey.unwrap(key.keyId, key.wrapped, context)
        await auditKeys.putRewrappedKey(chain, key, await wrappingKey.wrap(secret, context))
        done.auditKeys++
      }
      if (done.rewrapped === before.rewrapped && done.auditKeys === before.auditKeys) return { keyId, ...done }
    }
  }

async function rewrapAll(stored: StoredCertificate, wrappingKey: WrappingKey): Promise<StoredCertificate> {
  const { workspaceId, ruc, certificate, password } = stored
  const anew = (sealed: SealedSecret, purpose: Binding['purpose'], version: string) =>
    rewrapSecret(sealed, { workspaceId, ruc, purpose, version }, wrappingKey)
  return {
    ...stored,
    certificate: certificate && {
      ...certificate,
      privateKey: await anew(certificate.privateKey, 'key', certificate.fileId),
    },
    password: password && { ...password, sealed: await anew(password.sealed, 'password', password.version) },
  }
}
