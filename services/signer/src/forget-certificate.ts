import { readCertificate } from './domain/certificate.ts'
import { storedPassword } from './domain/password.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { Audit } from './keep-audit.ts'
import type { OpenKeys } from './open-keys.ts'
import type { Certificates, Clock, Owner } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'find' | 'remove'>
  wrappingKey: WrappingKey
  keys: Pick<OpenKeys, 'drop'>
  audit: Audit
  now: Clock
}

/** If the password cannot be unsealed, nothing is destroyed. @throws AppError SGN_10015, SGN_10016 */
export const forgetCertificate =
  ({ certificates, wrappingKey, keys, audit, now }: Dependencies) =>
  async (owner: Owner, caller: string): Promise<{ forgotten: boolean; password: string | null }> => {
    const { workspaceId, ruc } = owner
    const stored = await certificates.find(owner)
    if (stored === null) return { forgotten: false, password: null }
    const password = await storedPassword(stored, wrappingKey)
    await audit({
      at: now().toISOString(),
      action: 'forgotten',
      workspaceId,
      ruc,
      accessKey: '',
      certificate: stored.certificate === null ? '' : readCertificate(stored.certificate.der).fingerprint,
      detail: '',
      caller,
    })
    const removed = await certificates.remove(owner)
    keys.drop(owner)
    return { forgotten: removed !== null, password }
  }
