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
  /** How long a process holds a row: longer than its work takes. */
  leaseMs: number
  /** A longer write counts as an outage. Default: the driver's own limit. */
  withinMs?: number
  /** The maximum of rows in one write. */
  max?: number
  /** Receives the time, in milliseconds, of every row without a holder: `dueIn` of its poll loop. */
  onDue?: (inMs: number) => void
}

export interface Held {
  _id: string
  due: Pick<Due, 'lease'>
}

export type LeasedRows<Row extends DueRow> = ReturnType<typeof leasedRows<Row>>

/**
 * The rows of a collection as leased work. Concurrent calls share one write. All times are the database's. Only the
 * holder of the lease changes a row.
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
    /** Inserts a missing row, due at `next`; null for a row without work. */
    async insert(row: Omit<Row, 'due'>, next: NextDue | null): Promise<Inserted> {
      const inserted = await insert({ row, next })
      announce(next)
      return inserted
    },

    /** Inserts a missing row that the caller holds; null for an existing one. */
    async insertLeased(row: Omit<Row, 'due'>): Promise<{ lease: string } | null> {
      const lease = newLease()
      const { kind } = await insert({ row, next: { inMs: leaseMs, lease } })
      return kind === 'inserted' ? { lease } : null
    },

    claim: (options: Omit<ClaimOptions<Row>, 'leaseMs'> & { leaseMs?: Milliseconds }): Promise<Leased<Row>[]> =>
      claimDue(collection, { leaseMs, ...options }),

    claimAfter: (options: Omit<ClaimOptions<Row>, 'leaseMs'>): Promise<Claimed<Row>[]> =>
      claimDueAfter(collection, { leaseMs, ...options }),

    /** Claims a due row; null for others. */
    claimById: (id: string, filter?: mongo.Filter<Row>): Promise<Leased<Row> | null> =>
      claimById(collection, id, { leaseMs, filter }),

    /** Claims within limits and in turns. Make it once: it keeps its ranking for a moment. */
    inTurns: (options: Omit<TurnOptions, 'leaseMs'>): ClaimInTurns<Row> =>
      claimInTurns(collection, { leaseMs, ...options }),

    /** Saves a change if the caller still holds the row, else returns false. */
    save: (row: Held, change: Change<Row>): Promise<boolean> => saveIf(row._id, heldBy(row), change),

    /** Saves a change if the row still matches `where`, whoever holds it; else returns false. */
    saveWhere: saveIf,

    /** Extends the lease; false if the caller no longer holds the row. */
    renew: (row: Held): Promise<boolean> =>
      save({ id: row._id, where: heldBy(row), change: { next: { inMs: leaseMs, lease: row.due.lease } } }),

    /** Gives up rows, which any process may then claim. */
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
    return { 'due.lease': { $eq: due.lease, $ne: NO_LEASE } } as unknown as mongo.Filter<Row>
  }
}
