import { dropIndexes, type Migration } from '@etax/durable-work'

/** Version 0.1 had rejected receipts in the unique index of keys; a later version searched names by prefix. */
export const dropFormerIndexes: Migration = {
  name: '0004-drop-former-indexes',
  run: (db) => dropIndexes(db.collection('receipts'), ['accessKey', 'returned', 'invoiceNumber', 'customer name']),
}
