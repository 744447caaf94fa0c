import type { mongo } from 'mongoose'
import type { LightReceipt } from '../ports.ts'
import { OLD_OUTBOX, type ReceiptRow } from './collections.ts'

/**
 * Renames the outbox of rows that an older version wrote and that wait for something; may run twice. Rows that wait for
 * nothing, and those that a process of that version still writes, are upgraded when they are read.
 */
export async function migrateOutboxes(receipts: mongo.Collection<ReceiptRow>): Promise<void> {
  await receipts.updateMany({ 'due.at': { $exists: true }, [OLD_OUTBOX]: { $exists: true } }, [
    { $set: { outbox: OUTBOX } },
    { $unset: OLD_OUTBOX },
  ])
}

/** The outbox of a row of either version, in an update that the database computes. */
export const OUTBOX = { $ifNull: ['$outbox', `$${OLD_OUTBOX}`, []] }

/** A row as this version knows it. */
export function upgradeReceipt<Row extends LightReceipt>(row: Row & Pick<ReceiptRow, typeof OLD_OUTBOX>): Row {
  // Its type says otherwise, for every row that this version has written.
  const outbox: Row['outbox'] | undefined = row.outbox
  return outbox === undefined ? { ...row, outbox: row[OLD_OUTBOX] ?? [] } : row
}
