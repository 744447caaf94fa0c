export type { Claimed, ClaimOptions } from './claim.ts'
export type { ClaimLimit, TurnOptions } from './claim-in-turns.ts'
export { dropIndexes } from './drop-indexes.ts'

export {
  DUE_INDEX,
  type Due,
  type DueRow,
  dueIn,
  type Leased,
  type NextDue,
  NO_LEASE,
  newLease,
  rankedDueIndex,
} from './due.ts'
export { duplicateIndex, type Inserted, insertNew, type NewRow } from './insert-new.ts'
export { keepStoring } from './keep-storing.ts'
export { type Held, type LeasedRows, type LeaseOptions, leasedRows } from './leased-rows.ts'
export { MIGRATIONS, type MigrateOptions, type Migration, type MigrationRow, migrate } from './migrate.ts'
export { type PollOptions, pollLoop } from './poll-loop.ts'
export type { Change } from './save-changes.ts'
export { type Wakeups, wakeups } from './wakeups.ts'
