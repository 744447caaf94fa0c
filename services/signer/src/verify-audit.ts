import { signerErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { type Anchor, auditKeyContext, type Batch, type Position, problemOf } from './domain/audit.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { AuditStore } from './ports.ts'

interface Dependencies {
  store: Pick<AuditStore, 'survey' | 'batches'>
  wrappingKey: Pick<WrappingKey, 'unwrap'>
}

export interface AuditReport {
  chains: number
  /** Chains of version 1, which later chains must vouch for. */
  unkeyed: number
  entries: number
  published: number
  /** The checks that need published heads; null with them. */
  notSeen: string | null
  findings: string[]
  /** The end of each chain: stored elsewhere, it reveals a later cut. */
  heads: Anchor[]
}

/**
 * Recomputes every chain and compares it with heads in later chains and published heads. Anyone can write a chain
 * without key, so that it counts only as far as a chain with a key confirms it.
 * @throws AppError SGN_10016 while the wrapping key is unavailable
 */
export const verifyAudit =
  ({ store, wrappingKey }: Dependencies) =>
  async (published: readonly Anchor[] = []): Promise<AuditReport> => {
    const { chains, anchors } = await store.survey()
    const named = [...new Set([...chains, ...published.map(({ chain }) => chain)])]
    const followed: Followed[] = []
    for (const chain of named) {
      const of = <A extends Anchor>(all: readonly A[]) => all.filter((one) => one.chain === chain)
      const claims = [
        ...of(anchors).map((anchor) => ({ ...anchor, by: 'a later chain saw another one' })),
        ...of(published).map((head) => ({ ...head, by: 'another one was published' })),
      ]
      followed.push(await followChain(chain, store.batches(chain), claims, wrappingKey))
    }
    const heads = followed.flatMap(({ chain, head }) => (head === null ? [] : [{ chain, ...onlyPosition(head) }]))
    return {
      chains: named.length,
      unkeyed: followed.filter(({ head }) => head?.version === 1).length,
      entries: followed.reduce((sum, { entries }) => sum + entries, 0),
      published: published.length,
      notSeen: published.length === 0 ? NOT_SEEN : null,
      findings: [...followed.flatMap(({ findings }) => findings), ...unvouched(followed)],
      heads,
    }
  }

const NOT_SEEN =
  'Without published heads (--heads FILE: an earlier answer, AUDIT_HEADS_FILE or a log of the signer) it does not ' +
  'show when the end of the newest chain, or every chain, was removed by who may write to the database.'

interface Followed {
  chain: string
  entries: number
  findings: string[]
  head: Position | null
  anchors: readonly Anchor[]
  /** Numbers and hashes of its batches that later chains name correctly. */
  confirmed: Set<string>
}

interface Claim extends Anchor {
  by: string
}

async function followChain(
  chain: string,
  batches: AsyncIterable<Batch>,
  claims: readonly Claim[],
  wrappingKey: Dependencies['wrappingKey'],
): Promise<Followed> {
  const unmatched = new Map(claims.map((claim) => [positionOf(claim), claim]))
  const followed: Followed = { chain, entries: 0, findings: [], head: null, anchors: [], confirmed: new Set() }
  let secret: Buffer | null = null
  for await (const batch of batches) {
    if (batch.key !== null) secret = await openKey(chain, batch.key, wrappingKey)
    const problem: string | null = problemOf(batch, followed.head, secret)
    if (problem !== null) followed.findings.push(`${chain} batch ${batch.number}: ${problem}`)
    if (batch.number === 0 && problem === null) followed.anchors = batch.anchors
    if (unmatched.delete(positionOf(batch))) followed.confirmed.add(positionOf(batch))
    followed.entries += batch.entries.length
    followed.head = batch
  }
  for (const { number, by } of unmatched.values()) followed.findings.push(`${chain} batch ${number}: ${by}`)
  return followed
}

const positionOf = ({ number, hash }: Pick<Anchor, 'number' | 'hash'>): string => `${number} ${hash}`

const onlyPosition = ({ number, hash }: Position) => ({ number, hash })

/** Null if the key is not wrapped for this chain: that becomes a finding. */
async function openKey(
  chain: string,
  { keyId, wrapped }: NonNullable<Batch['key']>,
  wrappingKey: Dependencies['wrappingKey'],
): Promise<Buffer | null> {
  try {
    return await wrappingKey.unwrap(keyId, wrapped, auditKeyContext(chain))
  } catch (error) {
    if (AppError.is(error) && error.code === signerErrors.materialUnreadable.code) return null
    throw error
  }
}

/**
 * Batches without a key beyond the last head that a chain with a key confirms, directly or through others: they may be
 * forged, or replace a chain with a key.
 */
function unvouched(followed: readonly Followed[]): string[] {
  const byName = new Map(followed.map((one) => [one.chain, one]))
  const vouchedTo = new Map<string, number>()
  const pending = followed.filter(({ head, findings }) => head?.version === 2 && findings.length === 0)
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const anchor of next.anchors) {
      const chain = byName.get(anchor.chain)
      if (chain?.head?.version !== 1 || !chain.confirmed.has(positionOf(anchor))) continue
      const before = vouchedTo.get(anchor.chain)
      vouchedTo.set(anchor.chain, Math.max(before ?? 0, anchor.number))
      if (before === undefined) pending.push(chain)
    }
  }
  return followed.flatMap(({ chain, head }) => {
    const to = vouchedTo.get(chain) ?? -1
    if (head?.version !== 1 || to >= head.number) return []
    return [`${chain} batch ${to + 1}: it has no key, and no chain with one has seen it`]
  })
}
