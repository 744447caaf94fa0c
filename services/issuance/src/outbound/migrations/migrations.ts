import type { Migration } from '@etax/durable-work'
import { renameOutboxes } from './0001-rename-outboxes.ts'
import { keyCreditNotes } from './0002-key-credit-notes.ts'
import { raiseUsage } from './0003-raise-usage.ts'
import { dropFormerIndexes } from './0004-drop-former-indexes.ts'
import { keyDebitNotes } from './0005-key-debit-notes.ts'
import { raiseSeries } from './0006-raise-series.ts'
import { keyWithholdings } from './0007-key-withholdings.ts'

export const migrations: readonly Migration[] = [
  renameOutboxes,
  keyCreditNotes,
  raiseUsage,
  dropFormerIndexes,
  keyDebitNotes,
  raiseSeries,
  keyWithholdings,
]
