import { dropIndexes, type Migration } from '@etax/durable-work'

/**
 * Those of version 0.1: among the rows with a unique key it counted the rejected ones, too; and numbers of invoices alone
 * were looked up.
 */
export const dropFormerIndexes: Migration = {
  name: '0004-drop-former-indexes',
  run: (db) => dropIndexes(db.collection('receipts'), ['accessKey', 'returned', 'invoiceNumber']),
}
