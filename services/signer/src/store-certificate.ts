import { randomUUID, type X509Certificate } from 'node:crypto'
import { gatewayErrors, namesTaxpayer, signerErrors } from '@etax/contracts'
import { chainOf, intermediatesOf } from './domain/certificate-chain.ts'
import { statusOf } from './domain/certificate-status.ts'
import { chooseCertificate } from './domain/choose-certificate.ts'
import { sealSecret } from './domain/envelope.ts'
import { sealPassword, storedPassword } from './domain/password.ts'
import type { StoredCertificate } from './domain/stored-certificate.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { Audit } from './keep-audit.ts'
import type { OpenKeys } from './open-keys.ts'
import type { Certificates, Clock, OpenPkcs12, Owner, Vouchers } from './ports.ts'

export interface Upload extends Owner {
  file: Buffer
  /** Null for the stored one. */
  password: string | null
  /** The calling service; empty if unknown. */
  caller: string
  checkOnly: boolean
  /** Accepts only the taxpayer's first certificate, or the same one again. */
  firstOnly: boolean
}

export interface CertificateWarning {
  code: string
  message: string
}

interface Dependencies {
  certificates: Pick<Certificates, 'find' | 'putCertificate' | 'putFirstCertificate'>
  vouchers: Pick<Vouchers, 'has'>
  authorities: readonly X509Certificate[]
  open: OpenPkcs12
  wrappingKey: WrappingKey
  keys: Pick<OpenKeys, 'drop'>
  audit: Audit
  now: Clock
}

/**
 * Checks an upload and replaces the old certificate, in one write at the end.
 * @throws AppError SGN_10002 to SGN_10014; `forbidden` ACS_10006 if `firstOnly` finds another certificate. The old
 * certificate then stays
 */
export const storeCertificate =
  ({ certificates, vouchers, authorities, open, wrappingKey, keys, audit, now }: Dependencies) =>
  async ({ file, password: sentPassword, caller, checkOnly, firstOnly, ...owner }: Upload, signal: AbortSignal) => {
    const password = sentPassword ?? (await storedPassword(await certificates.find(owner), wrappingKey))
    if (password === null)
      throw signerErrors.passwordMissing({ details: [signerErrors.passwordMissing.at('password')] })
    const at = now()
    const contents = await open(file, password, { workspaceId: owner.workspaceId, signal })
    const mayNameAnother = await vouchers.has(owner.workspaceId, owner.ruc)
    const { certificate, privateKey } = chooseCertificate(contents, owner.ruc, at, mayNameAnother)
    const intermediates = intermediatesOf(contents.certificates)

    const { der, registryNumber } = certificate
    const fileId = randomUUID()
    const vouched = mayNameAnother && !namesTaxpayer(registryNumber ?? '', owner.ruc)
    const chain = chainOf(certificate, intermediates, authorities, at)
    const result = {
      status: statusOf(certificate, { fileId, chain, vouched }, at),
      warnings: warningsOf(registryNumber, owner.ruc),
    }
    if (firstOnly) refuseAnother(await certificates.find(owner), der)
    if (checkOnly) return result
    const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' })
    const sealedKey = await sealSecret(pkcs8, { ...owner, purpose: 'key', version: fileId }, wrappingKey)
    pkcs8.fill(0)
    const sealedPassword = await sealPassword(password, owner, wrappingKey)
    await audit({
      at: at.toISOString(),
      action: 'certificate-stored',
      workspaceId: owner.workspaceId,
      ruc: owner.ruc,
      accessKey: '',
      certificate: certificate.fingerprint,
      detail: '',
      caller,
    })
    const key = { fileId, der, intermediates, privateKey: sealedKey }
    const put = firstOnly ? certificates.putFirstCertificate : certificates.putCertificate
    if (!(await put(owner, key, sealedPassword))) throw gatewayErrors.liveKeyNeeded()
    keys.drop(owner)
    return result
  }

function refuseAnother(stored: StoredCertificate | null, der: Buffer): void {
  const there = stored?.certificate?.der
  if (there !== undefined && !der.equals(there)) throw gatewayErrors.liveKeyNeeded()
}

/** Certificates without a number, or with only the national id, are accepted with a warning. */
function warningsOf(registryNumber: string | null, ruc: string): CertificateWarning[] {
  if (registryNumber === ruc) return []
  const named = namesTaxpayer(registryNumber ?? '', ruc) ? signerErrors.onlyNationalId : signerErrors.noRegistryNumber
  const { code, message } = named
  return [{ code, message }]
}
