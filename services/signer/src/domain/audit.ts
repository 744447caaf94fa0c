import { createHash } from 'node:crypto'

/** What happened, as it is kept for ever. No document, no key, no name of a person. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  at: string
  action: 'signed' | 'refused' | 'certificate-stored' | 'password-set' | 'forgotten'
  workspaceId: string
  ruc: string
  /** Of the document; empty where the action concerns none. */
  accessKey: string
  /** SHA-256 of the certificate; empty where there is none. */
  certificate: string
  /** SHA-256 of the signature's value for `signed`, the error code for `refused`. */
  detail: string
}

/** A head of another chain that was seen when this one began: what came before it cannot be cut off unnoticed. */
export interface Anchor {
  chain: string
  number: number
  hash: string
}

/** A batch of entries, sealed: its hash covers the entries and the hash of the batch before. */
export interface Batch {
  chain: string
  number: number
  previous: string
  sealedAt: string
  anchors: Anchor[]
  entries: AuditEntry[]
  hash: string
}

/** A chain begins with the heads of those before it. */
export function beginChain(chain: string, anchors: Anchor[], now: Date): Batch {
  return sealed({ chain, number: 0, previous: '', sealedAt: now.toISOString(), anchors, entries: [] })
}

export function nextBatch({ chain, number, hash }: Batch, entries: AuditEntry[], now: Date): Batch {
  return sealed({ chain, number: number + 1, previous: hash, sealedAt: now.toISOString(), anchors: [], entries })
}

/** The position in a chain while it is read: what the next batch must continue. */
export type Position = Pick<Batch, 'number' | 'hash'>

/**
 * What is wrong with a batch, or null: it was changed, or one before it was removed, added or moved.
 * @param before the batch read before it in the chain; null for the first
 */
export function problemOf(batch: Batch, before: Position | null): string | null {
  const expected = before === null ? 0 : before.number + 1
  if (batch.number !== expected) return `batch ${expected} is missing`
  if (batch.previous !== (before?.hash ?? '')) return 'it does not continue the batch before'
  return sealed(batch).hash === batch.hash ? null : 'its content was changed'
}

function sealed({ chain, number, previous, sealedAt, anchors, entries }: Omit<Batch, 'hash'>): Batch {
  const content = JSON.stringify([
    chain,
    number,
    previous,
    sealedAt,
    anchors.map((anchor) => [anchor.chain, anchor.number, anchor.hash]),
    entries.map((e) => [e.at, e.action, e.workspaceId, e.ruc, e.accessKey, e.certificate, e.detail]),
  ])
  const hash = createHash('sha256').update(content).digest('hex')
  return { chain, number, previous, sealedAt, anchors, entries, hash }
}
