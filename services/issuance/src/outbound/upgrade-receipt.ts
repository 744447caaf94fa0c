import type { mongo } from 'mongoose'
import type { LightReceipt } from '../ports.ts'
import { OLD_OUTBOX, type ReceiptRow, type UsageRow } from './collections.ts'

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

/**
 * Gives the credit notes of before the key of the document they modify, out of their own XML, so that they count in what
 * is left of it; may run twice. A document that names none has an empty key.
 */
export async function migrateCreditNotes(receipts: mongo.Collection<ReceiptRow>): Promise<void> {
  const [code, number] = [captured('codDocModificado', '[0-9]{2}'), captured('numDocModificado', '[0-9-]{17}')]
  const parts = ['$workspaceId', '|', '$mode', '|', '$ruc', '|', code, '|', number]
  await receipts.updateMany({ documentType: 'CREDIT_NOTE', modifiedKey: { $exists: false } }, [
    { $set: { modifiedKey: { $ifNull: [{ $concat: parts }, ''] } } },
  ])
}

/** Version 0.1 could give back the same quota twice; may run twice. */
export async function migrateUsage(usage: mongo.Collection<UsageRow>): Promise<void> {
  await usage.updateMany({ used: { $lt: 0 } }, { $set: { used: 0 } })
}

function captured(element: string, form: string) {
  const found = { $regexFind: { input: '$xml', regex: `<${element}>\\s*(${form})\\s*</${element}>` } }
  return { $first: { $ifNull: [{ $getField: { field: 'captures', input: found } }, [null]] } }
}

/** The outbox of a row of either version, in an update that the database computes. */
export const OUTBOX = { $ifNull: ['$outbox', `$${OLD_OUTBOX}`, []] }

/** A row as this version knows it. */
export function upgradeReceipt<Row extends LightReceipt>(row: Row & Pick<ReceiptRow, typeof OLD_OUTBOX>): Row {
  // Its type says otherwise, for every row that this version has written.
  const outbox: Row['outbox'] | undefined = row.outbox
  return outbox === undefined ? { ...row, outbox: row[OLD_OUTBOX] ?? [] } : row
}
