import { certificateAt, environmentOf, refuseWithoutCertificate, type Signer as SignerService } from '@etax/contracts'
import { AppError, batched, semaphore } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import { LRUCache } from 'lru-cache'
import type { Signer } from '../ports.ts'
import { HEAVY_LOAD } from './heavy-load.ts'

/** A new certificate is checked at once. */
const TRUSTED_FOR_MS = 5_000
/** Below this remaining time it is checked in the background. */
const RENEWED_BELOW_MS = 2_500
const MAX_TRUSTED = 10_000
const MAX_SIGNING = 64
/** Four calls of 16 documents have MAX_SIGNING documents. */
const TOGETHER = { max: 16, parallel: 4, heavy: HEAVY_LOAD }
/** A larger document delays the others in a shared call. */
const MAX_SHARING_BYTES = 64 * 1024
const SIGNING = { deadlineMs: 10_000 }

type SigningClient = Pick<ClientOf<typeof SignerService>, 'sign' | 'signDocuments' | 'describeCertificate' | 'verify'>
type SigningRequest = Parameters<SigningClient['sign']>[0] & { xml: Buffer }

export function rpcSigner(signer: SigningClient, now: () => number = () => performance.now()): Signer {
  const fit = new LRUCache<string, true>({ max: MAX_TRUSTED, ttl: TRUSTED_FOR_MS, ttlResolution: 0, perf: { now } })
  const pending = new Map<string, Promise<void>>()
  const slots = semaphore(MAX_SIGNING)
  const shared = batched(signTogether, TOGETHER)

  /** Concurrent callers share one call. */
  function ask(key: string, question: () => Promise<void>): Promise<void> {
    const answer = pending.get(key) ?? question().finally(() => pending.delete(key))
    pending.set(key, answer)
    return answer
  }

  async function signAlone(request: SigningRequest): Promise<Buffer> {
    await slots.take()
    try {
      return (await signer.sign(request, SIGNING)).xml
    } finally {
      slots.free()
    }
  }

  /** Null for each document to sign alone: all of them with a signer that lacks this call. */
  async function signTogether(requests: readonly SigningRequest[]): Promise<(Buffer | null | Error)[]> {
    const [first] = requests
    if (first !== undefined && requests.length === 1) return [await signAlone(first)]
    try {
      const { documents } = await signer.signDocuments({ documents: [...requests] }, SIGNING)
      return requests.map((_, index) => (documents[index]?.xml.length ? documents[index].xml : null))
    } catch (error) {
      if (AppError.is(error) && error.kind === 'unavailable') throw error
      return requests.map(() => null)
    }
  }

  return {
    async requireCertificate({ workspaceId, mode }, ruc, { taxpayerId, certificateId }, at) {
      const describe = () => signer.describeCertificate({ workspaceId, taxpayerId, ruc }, { deadlineMs: 5_000 })
      if (at !== undefined) return refuseWithoutCertificate(certificateAt(await describe(), at), { mode, ruc })
      const key = `${workspaceId}|${mode}|${ruc}|${taxpayerId}|${certificateId}`
      const left = fit.getRemainingTTL(key)
      if (left > RENEWED_BELOW_MS) return
      const answer = ask(key, async () => {
        const certificate = await describe()
        fit.delete(key)
        refuseWithoutCertificate(certificate, { mode, ruc })
        fit.set(key, true)
      })
      // The remaining trust covers an outage of the signer.
      if (left > 0) answer.catch(() => {})
      else await answer
    },

    verify: ({ workspaceId }, xml) => signer.verify({ xml, workspaceId }, { deadlineMs: 10_000 }),

    async vouchedFingerprint({ workspaceId }, ruc, taxpayerId) {
      const owner = { workspaceId, taxpayerId, ruc }
      const { vouched, fingerprint } = await signer.describeCertificate(owner, { deadlineMs: 5_000 })
      return vouched ? fingerprint : null
    },

    async sign({ workspaceId, taxpayerId, ruc, accessKey, mode, documentType, xml }) {
      const environment = environmentOf(mode)
      const request = { workspaceId, taxpayerId, ruc, accessKey, environment, documentType, xml: Buffer.from(xml) }
      const signed = request.xml.length > MAX_SHARING_BYTES ? null : await shared(request)
      return (signed ?? (await signAlone(request))).toString()
    },
  }
}
