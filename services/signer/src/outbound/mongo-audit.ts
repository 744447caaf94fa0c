import type { Mongo } from '@etax/runtime'
import type { Anchor, Batch } from '../domain/audit.ts'
import type { AuditStore } from '../ports.ts'

type Row = Batch & { _id: string }

const beginnings = { number: 0 }

/** Sealed batches; only ever inserted. */
export function mongoAudit({ db }: Pick<Mongo, 'db'>): AuditStore & { migrate(): Promise<void> } {
  const rows = db.collection<Row>('audit')
  return {
    async insert(batch: Batch): Promise<void> {
      await rows.insertOne({ _id: `${batch.chain}/${batch.number}`, ...batch })
    },

    /** The last batches of the hundred chains begun last. */
    async heads(): Promise<Anchor[]> {
      const recent = await rows
        .find(beginnings, { projection: { chain: 1 } })
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
      const first = await rows.find(beginnings, { projection: { anchors: 1 } }).toArray()
      const anchors = first.flatMap((row) => row.anchors)
      return { chains: [...new Set([...chains, ...anchors.map(({ chain }) => chain)])], anchors }
    },

    /** A chain's batches in order. */
    batches(chain: string): AsyncIterable<Batch> {
      return rows.find({ chain }, { projection: { _id: 0 } }).sort({ number: 1 })
    },

    async migrate(): Promise<void> {
      await rows.createIndexes([
        { key: { chain: 1, number: -1 }, unique: true },
        { key: { sealedAt: -1 }, partialFilterExpression: beginnings },
      ])
    },
  }
}
