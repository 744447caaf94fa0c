import { createPrivateKey } from 'node:crypto'
import { readCertificate } from './domain/certificate.ts'
import { type Binding, unseal } from './domain/envelope.ts'
import { refusal } from './domain/errors.ts'
import type { StoredCertificate } from './domain/stored-certificate.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import { type Algorithm, type SigningKey, signatureTemplate, type Template } from './domain/xades.ts'

/** A certificate ready to sign with, and how its signatures begin and end. */
export interface OpenKey extends SigningKey {
  /** @param declared namespaces the document's root declares */
  template(algorithm: Algorithm, declared: Readonly<Record<string, string>>): Template
}

export interface OpenKeys {
  /** @throws AppError SGN_10001, SGN_10015, SGN_10016 */
  open(workspaceId: string, ruc: string): Promise<OpenKey>
  /** Forgets an opened key, or all of them. */
  drop(key: { workspaceId: string; ruc: string } | null): void
  /** Forgets what is past its limits; to be called now and then, so that nothing stays because nobody asks. */
  sweep(): void
}

interface Needs {
  certificates: { find(workspaceId: string, ruc: string): Promise<StoredCertificate | null> }
  wrappingKey: WrappingKey
  now: () => Date
  limits: { most: number; idleMs: number; hardMs: number }
}

interface Kept {
  key: Promise<OpenKey>
  openedAt: number
  usedAt: number
}

/**
 * Opened keys, as native key objects, for a while: dropped when replaced, when idle, at a hard age, and beyond a
 * number (the one unused longest goes). Concurrent signatures of a cold key open it once.
 */
export function openKeys({ certificates, wrappingKey, now, limits }: Needs): OpenKeys {
  const kept = new Map<string, Kept>()

  const load = async (workspaceId: string, ruc: string): Promise<OpenKey> => {
    const stored = await certificates.find(workspaceId, ruc)
    if (stored?.certificate == null) throw refusal('certificateMissing')
    const { der, fileId, privateKey } = stored.certificate
    const pkcs8 = await unseal(
      privateKey,
      { workspaceId, ruc, purpose: 'key', version: fileId } as Binding,
      wrappingKey,
    )
    const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
    pkcs8.fill(0)
    return openKey({ certificate: readCertificate(der), privateKey: key })
  }

  const isStale = ({ openedAt, usedAt }: Kept, at: number): boolean =>
    at - usedAt > limits.idleMs || at - openedAt > limits.hardMs

  return {
    open(workspaceId, ruc) {
      const id = idOf(workspaceId, ruc)
      const at = now().getTime()
      const found = kept.get(id)
      if (found !== undefined && !isStale(found, at)) {
        found.usedAt = at
        kept.delete(id)
        kept.set(id, found)
        return found.key
      }
      const key = load(workspaceId, ruc)
      const entry = { key, openedAt: at, usedAt: at }
      kept.set(id, entry)
      if (kept.size > limits.most) kept.delete(kept.keys().next().value as string)
      key.catch(() => {
        if (kept.get(id) === entry) kept.delete(id)
      })
      return key
    },
    drop(key) {
      if (key === null) kept.clear()
      else kept.delete(idOf(key.workspaceId, key.ruc))
    },
    sweep() {
      const at = now().getTime()
      for (const [id, entry] of kept) if (isStale(entry, at)) kept.delete(id)
    },
  }
}

/** A key with its templates: documents whose root declares no namespace, nearly all, share one per algorithm. */
export function openKey(key: SigningKey): OpenKey {
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

const idOf = (workspaceId: string, ruc: string): string => `${workspaceId}/${ruc}`
