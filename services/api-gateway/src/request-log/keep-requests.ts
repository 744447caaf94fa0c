import { setImmediate as turn } from 'node:timers/promises'
import { isOutage, newId, reasonOf, within } from '@etax/kernel'
import { boundedShare } from '../http/domain/bounded-share.ts'
import type { RequestLog, RequestWithBodies } from '../ports.ts'
import { bodiesLeftOut, FAILED_FROM, type LoggedBodies, type LoggedRequest } from './domain/logged-request.ts'

/** Limits a workspace's log per process: a client in a loop neither displaces others nor fills the disk. */
export interface PerMinute {
  succeeded: number
  failed: number
  bodies: number
}

interface Dependencies {
  requestLog: RequestLog
  log: { warn(fields: object, message: string): void }
  now: () => number
  perMinute?: PerMinute
  /** The limit in memory during an outage of the database; the oldest are dropped beyond it. */
  maxWaiting?: number
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number
}

export type Written = Pick<LoggedRequest, 'path' | 'query' | 'requestId'>

export interface UnreadBodies {
  bytes: number
  look: () => LoggedBodies
}

/** An answered request. It counts at once; the scan for secrets comes later. */
export interface NotedRequest {
  request: Omit<LoggedRequest, 'id' | keyof Written>
  look: () => Written
  /** The replacement without time for a scan: contains nothing from the caller. */
  short: Written
  bodies: () => UnreadBodies
}

interface Waiting {
  bodyBytes: number
  /** `looked` scans; `short` omits what needs a scan. */
  row: (how: 'looked' | 'short') => RequestWithBodies
}

const PER_MINUTE: PerMinute = { succeeded: 3_000, failed: 600, bodies: 60 }
const MAX_WAITING = 10_000
const MAX_BODIES_WAITING = 16 * 1024 * 1024
/** The scan takes at most a tenth of the process's time, in short turns. */
const LOOKING = { share: 0.1, mostMs: 100 }
const TURN_MS = 5
const BATCH = 1_000
const MINUTE_MS = 60_000
const STOP_MS = 2_000
const NOT_LOGGED = 'requests could not be logged'

export interface KeepRequests {
  /** Never waits or throws. */
  note(noted: NotedRequest): void
  write(): Promise<boolean>
  trim(): Promise<void>
  /** Writes waiting requests before the process ends, within a short time. */
  finish(): Promise<void>
}

/**
 * Logs requests aside of their answers: they wait in memory, are scanned for secrets in a bounded share of time, and
 * are written in batches. Without space, time or database, entries are shortened or dropped, and counted: the log is
 * no tax document.
 */
export function keepRequests({ requestLog, log, now, perMinute = PER_MINUTE, ...needs }: Dependencies): KeepRequests {
  const { maxWaiting = MAX_WAITING, elapsed = performance.now.bind(performance) } = needs
  const counts = minuteCounts(now)
  const looking = boundedShare({ ...LOOKING, elapsed })
  let waiting: Waiting[] = []
  let bodyBytesWaiting = 0
  let written = new Set<string>()
  const lost = { tooMany: 0, dropped: 0, shortened: 0, reportedAt: Number.NEGATIVE_INFINITY }
  return { note, write, trim, finish }

  function note(noted: NotedRequest): void {
    const { workspaceId, status, mode } = noted.request
    const hasFailed = status >= FAILED_FROM
    const kind = hasFailed ? 'failed' : 'succeeded'
    if (counts.add(kind, workspaceId) > perMinute[kind]) {
      lost.tooMany += 1
      return
    }
    const bodies = hasFailed && mode === 'test' ? bodiesIfFew(workspaceId, noted) : null
    waiting.push(waitingRow(noted, bodies))
    bodyBytesWaiting += bodies?.bytes ?? 0
    dropOldest()
  }

  function bodiesIfFew(workspaceId: string, noted: NotedRequest): UnreadBodies | null {
    if (counts.add('bodies', workspaceId) > perMinute.bodies) return null
    const bodies = noted.bodies()
    return bodyBytesWaiting + bodies.bytes > MAX_BODIES_WAITING ? null : bodies
  }

  /** Several at once, because each removal moves the rest. */
  function dropOldest(): void {
    if (waiting.length <= maxWaiting) return
    const dropped = waiting.splice(0, waiting.length - Math.floor(maxWaiting * 0.9))
    release(dropped)
    lost.dropped += dropped.length
  }

  function release(rows: readonly Waiting[]): void {
    for (const { bodyBytes } of rows) bodyBytesWaiting -= bodyBytes
  }

  async function write(): Promise<boolean> {
    tellLosses()
    if (waiting.length === 0) return false
    const taken = waiting.splice(0, BATCH)
    const batch = await lookedThrough(taken)
    release(taken)
    try {
      const refused = await requestLog.write(batch)
      if (refused.length > 0) log.warn({ requests: refused.length, reason: refused[0] }, NOT_LOGGED)
    } catch (error) {
      return retriedLater(batch, error)
    }
    for (const { workspaceId } of batch) written.add(workspaceId)
    return waiting.length > 0
  }

  /** Scans in steps, so that the process answers requests in between. */
  async function lookedThrough(rows: readonly Waiting[]): Promise<RequestWithBodies[]> {
    const batch: RequestWithBodies[] = []
    let turnBegan = elapsed()
    for (const { row } of rows) {
      const isTime = looking.isLeft()
      if (!isTime) lost.shortened += 1
      batch.push(isTime ? looking.spend(() => row('looked')) : row('short'))
      if (elapsed() - turnBegan < TURN_MS) continue
      await turn()
      turnBegan = elapsed()
    }
    return batch
  }

  /** Rows that the database refused are not retried: they would hold up the others. */
  function retriedLater(batch: RequestWithBodies[], error: unknown): false {
    if (isOutage(error)) {
      waiting = [...batch.map((row) => ({ bodyBytes: 0, row: () => row })), ...waiting]
      dropOldest()
      return false
    }
    log.warn({ requests: batch.length, reason: reasonOf(error) }, NOT_LOGGED)
    return false
  }

  function tellLosses(): void {
    const { reportedAt, ...counted } = lost
    const { tooMany, dropped, shortened } = counted
    if (tooMany + dropped + shortened === 0 || now() - reportedAt < MINUTE_MS) return
    log.warn(counted, 'requests were omitted from the log, or shortened')
    Object.assign(lost, { tooMany: 0, dropped: 0, shortened: 0, reportedAt: now() })
  }

  async function trim(): Promise<void> {
    const workspaces = written
    written = new Set()
    for (const workspaceId of workspaces) await requestLog.trim(workspaceId)
  }

  async function finish(): Promise<void> {
    const all = async () => {
      while (await write()) {}
    }
    await within(STOP_MS, 'writing the log of requests', all()).catch(() => {})
  }
}

function waitingRow({ request, look, short }: NotedRequest, bodies: UnreadBodies | null): Waiting {
  const id = newId(request.at.getTime())
  return {
    bodyBytes: bodies?.bytes ?? 0,
    row: (how) => {
      if (how === 'looked') return { ...request, ...look(), id, bodies: bodies?.look() ?? null }
      return { ...request, ...short, id, bodies: bodies && bodiesLeftOut(request) }
    },
  }
}

function minuteCounts(now: () => number) {
  let minute = 0
  let counts = new Map<string, number>()
  return {
    add(kind: string, workspaceId: string): number {
      const current = Math.floor(now() / MINUTE_MS)
      if (current !== minute) [minute, counts] = [current, new Map()]
      const name = `${kind} ${workspaceId}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count
    },
  }
}
