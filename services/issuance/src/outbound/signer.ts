import { refuseWithoutCertificate, type Signer as SignerService } from '@etax/contracts'
import { semaphore } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import { LRUCache } from 'lru-cache'
import type { Signer } from '../ports.ts'

/** How long a certificate that was found fit is trusted. Another one is asked about at once. */
const TRUSTED_FOR_MS = 5_000
/** With so much of it left it is asked about anew, and nobody waits: under load no post meets the end of the trust. */
const ASKED_ANEW_MS = 2_500
const MAX_TRUSTED = 10_000
/** More would wait in the signer, each with its deadline running. */
const MAX_SIGNING = 64

export function rpcSigner(
  signer: Pick<ClientOf<typeof SignerService>, 'sign' | 'describeCertificate' | 'verify'>,
  now: () => number = () => performance.now(),
): Signer {
  const fit = new LRUCache<string, true>({ max: MAX_TRUSTED, ttl: TRUSTED_FOR_MS, ttlResolution: 0, perf: { now } })
  const asking = new Map<string, Promise<void>>()
  const slots = semaphore(MAX_SIGNING)

  /** Once for all who ask at a time. */
  function ask(key: string, question: () => Promise<void>): Promise<void> {
    const asked = asking.get(key) ?? question().finally(() => asking.delete(key))
    asking.set(key, asked)
    return asked
  }

  return {
    async requireCertificate({ workspaceId, mode }, ruc, { taxpayerId, certificateId }) {
      // Another certificate, or another taxpayer of the number, is another question.
      const key = `${workspaceId}|${mode}|${ruc}|${taxpayerId}|${certificateId}`
      const left = fit.getRemainingTTL(key)
      if (left > ASKED_ANEW_MS) return
      const asked = ask(key, async () => {
        const certificate = await signer.describeCertificate({ workspaceId, taxpayerId, ruc }, { deadlineMs: 5_000 })
        fit.delete(key)
        refuseWithoutCertificate(certificate, { mode, ruc })
        fit.set(key, true)
      })
      // One that is trusted still is where the signer does not answer.
      if (left > 0) asked.catch(() => {})
      else await asked
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
      await slots.take()
      try {
        return (await signer.sign(request, { deadlineMs: 10_000 })).xml.toString()
      } finally {
        slots.free()
      }
    },
  }
}
