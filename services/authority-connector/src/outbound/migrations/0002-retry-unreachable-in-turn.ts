import { dropIndexes, type Migration } from '@etax/durable-work'

/** Unreachable rows were retried by the age of their outcome: the oldest came first, however often it failed. */
export const retryUnreachableInTurn: Migration = {
  name: '0002-retry-unreachable-in-turn',
  run: (db) => dropIndexes(db.collection('conversations'), ['unreachable']),
}
