import type { Migration } from '@etax/durable-work'
import { keyNotes } from '../key-notes.ts'

/** The index `creditNotes` finds rows without a key. */
export const keyCreditNotes: Migration = {
  name: '0002-key-credit-notes',
  run: (db) => keyNotes(db, 'CREDIT_NOTE'),
}
