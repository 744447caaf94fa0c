import { type Anchor, type Batch, type Position, problemOf } from './domain/audit.ts'
import type { AuditStore } from './ports.ts'

interface Dependencies {
  store: Pick<AuditStore, 'survey' | 'batches'>
}

export interface AuditReport {
  chains: number
  entries: number
  /** What is wrong, one line each. */
  findings: string[]
  /** Where each chain ends: kept elsewhere, they show later whether the end was cut off. */
  heads: Anchor[]
}

/** Recomputes every chain of the audit and compares it with what later chains saw of it. */
export const verifyAudit =
  ({ store }: Dependencies) =>
  async (): Promise<AuditReport> => {
    const { chains, anchors } = await store.survey()
    const report: AuditReport = { chains: chains.length, entries: 0, findings: [], heads: [] }
    for (const chain of chains) {
      const seen = anchors.filter((anchor) => anchor.chain === chain)
      await followChain(chain, store.batches(chain), seen, report)
    }
    return report
  }

async function followChain(
  chain: string,
  batches: AsyncIterable<Batch>,
  seen: Anchor[],
  report: AuditReport,
): Promise<void> {
  const unmatched = new Map(seen.map(({ number, hash }) => [`${number} ${hash}`, number]))
  let position: Position | null = null
  for await (const batch of batches) {
    const problem: string | null = problemOf(batch, position)
    if (problem !== null) report.findings.push(`${chain} batch ${batch.number}: ${problem}`)
    unmatched.delete(`${batch.number} ${batch.hash}`)
    report.entries += batch.entries.length
    position = batch
  }
  for (const number of unmatched.values())
    report.findings.push(`${chain} batch ${number}: a later chain saw another one`)
  if (position !== null) report.heads.push({ chain, number: position.number, hash: position.hash })
}
