import { createPrivateKey, type X509Certificate } from 'node:crypto'
import { contextErrors } from '@etax/contracts'
import { LRUCache } from 'lru-cache'
import { readCertificate } from './domain/certificate.ts'
import { type Chain, chainOf } from './domain/certificate-chain.ts'
import { unsealSecret } from './domain/envelope.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import { type Algorithm, type SigningKey, signatureTemplate, type Template } from './domain/xades.ts'
import type { Certificates, Clock, Holder, Owner } from './ports.ts'

/** A certificate ready to sign with, and how its signatures begin and end. */
export interface OpenKey extends SigningKey {
  /** Where the chain of the certificate led when the key was opened. */
  chain: Chain
  /** @param declared namespaces the document's root declares */
  template(algorithm: Algorithm, declared: Readonly<Record<string, string>>): Template
}

export interface OpenKeys {
  /** @throws AppError CTX_10004 without a certificate; SGN_10015, SGN_10016, SGN_10017 */
  open(owner: Owner): Promise<OpenKey>
  /** Forgets an opened key, or all of them. */
  drop(holder: Holder | null): void
  /** Forgets what is past its limits; to be called now and then, so that nothing stays because nobody asks. */
  sweep(): void
}

interface Dependencies {
  certificates: Pick<Certificates, 'find'>
  wrappingKey: WrappingKey
  /** Those that certificates must lead to; none: any serves. */
  authorities: readonly X509Certificate[]
  now: Clock
  limits: { max: number; idleMs: number; hardMs: number }
}

interface Opened {
  /** Opened for this taxpayer: for another one, which registers the number anew, it is opened again. */
  taxpayerId: string
  key: Promise<OpenKey>
  openedAt: number
}

/**
 * Opened keys, as native key objects, for a while: dropped when replaced, when idle, at a hard age, and beyond a
 * number (the least recently used first). Concurrent signatures of a cold key open it once.
 */
export function openKeys(dependencies: Dependencies): OpenKeys {
  const { now, limits } = dependencies
  const cache = new LRUCache<string, Opened>({
    max: limits.max,
    ttl: limits.idleMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })

  /** Kept until it is idle for too long, but never beyond its hard age. */
  const keep = (id: string, opened: Opened) => {
    const left = opened.openedAt + limits.hardMs - now().getTime()
    // A ttl of 0 would be none.
    cache.set(id, opened, { ttl: Math.max(1, Math.min(limits.idleMs, left)) })
  }

  return {
    open(owner) {
      const id = idOf(owner)
      const { taxpayerId } = owner
      const cached = cache.get(id)
      if (cached?.taxpayerId === taxpayerId) {
        keep(id, cached)
        return cached.key
      }
      const key = load(dependencies, owner)
      const opened = { taxpayerId, key, openedAt: now().getTime() }
      keep(id, opened)
      key.catch(() => {
        if (cache.peek(id) === opened) cache.delete(id)
      })
      return key
    },
    drop(holder) {
      if (holder === null) cache.clear()
      else cache.delete(idOf(holder))
    },
    sweep() {
      cache.purgeStale()
    },
  }
}

async function load({ certificates, wrappingKey, authorities, now }: Dependencies, owner: Owner): Promise<OpenKey> {
  const { workspaceId, ruc } = owner
  const stored = await certificates.find(owner)
  if (stored?.certificate == null) throw contextErrors.certificateMissing()
  const { der, fileId, privateKey, intermediates = [] } = stored.certificate
  const pkcs8 = await unsealSecret(privateKey, { workspaceId, ruc, purpose: 'key', version: fileId }, wrappingKey)
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  pkcs8.fill(0)
  const certificate = readCertificate(der)
  const chain = chainOf(certificate, intermediates, authorities, now())
  return openKey({ certificate, privateKey: key, chain })
}

/** A key with its templates: documents whose root declares no namespace, nearly all, share one per algorithm. */
export function openKey(key: SigningKey & Pick<OpenKey, 'chain'>): OpenKey {
  const plain = new Map<Algorithm, Template>()
  return {
    ...key,
    template(algorithm, declared) {
      if (Object.keys(declared).length > 0) return signatureTemplate(key, algorithm, declared)
      const template = plain.get(algorithm) ?? signatureTemplate(key, algorithm)
      plain.set(algorithm, template)
      return template
    },
  }
}

const idOf = ({ workspaceId, ruc }: Holder): string => `${workspaceId}/${ruc}`
