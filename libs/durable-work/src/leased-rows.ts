import { type BatchOptions, batched, within } from '@etax/kernel'
import type { mongo } from 'mongoose'
import { type Claimed, type ClaimOptions, claimById, claimDue, claimDueAfter } from './claim.ts'
import { type ClaimInTurns, claimInTurns, type TurnOptions } from './claim-in-turns.ts'
import {
  type Due,
  type DueRow,
  dueIn,
  type Leased,
  type Milliseconds,
  type NextDue,
  NO_LEASE,
  newLease,
} from './due.ts'
import { type Inserted, insertNew, type NewRow } from './insert-new.ts'
import { type Change, type CheckedChange, saveChanges } from './save-changes.ts'

export interface LeaseOptions extends Pick<BatchOptions, 'heavy'> {
  /** How long whoever claims or makes a row has it: longer than the work can take. */
  leaseMs: number
  /** How long one write is waited for before it counts as an outage; unless told, until the driver gives it up. */
  withinMs?: number
  /** At most so many rows in one write. */
  max?: number
  /** Hears of every row that waits for whoever comes, in how many milliseconds: `dueIn` of the loop that looks for them. */
  onDue?: (inMs: number) => void
}

/** A row that the caller holds: its id and its lease. */
export interface Held {
  _id: string
  due: Pick<Due, 'lease'>
}

export type LeasedRows<Row extends DueRow> = ReturnType<typeof leasedRows<Row>>

/**
 * The rows of a collection as work under leases. What is asked for at once goes in one write; every time is of the
 * database's clock; only who has a row's lease changes it.
 */
export function leasedRows<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  { leaseMs, withinMs, max = 200, heavy, onDue = () => {} }: LeaseOptions,
) {
  const batches = { max, heavy }
  const insert = batched<NewRow<Row>, Inserted>((rows) => timely(insertNew(collection, rows)), {
    ...batches,
    parallel: 2,
  })
  const save = batched<CheckedChange<Row>, boolean>((changes) => timely(saveChanges(collection, changes)), batches)

  return {
    /** Inserts a row unless it exists, due as `next` says; null for one with nothing to do. */
    async insert(row: Omit<Row, 'due'>, next: NextDue | null): Promise<Inserted> {
      const inserted = await insert({ row, next })
      announce(next)
      return inserted
    },

    /** Inserts a row unless it exists, leased to the caller, who begins at once; null when it exists. */
    async insertLeased(row: Omit<Row, 'due'>): Promise<{ lease: string } | null> {
      const lease = newLease()
      const { kind } = await insert({ row, next: { inMs: leaseMs, lease } })
      return kind === 'inserted' ? { lease } : null
    },

    /** Claims rows that are due, those first that have waited longest. */
    claim: (options: Omit<ClaimOptions<Row>, 'leaseMs'> & { leaseMs?: Milliseconds }): Promise<Leased<Row>[]> =>
      claimDue(collection, { leaseMs, ...options }),

    /** The same, with who had each row before. */
    claimAfter: (options: Omit<ClaimOptions<Row>, 'leaseMs'>): Promise<Claimed<Row>[]> =>
      claimDueAfter(collection, { leaseMs, ...options }),

    /** Claims one row if it is due; null when it is not. */
    claimById: (id: string, filter?: mongo.Filter<Row>): Promise<Leased<Row> | null> =>
      claimById(collection, id, { leaseMs, filter }),

    /** What claims rows that are due, within limits and in fair turns: made once, for it knows for a moment who waits. */
    inTurns: (options: Omit<TurnOptions, 'leaseMs'>): ClaimInTurns<Row> =>
      claimInTurns(collection, { leaseMs, ...options }),

    /** Saves a change if the row is still the caller's; false when it is not. */
    save: (row: Held, change: Change<Row>): Promise<boolean> => saveIf(row._id, heldBy(row), change),

    /** Saves a change if the row is still as `where` asks, whoever has it; false when it is not. */
    saveWhere: saveIf,

    /** The caller needs the row for longer; false when it is no longer the caller's. */
    renew: (row: Held): Promise<boolean> =>
      save({ id: row._id, where: heldBy(row), change: { next: { inMs: leaseMs, lease: row.due.lease } } }),

    /** Gives back rows that the caller cannot work on now: whoever comes may claim them. */
    async release(rows: readonly Held[]): Promise<void> {
      if (rows.length === 0) return
      const held = rows.map((row) => ({ _id: row._id, ...heldBy(row) }))
      await collection.updateMany({ $or: held } as unknown as mongo.Filter<Row>, [
        { $set: { due: dueIn({ inMs: 0 }) } },
      ])
      onDue(0)
    },
  }

  function timely<T>(write: Promise<T>): Promise<T> {
    return withinMs === undefined ? write : within(withinMs, 'a write', write)
  }

  async function saveIf(id: string, where: mongo.Filter<Row>, change: Change<Row>): Promise<boolean> {
    const isSaved = await save({ id, where, change })
    announce(change.next)
    return isSaved
  }

  function announce(next: NextDue | null | undefined): void {
    if (next && (next.lease ?? NO_LEASE) === NO_LEASE) onDue(next.inMs)
  }

  function heldBy({ due }: Held): mongo.Filter<Row> {
    // Rows that nobody has are held by nobody.
    return { 'due.lease': { $eq: due.lease, $ne: NO_LEASE } } as unknown as mongo.Filter<Row>
  }
}
