import { MODES, platformErrors } from '@etax/contracts'
import { isOutage, withOutageAs } from '@etax/kernel'
import type { Collections } from '@etax/runtime'
import type { mongo } from 'mongoose'
import type { LoggedRequestRow, RequestBodiesRow, schemas } from '../outbound/collections.ts'
import type { RequestLog, RequestWithBodies } from '../ports.ts'
import { FAILED_FROM, type RequestFilter } from './domain/logged-request.ts'

type LogCollections = Pick<Collections<typeof schemas>, 'requests' | 'requestBodies'>

const CALL_TIMEOUT_MS = 5_000
const DUPLICATE_KEY = 11_000

export interface MaxKept {
  requests: number
  bodies: number
}

const MAX_KEPT: MaxKept = { requests: 50_000, bodies: 2_000 }

/** No tax document: one member of the replica set is enough, and no request waits. */
const writing = { ordered: false, writeConcern: { w: 1 as const, journal: false } }
/** Reads elsewhere need a majority; these writes have one member. */
const reading = { readConcern: { level: 'local' as const }, maxTimeMS: CALL_TIMEOUT_MS }
const newestFirst = { at: -1, _id: -1 } as const

/** @throws AppError `unavailable` SYS_10002 if MongoDB does not answer in time */
export function mongoRequestLog(collections: LogCollections, max = MAX_KEPT): RequestLog {
  const calls = { ...writes(collections, max), ...reads(collections) }
  return withOutageAs(calls, { as: platformErrors.serviceAway, timeoutMs: CALL_TIMEOUT_MS })
}

function writes({ requests, requestBodies }: LogCollections, max: MaxKept): Pick<RequestLog, 'write' | 'trim'> {
  return {
    async write(batch) {
      const refused = await insertNew(requests, batch.map(rowOf))
      const bodies = batch.flatMap(bodiesRowsOf)
      const alsoRefused = bodies.length === 0 ? [] : await insertNew(requestBodies, bodies)
      return [...refused, ...alsoRefused]
    },
    async trim(workspaceId) {
      const all = requests as unknown as Aged
      for (const mode of MODES) await removeOldest(all, { workspaceId, mode }, max.requests)
      await removeOldest(requestBodies as unknown as Aged, { workspaceId }, max.bodies)
    },
  }
}

function reads({ requests, requestBodies }: LogCollections): Pick<RequestLog, 'list' | 'find'> {
  return {
    async list(filter) {
      const cursor = requests.find(filterOf(filter), reading)
      const rows = await cursor.sort(newestFirst).limit(filter.limit).toArray()
      return rows.map(requestOf)
    },
    async find({ workspaceId, mode, id }) {
      const row = await requests.findOne({ _id: id, workspaceId, mode }, reading)
      if (row === null) return null
      const kept = await requestBodies.findOne({ _id: id, workspaceId }, reading)
      return { ...requestOf(row), bodies: kept && { request: kept.request, answer: kept.answer } }
    },
  }
}

interface RowError {
  code: number
  errmsg?: string
}

/** Returns the reasons of refused rows; the others are stored. A retry may find rows of a write without an answer. */
async function insertNew<One extends mongo.BSON.Document>(
  collection: mongo.Collection<One>,
  rows: readonly mongo.OptionalUnlessRequiredId<One>[],
): Promise<string[]> {
  try {
    await collection.insertMany(rows, writing)
    return []
  } catch (error) {
    const { writeErrors } = error as { writeErrors?: RowError | readonly RowError[] }
    const failures = [writeErrors ?? []].flat()
    if (failures.length === 0 || isOutage(error)) throw error
    return failures.filter(({ code }) => code !== DUPLICATE_KEY).map(({ errmsg = 'refused' }) => errmsg)
  }
}

type Aged = mongo.Collection<Pick<LoggedRequestRow, '_id' | 'workspaceId' | 'mode' | 'at'>>

async function removeOldest(
  rows: Aged,
  of: { workspaceId: string; mode?: LoggedRequestRow['mode'] },
  kept: number,
): Promise<void> {
  const newestOfTheRest = await rows.findOne(of, {
    ...reading,
    sort: newestFirst,
    skip: kept,
    projection: { _id: 0, at: 1 },
  })
  if (newestOfTheRest !== null) await rows.deleteMany({ ...of, at: { $lte: newestOfTheRest.at } })
}

/** These filter the rows of the index of workspace, mode and time. */
export function filterOf(filter: RequestFilter): mongo.Filter<LoggedRequestRow> {
  const { workspaceId, mode, status, method, path, code, requestId, apiKeyId, after } = filter
  const criteria = { method, requestId, codes: code, 'key.id': apiKeyId }
  const defined = Object.entries(criteria).filter(([, value]) => value !== undefined)
  // Only failures have codes, so their index applies.
  const between = status ?? (code === undefined ? undefined : [FAILED_FROM, 599])
  return {
    workspaceId,
    mode,
    ...timeOf(filter),
    ...Object.fromEntries(defined),
    ...(between && { status: { $gte: between[0], $lte: between[1] } }),
    ...(path !== undefined && { path: { $regex: (path.startsWith('/') ? '^' : '') + escaped(path) } }),
    ...(after && { $or: [{ at: { $lt: after.createdAt } }, { at: after.createdAt, _id: { $lt: after.id } }] }),
  } as mongo.Filter<LoggedRequestRow>
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function timeOf({ from, to, after }: RequestFilter): { at?: object } {
  const bounds = { ...(from && { $gte: from }), ...(to && { $lt: to }), ...(after && { $lte: after.createdAt }) }
  return Object.keys(bounds).length === 0 ? {} : { at: bounds }
}

function rowOf({ id, bodies: _, ...request }: RequestWithBodies): LoggedRequestRow {
  return { _id: id, ...request, codes: [...request.codes] }
}

function bodiesRowsOf({ id, workspaceId, at, bodies }: RequestWithBodies): RequestBodiesRow[] {
  return bodies === null ? [] : [{ _id: id, workspaceId, at, ...bodies }]
}

function requestOf({ _id: id, ...request }: LoggedRequestRow) {
  return { id, ...request }
}
