import { createHash, createHmac } from 'node:crypto'

/** What happened, as it is kept for ever. No document, no key, no name of a person. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  at: string
  action: 'signed' | 'refused' | 'certificate-stored' | 'password-set' | 'forgotten' | 'vouched' | 'vouching-withdrawn'
  workspaceId: string
  ruc: string
  /** Of the document; empty where the action concerns none. */
  accessKey: string
  /** SHA-256 of the certificate; empty where there is none. */
  certificate: string
  /** SHA-256 of the signature's value for `signed`, the error code for `refused`. */
  detail: string
  /** Common name of the caller's certificate; empty where it showed none. Not in entries of version 1. */
  caller: string
}

/** A head of another chain that was seen when this one began: what came before it cannot be cut off unnoticed. */
export interface Anchor {
  chain: string
  number: number
  hash: string
}

/** The key of a chain, as it is stored: only who may use the wrapping key can seal or verify with it. */
export interface WrappedAuditKey {
  keyId: string
  wrapped: Buffer
}

/** A batch of entries, sealed: its hash covers the entries and the hash of the batch before. */
export interface Batch {
  /** 1: the hash is a SHA-256 that anybody can compute; 2: an HMAC under the chain's key. */
  version: 1 | 2
  chain: string
  number: number
  previous: string
  sealedAt: string
  anchors: Anchor[]
  entries: AuditEntry[]
  /** In the first batch of a chain of version 2; wrapped anew when the wrapping key changes, so not under the hash. */
  key: WrappedAuditKey | null
  hash: string
}

/** A chain that is being written. */
export interface Chain {
  name: string
  secret: Buffer
  key: WrappedAuditKey
}

/** What the key of a chain is bound to: put under another chain it does not open. */
export function auditKeyContext(chain: string): Buffer {
  return Buffer.from(JSON.stringify(['audit', chain]))
}

/** A chain begins with the heads of those before it. */
export function beginChain({ name, secret, key }: Chain, anchors: Anchor[], now: Date): Batch {
  const first = { version: 2 as const, chain: name, number: 0, previous: '', anchors, entries: [], key }
  return sealed({ ...first, sealedAt: now.toISOString() }, secret)
}

export function nextBatch({ chain, number, hash }: Batch, entries: AuditEntry[], secret: Buffer, now: Date): Batch {
  const next = { version: 2 as const, chain, number: number + 1, previous: hash, anchors: [], entries, key: null }
  return sealed({ ...next, sealedAt: now.toISOString() }, secret)
}

/** The position in a chain while it is read: what the next batch must continue. */
export type Position = Pick<Batch, 'number' | 'hash' | 'version'>

/**
 * What is wrong with a batch, or null: it was changed, or one before it was removed, added or moved.
 * @param before the batch read before it in the chain; null for the first
 * @param secret the chain's key; null for a chain of version 1
 */
export function problemOf(batch: Batch, before: Position | null, secret: Buffer | null): string | null {
  const expected = before === null ? 0 : before.number + 1
  if (batch.number !== expected) return `batch ${expected} is missing`
  if (batch.previous !== (before?.hash ?? '')) return 'it does not continue the batch before'
  if (before !== null && batch.version !== before.version) return 'it is of another version than the batch before'
  if (batch.version === 2 && secret === null) return 'the key of its chain is missing or does not open'
  return sealed(batch, secret).hash === batch.hash ? null : 'its content was changed'
}

/** @param secret null for version 1, which has none */
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
