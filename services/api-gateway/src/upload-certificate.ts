import { contextErrors, gatewayErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { mayTouchProduction, type Principal } from './domain/principal.ts'
import { killPoint } from './kill-points.ts'
import { fixNumber, type TaxpayerOwner } from './manage-taxpayer.ts'
import type { Clients, Taxpayer } from './ports.ts'

interface Dependencies {
  signer: Pick<Clients['signer'], 'storeCertificate' | 'describeCertificate' | 'forgetCertificate'>
  catalog: Pick<Clients['catalog'], 'noteCertificate' | 'fixRegistryNumber'>
  issuance: Pick<Clients['issuance'], 'describeHoldings'>
}

export interface GivenCertificate {
  file: Buffer
  /** Undefined: the one that was set with the taxpayer. */
  password?: string | undefined
}

type Stored = Awaited<ReturnType<Clients['signer']['storeCertificate']>>

export type UploadCertificate = (
  principal: Principal,
  issuer: Taxpayer & { ruc: string },
  given: GivenCertificate,
) => Promise<Stored>

/**
 * Hands a certificate to the signer. The first one of a taxpayer is checked, then the registry number fixed, then it is
 * kept: a certificate that is refused leaves the number free to be corrected, and one that is kept never stands under a
 * number that was changed meanwhile.
 * @throws AppError `forbidden` ACS_10006 with a test key where live receipts need the one there is; `invalid` SGN_1000x,
 * CTX_10002 where the taxpayer is gone or has another number by now
 */
export function uploadCertificate({ signer, catalog, issuance }: Dependencies): UploadCertificate {
  return async (principal, { taxpayerId, ruc, numberFixed }, { file, password }) => {
    const owner = { workspaceId: principal.workspaceId, taxpayerId, ruc }
    if (!mayTouchProduction(principal)) await refuseToReplace(owner)
    const upload = { ...owner, file, ...(password === undefined ? {} : { password }) }
    if (!numberFixed) {
      await signer.storeCertificate({ ...upload, checkOnly: true })
      await fixNumber(catalog, owner)
      killPoint('number-of-certificate-fixed')
    }
    const stored = await signer.storeCertificate(upload)
    killPoint('certificate-stored')
    await note(owner, stored.certificate?.fileId ?? '')
    return stored
  }

  async function refuseToReplace(owner: TaxpayerOwner): Promise<void> {
    const { workspaceId, ruc: taxpayerRuc } = owner
    const { status } = await signer.describeCertificate(owner)
    if (status === 'MISSING') return
    const { liveReceipts } = await issuance.describeHoldings({ workspaceId, taxpayerRuc })
    if (liveReceipts) throw gatewayErrors.liveKeyNeeded()
  }

  /** The taxpayer may have been deleted while its certificate was on the way: then nothing of it stays. */
  async function note(owner: TaxpayerOwner, certificateId: string): Promise<void> {
    const { workspaceId, ruc: taxpayerRuc } = owner
    await catalog.noteCertificate({ workspaceId, taxpayerRuc, certificateId }).catch(async (error: unknown) => {
      if (!AppError.is(error) || error.kind !== 'not-found') throw error
      await signer.forgetCertificate(owner)
      throw contextErrors.taxpayerUnknown()
    })
  }
}
