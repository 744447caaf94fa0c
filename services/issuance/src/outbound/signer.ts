import { refuseWithoutCertificate, type Signer as SignerService } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'
import { LRUCache } from 'lru-cache'
import type { Signer } from '../ports.ts'

/** How long a certificate that was found fit is trusted. Another one is asked about at once. */
const TRUSTED_FOR_MS = 5_000
const MAX_TRUSTED = 10_000

export function rpcSigner(
  signer: Pick<ClientOf<typeof SignerService>, 'sign' | 'describeCertificate' | 'verify'>,
): Signer {
  const fit = new LRUCache<string, true>({ max: MAX_TRUSTED, ttl: TRUSTED_FOR_MS })

  return {
    async requireCertificate({ workspaceId, mode }, ruc, { taxpayerId, certificateId }) {
      // Another certificate, or another taxpayer of the number, is another question.
      const key = `${workspaceId}|${mode}|${ruc}|${taxpayerId}|${certificateId}`
      if (fit.has(key)) return
      const certificate = await signer.describeCertificate({ workspaceId, taxpayerId, ruc }, { deadlineMs: 5_000 })
      refuseWithoutCertificate(certificate, { mode, ruc })
      fit.set(key, true)
    },

    verify: ({ workspaceId }, xml) => signer.verify({ xml, workspaceId }, { deadlineMs: 10_000 }),

    async vouchedFingerprint({ workspaceId }, ruc, taxpayerId) {
      const owner = { workspaceId, taxpayerId, ruc }
      const { vouched, fingerprint } = await signer.describeCertificate(owner, { deadlineMs: 5_000 })
      return vouched ? fingerprint : null
    },

    async sign({ workspaceId, taxpayerId, ruc, accessKey, mode, documentType, xml }) {
      const environment = mode === 'test' ? 'sandbox' : 'production'
      const request = { workspaceId, taxpayerId, ruc, accessKey, environment, documentType, xml: Buffer.from(xml) }
      return (await signer.sign(request, { deadlineMs: 10_000 })).xml.toString()
    },
  }
}
