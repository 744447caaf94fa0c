import type { mongo } from 'mongoose'

const NO_INDEX = 27
const NO_COLLECTION = 26

/**
 * Drops indexes that no version needs any longer; those that are not there are no fault. For migrations: the index that takes
 * the place of a dropped one is declared under another name, and is there before any migration runs.
 */
export async function dropIndexes(collection: mongo.Collection, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await collection.dropIndex(name).catch((error: { code?: unknown }) => {
      if (error.code !== NO_INDEX && error.code !== NO_COLLECTION) throw error
    })
  }
}
