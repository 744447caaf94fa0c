import { LRUCache } from 'lru-cache'
import type { mongo } from 'mongoose'

export type Clock = () => Promise<number>

/** How long this process goes by its own clock, corrected, before it asks again. */
const REFRESH_MS = 10_000
/** A clock that is set forward or back by more since is not gone by. */
const STEP_MS = 500

interface Offset {
  ms: number
  /** This process's clock less the time that it has run. */
  setTo: number
}

/**
 * The database's time, whatever the processes think it is, in milliseconds since the epoch: rows are due by it. For the
 * writes of every receipt: letting the database compute it in each of them takes it twice as long (0.8 ms, not 0.4).
 */
export function databaseClock(db: Pick<mongo.Db, 'command'>): Clock {
  const offsets = new LRUCache<'offset', Offset>({
    max: 1,
    ttl: REFRESH_MS,
    fetchMethod: async () => {
      const { localTime } = await db.command({ hello: 1 })
      return { ms: localTime.getTime() - Date.now(), setTo: clockSetTo() }
    },
  })
  return async () => {
    const offset = await offsets.forceFetch('offset')
    const wasSet = Math.abs(clockSetTo() - offset.setTo) > STEP_MS
    const { ms } = wasSet ? await offsets.forceFetch('offset', { forceRefresh: true }) : offset
    return Date.now() + ms
  }
}

function clockSetTo(): number {
  return Date.now() - performance.now()
}
