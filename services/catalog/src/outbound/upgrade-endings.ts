import type { mongo } from 'mongoose'
import { resources } from '../resources/resources.ts'
import type { CatalogCollections } from './collections.ts'
import { type StoredRow, searchField } from './mongo-rows.ts'
import { endings, WITH_ACCENTS } from './search-index.ts'

const BATCH = 500

/**
 * Leaves out the accents of endings that an older version wrote, or still writes beside this one: a batch for each call,
 * which answers whether there is more. May run any number of times, in several processes too.
 */
export function upgradeEndings(collections: CatalogCollections): () => Promise<boolean> {
  const searched = Object.values(resources).flatMap(({ path, searched: names = [] }) =>
    names.map((name) => ({ rows: collections[path] as mongo.Collection<StoredRow>, name })),
  )
  let [at, after] = [0, '']
  return async () => {
    const field = searched[at]
    const last = field && (await upgradeBatch(field.rows, field.name, after))
    if (last === undefined) at = at + 1 < searched.length ? at + 1 : 0
    after = last ?? ''
    return last !== undefined || at > 0
  }
}

/** In the order of the ids; the last one, or undefined where none is left. */
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
  // A record whose text was changed meanwhile is left to whoever changed it.
  const updates = old.map(({ _id, [name]: text }) => ({
    updateOne: { filter: { _id, [name]: text }, update: { $set: { [searchField(name)]: endings(String(text)) } } },
  }))
  if (updates.length > 0) await rows.bulkWrite(updates, { ordered: false })
  return old.at(-1)?._id
}
