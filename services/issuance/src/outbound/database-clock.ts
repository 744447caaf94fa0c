import { LRUCache } from 'lru-cache'
import type { mongo } from 'mongoose'

export type Clock = () => Promise<number>

const REFRESH_MS = 10_000
/** A larger jump of the local clock invalidates the offset. */
const STEP_MS = 500

interface Offset {
  ms: number
  setTo: number
}

/** Returns milliseconds since the epoch. Computed in the database it doubles the time of a write (0.8 ms, not 0.4). */
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
