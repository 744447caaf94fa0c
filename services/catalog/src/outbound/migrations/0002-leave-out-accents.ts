import type { Migration } from '@etax/durable-work'
import { collectionsOf } from '@etax/runtime'
import type { mongo } from 'mongoose'
import { resources } from '../../resources/resources.ts'
import { schemas } from '../collections.ts'
import { type StoredRow, searchField } from '../mongo-rows.ts'
import { endings, WITH_ACCENTS } from '../search-index.ts'

const BATCH = 500

/** Removes accents from older search endings. Until then, searches look for both forms. */
export const leaveOutAccents: Migration = {
  name: '0002-leave-out-accents',
  inBackground: true,
  async run(db, stopping) {
    const collections = collectionsOf(db, schemas)
    for (const { path, searched = [] } of Object.values(resources)) {
      const rows = collections[path] as mongo.Collection<StoredRow>
      for (const name of searched) await upgradeField(rows, name, stopping)
    }
  },
}

async function upgradeField(rows: mongo.Collection<StoredRow>, name: string, stopping: AbortSignal): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    stopping.throwIfAborted()
    after = await upgradeBatch(rows, name, after)
  }
}

async function upgradeBatch(
  rows: mongo.Collection<StoredRow>,
  name: string,
  after: string,
): Promise<string | undefined> {
  const old = await rows
    .find({ _id: { $gt: after }, [searchField(name)]: { $regex: WITH_ACCENTS } }, { projection: { [name]: 1 } })
    .sort({ _id: 1 })
    .limit(BATCH)
    .toArray()
  // Skips records whose text has changed meanwhile: that write has new endings.
  const updates = old.map(({ _id, [name]: text }) => ({
    updateOne: { filter: { _id, [name]: text }, update: { $set: { [searchField(name)]: endings(String(text)) } } },
  }))
  if (updates.length > 0) await rows.bulkWrite(updates, { ordered: false })
  return old.at(-1)?._id
}
