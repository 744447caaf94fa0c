import { dropIndexes, type Migration } from '@etax/durable-work'

/**
 * Version 0.1 counted the rejected ones among the rows with a unique key, too, and looked up numbers of invoices alone;
 * later names were found by their beginning.
 */
export const dropFormerIndexes: Migration = {
  name: '0004-drop-former-indexes',
  run: (db) => dropIndexes(db.collection('receipts'), ['accessKey', 'returned', 'invoiceNumber', 'customer name']),
}
