import { isOutage, newId, reasonOf, within } from '@etax/kernel'
import { FAILED_FROM, type LoggedBodies, type LoggedRequest } from './domain/logged-request.ts'
import type { RequestLog, RequestWithBodies } from './ports.ts'

/** So much of one workspace is logged in a minute by one process: a client in a loop neither costs others nor fills the disk. */
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
  /** So many wait in memory while the database is slow or away; then the oldest are dropped. */
  maxWaiting?: number
}

const PER_MINUTE: PerMinute = { succeeded: 3_000, failed: 600, bodies: 60 }
const MAX_WAITING = 10_000
/** A pair of bodies is at most 32 KiB: so many of them may wait. */
const MAX_BODIES_WAITING = 500
const BATCH = 1_000
const MINUTE_MS = 60_000
const STOP_MS = 2_000
const NOT_LOGGED = 'requests could not be logged'

export interface KeepRequests {
  /** Never waits and never fails. @param bodies asked for only where they are kept */
  note(request: Omit<LoggedRequest, 'id'>, bodies: () => LoggedBodies): void
  /** Writes what waits; true where there is more. */
  write(): Promise<boolean>
  /** Removes the oldest requests of the workspaces that were written of since the last time. */
  trim(): Promise<void>
  /** Writes what waits before the process ends, as far as that goes quickly. */
  finish(): Promise<void>
}

/**
 * Keeps the log of requests beside them: what is noted waits in memory, and is written in batches. The log is no tax document:
 * what finds no place, or no database, is dropped and counted.
 */
export function keepRequests({ requestLog, log, now, perMinute = PER_MINUTE, ...needs }: Dependencies): KeepRequests {
  const { maxWaiting = MAX_WAITING } = needs
  const counts = minuteCounts(now)
  let waiting: RequestWithBodies[] = []
  let bodiesWaiting = 0
  let written = new Set<string>()
  const lost = { tooMany: 0, dropped: 0, toldAt: Number.NEGATIVE_INFINITY }
  return { note, write, trim, finish }

  function note(request: Omit<LoggedRequest, 'id'>, bodies: () => LoggedBodies): void {
    const hasFailed = request.status >= FAILED_FROM
    const kind = hasFailed ? 'failed' : 'succeeded'
    if (counts.add(kind, request.workspaceId) > perMinute[kind]) {
      lost.tooMany += 1
      return
    }
    const kept = hasFailed && request.mode === 'test' ? bodiesIfFew(request.workspaceId, bodies) : null
    waiting.push({ ...request, id: newId(request.at.getTime()), bodies: kept })
    dropOldest()
  }

  function bodiesIfFew(workspaceId: string, bodies: () => LoggedBodies): LoggedBodies | null {
    if (bodiesWaiting >= MAX_BODIES_WAITING || counts.add('bodies', workspaceId) > perMinute.bodies) return null
    bodiesWaiting += 1
    return bodies()
  }

  /** Some at once, so that the rest is seldom moved. */
  function dropOldest(): void {
    if (waiting.length <= maxWaiting) return
    const dropped = waiting.splice(0, waiting.length - Math.floor(maxWaiting * 0.9))
    bodiesWaiting -= dropped.filter(({ bodies }) => bodies !== null).length
    lost.dropped += dropped.length
  }

  async function write(): Promise<boolean> {
    tellLosses()
    if (waiting.length === 0) return false
    const batch = waiting.splice(0, BATCH)
    try {
      const refused = await requestLog.write(batch)
      if (refused.length > 0) log.warn({ requests: refused.length, reason: refused[0] }, NOT_LOGGED)
    } catch (error) {
      return retriedLater(batch, error)
    }
    bodiesWaiting -= batch.filter(({ bodies }) => bodies !== null).length
    for (const { workspaceId } of batch) written.add(workspaceId)
    return waiting.length > 0
  }

  /** Rows that the database refuses would be refused again, and hold up the others. */
  function retriedLater(batch: RequestWithBodies[], error: unknown): false {
    if (isOutage(error)) {
      waiting = [...batch, ...waiting]
      dropOldest()
      return false
    }
    bodiesWaiting -= batch.filter(({ bodies }) => bodies !== null).length
    log.warn({ requests: batch.length, reason: reasonOf(error) }, NOT_LOGGED)
    return false
  }

  function tellLosses(): void {
    const { tooMany, dropped, toldAt } = lost
    if (tooMany + dropped === 0 || now() - toldAt < MINUTE_MS) return
    log.warn({ tooMany, dropped }, 'requests were left out of the log')
    Object.assign(lost, { tooMany: 0, dropped: 0, toldAt: now() })
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

/** How often something happened to a workspace in this minute. */
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
