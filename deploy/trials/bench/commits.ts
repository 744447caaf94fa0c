import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@etax/kernel'
import type { Mongo } from '@etax/runtime'

const SECONDS = 3
const TEXT = 'a'.repeat(6_000)
const CLIENTS = 64

/** Numbered 6 KB rows a second from one counter, majority and journal: the limit of each way to commit. */
export async function numberedRows(mongo: Mongo): Promise<Record<string, number>> {
  const table = await tableOf(mongo)
  const alone = await rate(1, () => table.commit(1))
  const each = await rate(CLIENTS, () => table.commit(1))
  const grouped = await rate(1, () => table.commit(CLIENTS))
  await table.drop()
  return {
    'one client, a transaction a row': alone,
    [`${CLIENTS} clients, a transaction a row`]: each,
    [`one committer, ${CLIENTS} rows a transaction`]: grouped,
  }
}

async function tableOf({ connection, db }: Mongo) {
  const rows = db.collection<{ _id: string; number: number; text: string }>('decisions_rows')
  const counters = db.collection<{ _id: string; next: number }>('decisions_counters')
  await rows.createIndex({ number: 1 }, { unique: true })
  await counters.insertOne({ _id: 'one', next: 0 })
  return {
    async commit(count: number): Promise<number> {
      await connection.getClient().withSession((session) =>
        session.withTransaction(async () => {
          const options = { session, returnDocument: 'after' as const }
          const counter = await counters.findOneAndUpdate({ _id: 'one' }, { $inc: { next: count } }, options)
          const first = (counter?.next ?? 0) - count + 1
          const batch = Array.from({ length: count }, (_, n) => ({ _id: newId(), number: first + n, text: TEXT }))
          await rows.insertMany(batch, { session })
        }),
      )
      return count
    },
    async drop() {
      await rows.drop()
      await counters.drop()
    },
  }
}

async function rate(clients: number, commit: () => Promise<number>): Promise<number> {
  const end = new AbortController()
  let done = 0
  const client = async () => {
    while (!end.signal.aborted) {
      const count = await commit()
      done += count
    }
  }
  const running = Array.from({ length: clients }, client)
  await pause(SECONDS * 1_000)
  const counted = done
  end.abort()
  await Promise.all(running)
  return counted / SECONDS
}
