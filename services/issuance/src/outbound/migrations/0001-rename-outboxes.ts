import type { Migration } from '@etax/durable-work'
import { OLD_OUTBOX } from '../collections.ts'
import { OUTBOX } from '../upgrade-receipt.ts'

/** Other rows, and those of a process still on the older version, are upgraded on read. */
export const renameOutboxes: Migration = {
  name: '0001-rename-outboxes',
  async run(db) {
    const waiting = { 'due.at': { $exists: true }, [OLD_OUTBOX]: { $exists: true } }
    await db.collection('receipts').updateMany(waiting, [{ $set: { outbox: OUTBOX } }, { $unset: OLD_OUTBOX }])
  },
}
