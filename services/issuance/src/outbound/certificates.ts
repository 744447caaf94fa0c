import type { Signer } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import type { Receipt } from '../domain/receipt.ts'

export interface Certificates {
  /** @throws AppError `invalid` ISS_10002 when the taxpayer has no certificate that is valid now. */
  require(workspaceId: string, ruc: string): Promise<void>
  /** The signed document. @throws AppError as the signer does. */
  sign(receipt: Receipt): Promise<string>
}

/** How long a certificate that was found valid is taken to be: an upload or a deletion shows within this time. */
const trustedFor = 5_000

export function rpcCertificates(
  signer: Pick<ClientOf<typeof Signer>, 'sign' | 'describeCertificate'>,
  now: () => number = Date.now,
): Certificates {
  const validUntil = new Map<string, number>()

  return {
    async require(workspaceId, ruc) {
      const key = `${workspaceId}|${ruc}`
      if ((validUntil.get(key) ?? 0) > now()) return
      validUntil.delete(key)
      const { status } = await signer.describeCertificate({ workspaceId, ruc }, { deadlineMs: 5_000 })
      if (status === 'MISSING' || status === 'EXPIRED') throw withoutCertificate(status)
      if (validUntil.size > 10_000) validUntil.clear()
      validUntil.set(key, now() + trustedFor)
    },

    async sign({ workspaceId, taxpayerId, ruc, accessKey, mode, documentType, xml }) {
      const environment = mode === 'test' ? 'sandbox' : 'production'
      const request = { workspaceId, taxpayerId, ruc, accessKey, environment, documentType, xml: Buffer.from(xml) }
      return (await signer.sign(request, { deadlineMs: 10_000 })).xml.toString()
    },
  }
}

function withoutCertificate(status: 'MISSING' | 'EXPIRED'): AppError {
  const message =
    status === 'MISSING'
      ? 'The taxpayer has no certificate. Upload its P12 with POST /v1/developer/certificate; nothing was issued.'
      : 'The taxpayer’s certificate has expired. Upload a new P12 with POST /v1/developer/certificate; nothing was issued.'
  return new AppError('invalid', 'ISS_10002', message)
}
