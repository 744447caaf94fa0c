import { createPrivateKey, type X509Certificate } from 'node:crypto'
import { contextErrors } from '@etax/contracts'
import { LRUCache } from 'lru-cache'
import { readCertificate } from './domain/certificate.ts'
import { type Chain, chainOf } from './domain/certificate-chain.ts'
import { unsealSecret } from './domain/envelope.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import { type Algorithm, type SigningKey, signatureTemplate, type Template } from './domain/xades.ts'
import type { Certificates, Clock, Holder, Owner } from './ports.ts'

export interface OpenKey extends SigningKey {
  chain: Chain
  template(algorithm: Algorithm, declared: Readonly<Record<string, string>>): Template
}

export interface OpenKeys {
  /** @throws AppError CTX_10004 without a certificate; SGN_10015, SGN_10016, SGN_10017 */
  open(owner: Owner): Promise<OpenKey>
  drop(holder: Holder | null): void
  /** Drops expired keys. A timer calls it, because unused keys have no other trigger. */
  sweep(): void
}

interface Dependencies {
  certificates: Pick<Certificates, 'find'>
  wrappingKey: WrappingKey
  /** Trusted authorities; empty: any certificate is accepted. */
  authorities: readonly X509Certificate[]
  now: Clock
  limits: { max: number; idleMs: number; hardMs: number }
}

interface Opened {
  /** Another taxpayer with the same number needs the key opened again. */
  taxpayerId: string
  key: Promise<OpenKey>
  openedAt: number
}

/**
 * Opened keys, as native key objects. A key goes when it is replaced, idle or too old, or when too many are open.
 * Parallel signatures open a key once.
 */
export function openKeys(dependencies: Dependencies): OpenKeys {
  const { now, limits } = dependencies
  const cache = new LRUCache<string, Opened>({
    max: limits.max,
    ttl: limits.idleMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })

  const keep = (id: string, opened: Opened) => {
    const left = opened.openedAt + limits.hardMs - now().getTime()
    // A ttl of 0 means no limit.
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

/** Nearly all documents declare no namespace and share one template per algorithm. */
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
