import { type Binding, rewrapSecret, type SealedSecret } from './domain/envelope.ts'
import type { StoredCertificate } from './domain/stored-certificate.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { Certificates } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'wrappedByOthers' | 'putRewrapped'>
  wrappingKey: WrappingKey
}

export interface Rotation {
  keyId: string
  rewrapped: number
}

/**
 * Wraps every data key anew with the current wrapping key; the secrets themselves are not touched, and signing goes on
 * meanwhile. What another process stores with an older key while this runs is found in the next round. Stopped at any
 * point, it is simply run again.
 * @throws AppError SGN_10015, SGN_10016; what was done stays done
 */
export const rotateWrappingKey =
  ({ certificates, wrappingKey }: Dependencies) =>
  async (): Promise<Rotation> => {
    let rewrapped = 0
    for (;;) {
      const keyId = await wrappingKey.currentKeyId()
      const before = rewrapped
      for await (const stored of certificates.wrappedByOthers(keyId)) {
        await certificates.putRewrapped(await rewrapAll(stored, wrappingKey))
        rewrapped++
      }
      if (rewrapped === before) return { keyId, rewrapped }
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
