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
  /** Undefined: the one that was set with the taxpayer. */
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
 * Hands a certificate to the signer. The first one of a taxpayer is checked, then the registry number fixed, then it is
 * kept: a certificate that is refused leaves the number free to be corrected, and one that is kept never stands under a
 * number that was changed meanwhile.
 * @throws AppError `forbidden` ACS_10006 with a test key where the taxpayer is in production, unless the certificate is the one
 * that is there; `invalid` SGN_1000x,
 * CTX_10002 where the taxpayer is gone or has another number by now
 */
export function uploadCertificate({ signer, catalog }: Dependencies): UploadCertificate {
  return async (principal, { taxpayerId, ruc, numberFixed, testTaxpayer }, { file, password }) => {
    const owner = { workspaceId: principal.workspaceId, taxpayerId, ruc }
    // Anew: while a body was on its way another key may have brought the taxpayer into production.
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

  /** The answer to the first upload may have been lost: the same certificate again is answered, and nothing is stored. */
  async function repeated(upload: Upload, { certificateId }: Taxpayer): Promise<Stored> {
    if (certificateId === '') throw gatewayErrors.liveKeyNeeded()
    return signer.storeCertificate({ ...upload, checkOnly: true }).catch((error: unknown) => {
      throw AppError.is(error) && error.kind === 'invalid' ? gatewayErrors.liveKeyNeeded({ cause: error }) : error
    })
  }

  /** The taxpayer may have been deleted while its certificate was on the way: then nothing of it stays. */
  async function note(owner: TaxpayerOwner, certificateId: string): Promise<void> {
    const { workspaceId, ruc: taxpayerRuc } = owner
    await catalog.noteCertificate({ workspaceId, taxpayerRuc, certificateId }).catch(async (error: unknown) => {
      if (!AppError.is(error) || error.kind !== 'not-found') throw error
      await signer.forgetCertificate(owner)
      throw contextErrors.taxpayerUnknown({ ruc: owner.ruc })
    })
  }
}
