import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { database, seriesOf } from './evidence.ts'
import type { History } from './history.ts'

export interface Backlog {
  ageMs(): number
  oldest(): string
  count(): number
}

export interface Watch extends AsyncDisposable {
  backlog: Backlog
}

const WAITING = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED']
const EVERY_MS = 500

/** Follows all changes and pending receipts, at majority. */
export async function watchReceipts(cluster: Cluster, history: Pick<History, 'changes' | 'deletions'>): Promise<Watch> {
  const mongo = await database(cluster, 'issuance')
  const receipts = mongo.db.collection('receipts')
  const stop = new AbortController()
  let oldest: number | undefined
  let waitsFor = ''
  let count = 0
  let stream = open()
  const following = follow()
  const looking = look()
  return {
    backlog: {
      ageMs: () => (oldest === undefined ? 0 : Date.now() - oldest),
      oldest: () => waitsFor,
      count: () => count,
    },
    async [Symbol.asyncDispose]() {
      stop.abort()
      await stream.close()
      await Promise.allSettled([following, looking])
      await mongo[Symbol.asyncDispose]()
    },
  }

  function open(after?: unknown) {
    return receipts.watch([], { fullDocument: 'updateLookup', ...(after !== undefined && { resumeAfter: after }) })
  }

  /** Resumes after the database was away longer than the driver waits. */
  async function follow(): Promise<void> {
    while (!stop.signal.aborted) {
      await readChanges().catch(() => {})
      if (stop.signal.aborted) return
      await pause(EVERY_MS)
      const after = stream.resumeToken
      await stream.close().catch(() => {})
      stream = open(after)
    }
  }

  async function readChanges(): Promise<void> {
    for await (const change of stream) {
      const at = 'wallTime' in change && change.wallTime instanceof Date ? change.wallTime.getTime() : 0
      if (change.operationType === 'delete') history.deletions.push({ id: `${change.documentKey._id}`, at })
      const row = 'fullDocument' in change ? change.fullDocument : undefined
      if (row === undefined || row === null) continue
      const { version, status, mode, sequential, ownXml } = row
      history.changes.push({ id: `${row._id}`, version, status, mode, at, series: seriesOf(row), sequential, ownXml })
    }
  }

  async function look(): Promise<void> {
    while (!stop.signal.aborted) {
      await findOldest().catch(() => {})
      await pause(EVERY_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  async function findOldest(): Promise<void> {
    const projection = { createdAt: 1, status: 1, due: 1, outbox: 1, mode: 1, attempt: 1 }
    const waiting = await receipts
      .find({ status: { $in: WAITING } }, { projection })
      .sort({ _id: 1 })
      .toArray()
    count = waiting.length
    oldest = waiting[0]?.createdAt.getTime()
    waitsFor = waiting[0] === undefined ? '' : JSON.stringify(waiting[0])
  }
}
