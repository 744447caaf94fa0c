import type { LightReceipt } from '../ports.ts'
import { OLD_OUTBOX, type ReceiptRow } from './collections.ts'

export const OUTBOX = { $ifNull: ['$outbox', `$${OLD_OUTBOX}`, []] }

export function upgradeReceipt<Row extends LightReceipt>(row: Row & Pick<ReceiptRow, typeof OLD_OUTBOX>): Row {
  const outbox: Row['outbox'] | undefined = row.outbox
  return outbox === undefined ? { ...row, outbox: row[OLD_OUTBOX] ?? [] } : row
}
