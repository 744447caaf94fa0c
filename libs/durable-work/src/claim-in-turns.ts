import type { mongo } from 'mongoose'
import { type Claimed, claimThese, DUE_NOW } from './claim.ts'
import type { Due, DueRow } from './due.ts'

export interface ClaimLimit {
  /** The rows of the limit have these values. All limits have the same fields. */
  match: Record<string, string | number | boolean>
  max: number
  /** The maximum for one value of `turnsBy`. Default: none. */
  allowance?: (by: string) => number
}

export interface TurnOptions {
  leaseMs: number
  /** The field whose values take turns: each value gets its first row before any gets its second. */
  turnsBy: string
  /** The name of the index of `rankedDueIndex`. */
  index: string
}

export type ClaimInTurns<Row> = (limits: readonly ClaimLimit[]) => Promise<Claimed<Row>[]>

/** The rows that take turns: those that have waited longest. */
const HORIZON = 20_000
/** Ranking reads every waiting row: one ranking serves all claims of this time. */
const RANKED_FOR_MS = 250
const ASKED_FOR_MS = 1_000
/** The rows of each value in a ranking: as many as are claimed during its time. */
const RANKED_OF_EACH = 100

/** Claims due rows in fair turns, within the limit of each kind, in two operations, or three with a ranking. */
export function claimInTurns<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  { leaseMs, turnsBy, index }: TurnOptions,
): ClaimInTurns<Row> {
  let ranking: Ranking = { until: 0, kinds: new Map() }
  /** Recently claimed kinds, which one ranking serves. */
  const requests = new Map<string, { limit: ClaimLimit; until: number }>()

  return async (limits) => {
    const open = limits.filter(({ max }) => max > 0)
    if (open.length === 0) return []
    const now = performance.now()
    for (const limit of open) requests.set(keyOf(limit.match), { limit, until: now + ASKED_FOR_MS })
    const isKnown = open.every(({ match }) => ranking.kinds.has(keyOf(match)))
    let turns = isKnown && now < ranking.until ? take(open) : []
    if (turns.length === 0) {
      ranking = await rank([...requests.values()].filter(({ until }) => now < until).map(({ limit }) => limit))
      turns = take(open)
    }
    const rowsById = new Map(turns.flatMap(({ rows }) => rows.map(({ id, at, lease }) => [id, { at, lease }] as const)))
    // No process has claimed them since the ranking: their earlier holder matters.
    const untouched = { ...DUE_NOW, $or: turns.flatMap(conditions) } as unknown as mongo.Filter<Row>
    const rows = await claimThese<Row>(collection, untouched, { ids: [...rowsById.keys()], leaseMs })
    return rows.map((row) => ({ row, previous: rowsById.get(row._id) ?? row.due }))
  }

  function take(open: readonly ClaimLimit[]): Turn[] {
    const turns = open.map((limit) => ({ match: limit.match, rows: takeAllowed(ranking.kinds, limit) }))
    return turns.filter(({ rows }) => rows.length > 0)
  }

  async function rank(limits: readonly ClaimLimit[]): Promise<Ranking> {
    const waiting = await collection.aggregate<Waiting>(waitingGroups(limits, turnsBy), { hint: index }).toArray()
    const kinds = new Map(limits.map(({ match }) => [keyOf(match), inTurns(waiting, match)]))
    return { until: performance.now() + RANKED_FOR_MS, kinds }
  }
}

interface Ranking {
  until: number
  /** Unclaimed rows of each kind, in the order of their turns. */
  kinds: Map<string, Ranked[]>
}

interface Ranked extends Due {
  id: string
  by: string
}

interface Turn {
  match: ClaimLimit['match']
  rows: Ranked[]
}

interface Waiting {
  _id: { kind: ClaimLimit['match']; by: unknown }
  rows: Omit<Ranked, 'by'>[]
}

/** Due rows in turns: of each value as many as are claimed before the next ranking. */
function waitingGroups(limits: readonly ClaimLimit[], turnsBy: string): mongo.BSON.Document[] {
  const n = Math.max(RANKED_OF_EACH, ...limits.map(({ max }) => max))
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

/** Takes the first allowed rows; the others stay. */
function takeAllowed(kinds: Ranking['kinds'], { match, max, allowance }: ClaimLimit): Ranked[] {
  const ranked = kinds.get(keyOf(match)) ?? []
  if (allowance === undefined) return ranked.splice(0, max)
  const left = new Map<string, number>()
  const selected: Ranked[] = []
  const remaining = ranked.filter((row) => {
    const allowed = left.get(row.by) ?? allowance(row.by)
    if (selected.length === max || allowed <= 0) return true
    left.set(row.by, allowed - 1)
    selected.push(row)
    return false
  })
  kinds.set(keyOf(match), remaining)
  return selected
}

function inTurns(waiting: readonly Waiting[], match: ClaimLimit['match']): Ranked[] {
  const ofThisKind = waiting.filter(({ _id }) => Object.entries(match).every(([key, value]) => _id.kind[key] === value))
  const placed = ofThisKind.flatMap(({ _id, rows }) =>
    rows.map((row, place) => ({ row: { ...row, by: String(_id.by) }, place })),
  )
  placed.sort((a, b) => a.place - b.place || a.row.at.getTime() - b.row.at.getTime())
  return placed.map(({ row }) => row)
}

function conditions({ match, rows }: Turn): mongo.BSON.Document[] {
  const byLease = Map.groupBy(rows, ({ lease }) => lease)
  return [...byLease].map(([lease, held]) => ({
    ...match,
    _id: { $in: held.map(({ id }) => id) },
    'due.lease': lease,
  }))
}

function keyOf(match: ClaimLimit['match']): string {
  return JSON.stringify(match)
}
