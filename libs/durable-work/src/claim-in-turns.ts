import type { mongo } from 'mongoose'
import { type Claimed, claimThese, DUE_NOW } from './claim.ts'
import type { Due, DueRow } from './due.ts'

/** So many rows of one kind may be claimed now. */
export interface ClaimLimit {
  /** What makes a row one of them: equal values of these fields, the same fields in every limit. */
  match: Record<string, string | number | boolean>
  max: number
}

export interface TurnOptions {
  leaseMs: number
  limits: readonly ClaimLimit[]
  /** The field whose values take turns: the first of each comes before anybody's second. */
  turnsBy: string
  /** The name of the index, see `rankedDueIndex`. */
  index: string
}

/** Turns are taken among so many rows at most, those that have waited longest. */
const HORIZON = 20_000

/** Claims rows whose time has come, no more of a kind than its limit, in fair turns: three operations in all. */
export async function claimInTurns<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  { leaseMs, limits, turnsBy, index }: TurnOptions,
): Promise<Claimed<Row>[]> {
  const open = limits.filter(({ max }) => max > 0)
  if (open.length === 0) return []
  const waiting = await collection.aggregate<Waiting>(whoWaits(open, turnsBy), { hint: index }).toArray()
  const chosen = new Map(open.flatMap((limit) => inTurns(waiting, limit)).map(({ id, ...previous }) => [id, previous]))
  const due = DUE_NOW as unknown as mongo.Filter<Row>
  const rows = await claimThese<Row>(collection, due, { ids: [...chosen.keys()], leaseMs })
  return rows.map((row) => ({ row, previous: chosen.get(row._id) ?? row.due }))
}

/** What one value of `turnsBy` has waiting within one limit, the longest due first. */
interface Waiting {
  _id: { kind: ClaimLimit['match']; by: unknown }
  rows: ({ id: string } & Due)[]
}

/** What is due, by turn: no more of each than could be claimed if nobody else were there. */
function whoWaits(limits: readonly ClaimLimit[], turnsBy: string): mongo.BSON.Document[] {
  const n = Math.max(...limits.map(({ max }) => max))
  const input = { id: '$_id', at: '$due.at', lease: '$due.lease' }
  const fields = Object.keys(limits[0]?.match ?? {}).map((field) => [field, `$${field}`])
  const _id = { kind: Object.fromEntries(fields), by: `$${turnsBy}` }
  return [
    { $match: { 'due.at': { $gt: new Date(0) }, $or: limits.map(({ match }) => match) } },
    { $sort: { 'due.at': 1 } },
    { $limit: HORIZON },
    { $match: { $expr: { $lte: ['$due.at', '$$NOW'] } } },
    { $group: { _id, rows: { $firstN: { n, input } } } },
  ]
}

function inTurns(waiting: readonly Waiting[], { match, max }: ClaimLimit): Waiting['rows'] {
  const ofThisKind = waiting.filter(({ _id }) => Object.entries(match).every(([key, value]) => _id.kind[key] === value))
  const placed = ofThisKind.flatMap(({ rows }) => rows.map((row, place) => ({ row, place })))
  placed.sort((a, b) => a.place - b.place || a.row.at.getTime() - b.row.at.getTime())
  return placed.slice(0, max).map(({ row }) => row)
}
