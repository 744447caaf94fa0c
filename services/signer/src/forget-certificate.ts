import { readCertificate } from './domain/certificate.ts'
import { storedPassword } from './domain/password.ts'
import type { StoredCertificate } from './domain/stored-certificate.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { Audit } from './keep-audit.ts'
import type { OpenKeys } from './open-keys.ts'

interface Needs {
  certificates: {
    find(workspaceId: string, ruc: string): Promise<StoredCertificate | null>
    remove(workspaceId: string, ruc: string): Promise<StoredCertificate | null>
  }
  wrappingKey: WrappingKey
  keys: OpenKeys
  audit: Audit
  now: () => Date
}

/**
 * Destroys everything kept for a taxpayer and gives the password back a last time. The password is opened first: what
 * cannot be given back is not destroyed.
 * @throws AppError SGN_10015, SGN_10016
 */
export const forgetCertificate =
  ({ certificates, wrappingKey, keys, audit, now }: Needs) =>
  async (workspaceId: string, ruc: string): Promise<{ forgotten: boolean; password: string | null }> => {
    const stored = await certificates.find(workspaceId, ruc)
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
    })
    const removed = await certificates.remove(workspaceId, ruc)
    keys.drop({ workspaceId, ruc })
    return { forgotten: removed !== null, password }
  }
