import type { mongo } from 'mongoose'

const NO_INDEX = 27
const NO_COLLECTION = 26

/**
 * Drops indexes that no version needs; missing ones are ignored. For migrations: the new index has another name, and
 * exists before any migration.
 */
export async function dropIndexes(collection: mongo.Collection, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await collection.dropIndex(name).catch((error: { code?: unknown }) => {
      if (error.code !== NO_INDEX && error.code !== NO_COLLECTION) throw error
    })
  }
}
