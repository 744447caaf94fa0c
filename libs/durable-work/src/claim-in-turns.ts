import type { mongo } from 'mongoose'
import { type Claimed, claimThese, DUE_NOW } from './claim.ts'
import type { Due, DueRow } from './due.ts'

/** So many rows of one kind may be claimed now. */
export interface ClaimLimit {
  /** What makes a row one of them: equal values of these fields, the same fields in every limit. */
  match: Record<string, string | number | boolean>
  max: number
  /** How many of them with one value of `turnsBy`; as many as there are unless told. */
  allowance?: (by: string) => number
}

export interface TurnOptions {
  leaseMs: number
  /** The field whose values take turns: the first of each comes before anybody's second. */
  turnsBy: string
  /** The name of the index, see `rankedDueIndex`. */
  index: string
}

export type ClaimInTurns<Row> = (limits: readonly ClaimLimit[]) => Promise<Claimed<Row>[]>

/** Turns are taken among so many rows at most, those that have waited longest. */
const HORIZON = 20_000
/** Ranking looks at every row that waits: while many do, one ranking is enough for all claims of so long. */
const RANKED_FOR_MS = 250
const ASKED_FOR_MS = 1_000
/** Of each value that takes turns, as many as are claimed meanwhile. */
const RANKED_OF_EACH = 100

/**
 * Claims rows whose time has come, no more of a kind than its limit, in fair turns: two operations, and one more where what
 * waits is ranked.
 */
export function claimInTurns<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  { leaseMs, turnsBy, index }: TurnOptions,
): ClaimInTurns<Row> {
  let ranking: Ranking = { until: 0, kinds: new Map() }
  /** Kinds that were claimed lately: now one of them may be claimed, now another. */
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
    // Nobody has had them since they were ranked: it matters who had them before.
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
  /** What waits of each kind, whose turn is first first, less what was claimed. */
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

/** What one value of `turnsBy` has waiting within one limit, the longest due first. */
interface Waiting {
  _id: { kind: ClaimLimit['match']; by: unknown }
  rows: Omit<Ranked, 'by'>[]
}

/** What is due, by turn: no more of each than are claimed before it is ranked again. */
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

/** Takes the first ones out of what is ranked; those stay that are not allowed. */
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
