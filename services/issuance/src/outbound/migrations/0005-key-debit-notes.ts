import type { Migration } from '@etax/durable-work'
import { keyNotes } from '../key-notes.ts'

/** So that they are listed with the invoice. The index `debitNotes` finds those without a key. */
export const keyDebitNotes: Migration = {
  name: '0005-key-debit-notes',
  run: (db) => keyNotes(db, 'DEBIT_NOTE'),
}
