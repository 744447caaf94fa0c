import { contextErrors, gatewayErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { mayTouchProduction, type Principal } from '../http/domain/principal.ts'
import type { Clients, Taxpayer } from '../ports.ts'
import { fixNumber, type TaxpayerOwner } from '../taxpayers/manage-taxpayer.ts'

interface Dependencies {
  signer: Pick<Clients['signer'], 'storeCertificate' | 'forgetCertificate'>
  catalog: Pick<Clients['catalog'], 'findTaxpayer' | 'noteCertificate' | 'fixRegistryNumber'>
}

export interface CertificateUpload {
  file: Buffer
  /** Undefined means the password stored with the taxpayer. */
  password?: string | undefined
}

type Upload = Parameters<Clients['signer']['storeCertificate']>[0]
type Stored = Awaited<ReturnType<Clients['signer']['storeCertificate']>>

export type UploadCertificate = (
  principal: Principal,
  issuer: Taxpayer & { ruc: string },
  input: CertificateUpload,
) => Promise<Stored>

/**
 * Checks the first certificate of a taxpayer, fixes the registry number, then stores the certificate. A refused
 * certificate leaves the number open to correction; a stored one never belongs to a changed number.
 * @throws AppError `forbidden` ACS_10006 with a test key if the taxpayer is in production and the certificate is new;
 * `invalid` SGN_1000x, or CTX_10002 if the taxpayer is deleted or has another number
 */
export function uploadCertificate({ signer, catalog }: Dependencies): UploadCertificate {
  return async (principal, { taxpayerId, ruc, numberFixed, testTaxpayer }, { file, password }) => {
    const owner = { workspaceId: principal.workspaceId, taxpayerId, ruc }
    // The taxpayer is read again: during the upload, another key may have moved the taxpayer into production.
    const sparing = !mayTouchProduction(principal)
    const existing = sparing ? await catalog.findTaxpayer(owner) : undefined
    const firstOnly = sparing && !testTaxpayer
    const upload = { ...owner, file, firstOnly, ...(password === undefined ? {} : { password }) }
    if (existing?.inProduction) return repeated(upload, existing)
    if (!numberFixed) {
      await signer.storeCertificate({ ...upload, checkOnly: true })
      await fixNumber(catalog, owner)
    }
    const stored = await signer.storeCertificate(upload)
    await note(owner, stored.certificate?.fileId ?? '')
    return stored
  }

  /** The first answer may have been lost: a repeat of the same certificate succeeds and stores nothing. */
  async function repeated(upload: Upload, { certificateId }: Taxpayer): Promise<Stored> {
    if (certificateId === '') throw gatewayErrors.liveKeyNeeded()
    return signer.storeCertificate({ ...upload, checkOnly: true }).catch((error: unknown) => {
      throw AppError.is(error) && error.kind === 'invalid' ? gatewayErrors.liveKeyNeeded({ cause: error }) : error
    })
  }

  /** The taxpayer may have been deleted during the upload: then the certificate is destroyed. */
  async function note(owner: TaxpayerOwner, certificateId: string): Promise<void> {
    const { workspaceId, ruc } = owner
    await catalog.noteCertificate({ workspaceId, ruc, certificateId }).catch(async (error: unknown) => {
      if (!AppError.is(error) || error.kind !== 'not-found') throw error
      await signer.forgetCertificate(owner)
      throw contextErrors.taxpayerUnknown({ ruc: owner.ruc })
    })
  }
}
