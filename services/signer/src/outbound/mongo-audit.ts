import type { mongo } from 'mongoose'
import type { Anchor, Batch } from '../domain/audit.ts'
import type { AuditStore } from '../ports.ts'
import { type AuditRow, FIRST_BATCH } from './collections.ts'

/** Sealed batches; only ever inserted. */
export function mongoAudit(rows: mongo.Collection<AuditRow>): AuditStore {
  return {
    async insert(batch: Batch): Promise<void> {
      await rows.insertOne({ _id: `${batch.chain}/${batch.number}`, ...batch })
    },

    /** The last batches of the hundred chains begun last. */
    async heads(): Promise<Anchor[]> {
      const recent = await rows
        .find(FIRST_BATCH, { projection: { chain: 1 } })
        .sort({ sealedAt: -1 })
        .limit(100)
        .toArray()
      return rows
        .aggregate<Anchor>([
          { $match: { chain: { $in: recent.map(({ chain }) => chain) } } },
          { $sort: { chain: 1, number: -1 } },
          { $group: { _id: '$chain', number: { $first: '$number' }, hash: { $first: '$hash' } } },
          { $project: { _id: 0, chain: '$_id', number: 1, hash: 1 } },
        ])
        .toArray()
    },

    /** Every chain, and every head that a later chain saw. */
    async survey(): Promise<{ chains: string[]; anchors: Anchor[] }> {
      const chains: string[] = await rows.distinct('chain')
      const first = await rows.find(FIRST_BATCH, { projection: { anchors: 1 } }).toArray()
      const anchors = first.flatMap((row) => row.anchors)
      return { chains: [...new Set([...chains, ...anchors.map(({ chain }) => chain)])], anchors }
    },

    /** A chain's batches in order. */
    batches(chain: string): AsyncIterable<Batch> {
      return rows.find({ chain }, { projection: { _id: 0 } }).sort({ number: 1 })
    },
  }
}
