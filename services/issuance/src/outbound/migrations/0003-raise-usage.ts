import type { Migration } from '@etax/durable-work'

/** Version 0.1 could return the same quota twice. */
export const raiseUsage: Migration = {
  name: '0003-raise-usage',
  async run(db) {
    await db.collection('usage').updateMany({ used: { $lt: 0 } }, { $set: { used: 0 } })
  },
}
