import type { LightReceipt } from '../ports.ts'
import { OLD_OUTBOX, type ReceiptRow } from './collections.ts'

/** The outbox of a row of either version, in an update that the database computes. */
export const OUTBOX = { $ifNull: ['$outbox', `$${OLD_OUTBOX}`, []] }

/** A row as this version knows it. */
export function upgradeReceipt<Row extends LightReceipt>(row: Row & Pick<ReceiptRow, typeof OLD_OUTBOX>): Row {
  // Its type says otherwise, for every row that this version has written.
  const outbox: Row['outbox'] | undefined = row.outbox
  return outbox === undefined ? { ...row, outbox: row[OLD_OUTBOX] ?? [] } : row
}
