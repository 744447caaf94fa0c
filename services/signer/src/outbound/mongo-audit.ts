import type { mongo } from 'mongoose'
import type { Anchor, Batch, WrappedAuditKey } from '../domain/audit.ts'
import type { AuditStore } from '../ports.ts'
import { type AuditRow, FIRST_BATCH } from './collections.ts'

/** Only inserts, except new wrappings of a chain's key. */
export function mongoAudit(rows: mongo.Collection<AuditRow>): AuditStore {
  return {
    async insert(batch: Batch): Promise<void> {
      await rows.insertOne(toRow(batch))
    },

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

    async survey(): Promise<{ chains: string[]; anchors: Anchor[] }> {
      const chains: string[] = await rows.distinct('chain')
      const first = await rows.find(FIRST_BATCH, { projection: { anchors: 1 } }).toArray()
      const anchors = first.flatMap((row) => row.anchors)
      return { chains: [...new Set([...chains, ...anchors.map(({ chain }) => chain)])], anchors }
    },

    async *batches(chain: string): AsyncGenerator<Batch> {
      for await (const row of rows.find({ chain }, AS_BUFFERS).sort({ number: 1 })) yield fromRow(row)
    },

    async *keysWrappedByOthers(keyId: string): AsyncGenerator<{ chain: string; key: WrappedAuditKey }> {
      const others = { ...FIRST_BATCH, 'key.keyId': { $exists: true, $ne: keyId } }
      for await (const { chain, key } of rows.find(others, AS_BUFFERS)) if (key !== undefined) yield { chain, key }
    },

    async putRewrappedKey(chain: string, before: WrappedAuditKey, key: WrappedAuditKey): Promise<void> {
      await rows.updateOne({ _id: `${chain}/0`, 'key.keyId': before.keyId }, { $set: { key } })
    },
  }
}

const AS_BUFFERS = { promoteBuffers: true }

function toRow({ version, key, ...batch }: Batch): AuditRow {
  return {
    _id: `${batch.chain}/${batch.number}`,
    ...(version === 1 ? {} : { version }),
    ...batch,
    ...(key === null ? {} : { key }),
  }
}

function fromRow({ _id, version, key, ...batch }: AuditRow): Batch {
  return { version: version === undefined ? 1 : version, ...batch, key: key ?? null }
}
