import type { mongo } from 'mongoose'

import { type Due, type DueRow, dueIn, type Leased, type Milliseconds, NO_LEASE, newLease } from './due.ts'

export interface ClaimOptions<Row extends DueRow> {
  leaseMs: Milliseconds
  max: number
  filter?: mongo.Filter<Row> | undefined
  projection?: mongo.BSON.Document | undefined
  /**
   * Extra time for the former holder of an expired row, from the claim that finds it, to store a result that must not
   * be computed again: during an outage of the database all leases expire. Default: none.
   */
  graceMs?: number | undefined
}

/** The query uses the database's clock, because the clocks of processes may differ. */
export const DUE_NOW = { 'due.at': { $exists: true }, $expr: { $lte: ['$due.at', '$$NOW'] } }

/**
 * Claims due rows, the earliest first, in three operations, or one without due rows. No two callers get the same row.
 */
export async function claimDue<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  options: ClaimOptions<Row>,
): Promise<Leased<Row>[]> {
  return (await claimDueAfter(collection, options)).map(({ row }) => row)
}

export interface Claimed<Row> {
  row: Leased<Row>
  previous: Due
}

/** Like `claimDue`, with the former holder of each row. */
export async function claimDueAfter<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  { leaseMs, max, filter = {}, projection = {}, graceMs }: ClaimOptions<Row>,
): Promise<Claimed<Row>[]> {
  const due = { ...filter, ...DUE_NOW } as mongo.Filter<Row>
  const options = { projection: { _id: 1, due: 1 }, sort: { 'due.at': 1 }, limit: max } as const
  const dueRows = await collection.find<Leased<DueRow>>(due, options).toArray()
  const lapsing = graceMs === undefined ? [] : dueRows.filter(isLapsing)
  if (lapsing.length > 0) await leaveForLonger(collection, due, lapsing, graceMs)
  const before = new Map(dueRows.filter((row) => !lapsing.includes(row)).map((row) => [row._id, row.due]))
  const rows = await claimThese(collection, due, { ids: [...before.keys()], leaseMs, projection })
  return rows.map((row) => ({ row, previous: before.get(row._id) ?? row.due }))
}

function isLapsing({ due: { lease, lapsed } }: Leased<DueRow>): boolean {
  return lease !== NO_LEASE && lapsed !== lease
}

async function leaveForLonger<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  due: mongo.Filter<Row>,
  rows: readonly Leased<DueRow>[],
  graceMs = 0,
): Promise<void> {
  const these = rows.map(({ _id, due: { lease } }) => ({ _id, 'due.lease': lease }))
  const longer = { at: { $add: ['$$NOW', graceMs] }, lapsed: '$due.lease' }
  await collection.updateMany({ ...due, $or: these } as unknown as mongo.Filter<Row>, [{ $set: { due: longer } }])
}

/** Claims a due row by its id, in one operation. Null for other rows. */
export async function claimById<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  id: string,
  { leaseMs, filter = {}, projection = {} }: Omit<ClaimOptions<Row>, 'max'>,
): Promise<Leased<Row> | null> {
  const due = { ...filter, ...DUE_NOW, _id: id } as mongo.Filter<Row>
  const lease = [{ $set: { due: dueIn({ inMs: leaseMs, lease: newLease() }) } }]
  const claimed = await collection.findOneAndUpdate(due, lease, { projection, returnDocument: 'after' })
  return claimed as Leased<Row> | null
}

/** The due rows that no other process has claimed meanwhile. */
export async function claimThese<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  due: mongo.Filter<Row>,
  { ids, leaseMs, projection }: { ids: readonly string[]; leaseMs: Milliseconds; projection?: mongo.BSON.Document },
): Promise<Leased<Row>[]> {
  if (ids.length === 0) return []
  const lease = newLease()
  const these = { _id: { $in: ids } } as unknown as mongo.Filter<Row>
  const { modifiedCount } = await collection.updateMany({ ...due, ...these }, [
    { $set: { due: dueIn({ inMs: leaseMs, lease }) } },
  ])
  if (modifiedCount === 0) return []
  const options = projection === undefined ? {} : { projection }
  return collection.find<Leased<Row>>({ ...these, 'due.lease': lease }, options).toArray()
}
