import type { Migration } from '@etax/durable-work'
import { keyNotes } from '../key-notes.ts'

/** The index `debitNotes` finds rows without a key. */
export const keyDebitNotes: Migration = {
  name: '0005-key-debit-notes',
  run: (db) => keyNotes(db, 'DEBIT_NOTE'),
}
