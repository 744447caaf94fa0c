import type { Migration } from '@etax/durable-work'
import { OLD_OUTBOX } from '../collections.ts'
import { OUTBOX } from '../upgrade-receipt.ts'

/**
 * Renames the outbox of rows that an older version wrote and that wait for something. Rows that wait for nothing, and those
 * that a process of that version still writes, are upgraded when they are read.
 */
export const renameOutboxes: Migration = {
  name: '0001-rename-outboxes',
  async run(db) {
    const waiting = { 'due.at': { $exists: true }, [OLD_OUTBOX]: { $exists: true } }
    await db.collection('receipts').updateMany(waiting, [{ $set: { outbox: OUTBOX } }, { $unset: OLD_OUTBOX }])
  },
}
