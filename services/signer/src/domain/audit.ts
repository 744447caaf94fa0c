import { createHash, createHmac } from 'node:crypto'

/** Stored forever: no document, no key, no name of a person. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  at: string
  action: 'signed' | 'refused' | 'certificate-stored' | 'password-set' | 'forgotten' | 'vouched' | 'vouching-withdrawn'
  workspaceId: string
  ruc: string
  accessKey: string
  certificate: string
  /** SHA-256 of the signature's value for `signed`, the error code for `refused`. */
  detail: string
  /** Common name of the caller's certificate; empty for none. Absent in version 1. */
  caller: string
}

/** The head of an older chain at the start of this one: a later cut of that chain shows. */
export interface Anchor {
  chain: string
  number: number
  hash: string
}

/** Only the holder of the wrapping key can seal or verify with it. */
export interface WrappedAuditKey {
  keyId: string
  wrapped: Buffer
}

/** The hash covers the entries and the previous hash. */
export interface Batch {
  /** 1: the hash is a SHA-256 without key; 2: an HMAC under the chain's key. */
  version: 1 | 2
  chain: string
  number: number
  previous: string
  sealedAt: string
  anchors: Anchor[]
  entries: AuditEntry[]
  /** The first batch of version 2 has it. The hash excludes it, because a new wrapping key changes it. */
  key: WrappedAuditKey | null
  hash: string
}

export interface Chain {
  name: string
  secret: Buffer
  key: WrappedAuditKey
}

/** Binds a key to its chain: it does not open for another. */
export function auditKeyContext(chain: string): Buffer {
  return Buffer.from(JSON.stringify(['audit', chain]))
}

export function beginChain({ name, secret, key }: Chain, anchors: Anchor[], now: Date): Batch {
  const first = { version: 2 as const, chain: name, number: 0, previous: '', anchors, entries: [], key }
  return sealed({ ...first, sealedAt: now.toISOString() }, secret)
}

export function nextBatch({ chain, number, hash }: Batch, entries: AuditEntry[], secret: Buffer, now: Date): Batch {
  const next = { version: 2 as const, chain, number: number + 1, previous: hash, anchors: [], entries, key: null }
  return sealed({ ...next, sealedAt: now.toISOString() }, secret)
}

export type Position = Pick<Batch, 'number' | 'hash' | 'version'>

/**
 * Reports a changed batch, or a removed, added or moved one before it.
 * @param before null for the first batch
 * @param secret null for version 1
 */
export function problemOf(batch: Batch, before: Position | null, secret: Buffer | null): string | null {
  const expected = before === null ? 0 : before.number + 1
  if (batch.number !== expected) return `batch ${expected} is missing`
  if (batch.previous !== (before?.hash ?? '')) return 'it does not continue the batch before'
  if (before !== null && batch.version !== before.version) return 'it is of another version than the batch before'
  if (batch.version === 2 && secret === null) return 'the key of its chain is missing or does not open'
  return sealed(batch, secret).hash === batch.hash ? null : 'its content was changed'
}

function sealed(batch: Omit<Batch, 'hash'>, secret: Buffer | null): Batch {
  const { version, chain, number, previous, sealedAt, anchors, entries } = batch
  const content = [
    chain,
    number,
    previous,
    sealedAt,
    anchors.map((anchor) => [anchor.chain, anchor.number, anchor.hash]),
    entries.map((e) => [
      ...[e.at, e.action, e.workspaceId, e.ruc, e.accessKey, e.certificate, e.detail],
      ...(version === 1 ? [] : [e.caller]),
    ]),
  ]
  const hash =
    version === 1 || secret === null
      ? createHash('sha256').update(JSON.stringify(content))
      : createHmac('sha256', secret).update(JSON.stringify([version, ...content]))
  return { ...batch, hash: hash.digest('hex') }
}
