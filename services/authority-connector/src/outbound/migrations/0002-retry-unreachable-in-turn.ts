import { dropIndexes, type Migration } from '@etax/durable-work'

/** Drops the former index by age of the outcome: the oldest row always came first. */
export const retryUnreachableInTurn: Migration = {
  name: '0002-retry-unreachable-in-turn',
  run: (db) => dropIndexes(db.collection('conversations'), ['unreachable']),
}
