import type { Migration } from '@etax/durable-work'
import { keyNotes } from '../key-notes.ts'

/** So that they count in what is left of the invoice. The index `creditNotes` finds those without a key. */
export const keyCreditNotes: Migration = {
  name: '0002-key-credit-notes',
  run: (db) => keyNotes(db, 'CREDIT_NOTE'),
}
