import { setTimeout as pause } from 'node:timers/promises'
import { platformErrors } from '@etax/contracts'
import { isOutage, reasonOf } from '@etax/kernel'
import type { mongo } from 'mongoose'
import type { DueRow, Leased } from './due.ts'
import { type LeasedRows, leasedRows } from './leased-rows.ts'
import { pollLoop } from './poll-loop.ts'

/** One step that brings what an older version stored to the form of this one. */
export interface Migration {
  /** A number and what it does, as its file is named: `0001-rename-outboxes`. Both stay as they were released. */
  name: string
  /**
   * Finds what is left to do, and does it: it may run twice, by two processes at once, and beside a process of the older version.
   * Work of many batches looks at `stopping` between them.
   */
  run(db: mongo.Db, stopping: AbortSignal): Promise<void>
  /** The service starts without waiting for it, and reads both forms: for what takes long. */
  inBackground?: true
}

/** What is kept of a migration, in the collection `migrations`. */
export interface MigrationRow extends DueRow {
  runs: number
  firstRunAt?: Date
  lastRunAt?: Date
  /** Why the last run failed. */
  problem?: string
}

export interface MigrateOptions {
  db: mongo.Db
  /** In the order they run in. */
  migrations: readonly Migration[]
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
  /** How long others wait for one that was killed. It is renewed while a migration runs. */
  leaseMs?: number
  /** Pauses after which a migration runs again, for what a process of the older version has written meanwhile. */
  repeatAfterMs?: readonly number[]
}

export const MIGRATIONS = 'migrations'

const MINUTE_MS = 60_000
const LEASE_MS = 20_000
/** A rolling update is over within minutes, a careful one within a day. */
const REPEAT_AFTER_MS = [5 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS]
const WAIT_MS = 200

/**
 * Runs the migrations that this database has not had, in order, one process at a time, and waits until each has run once,
 * here or in another process. What runs in the background, and the repetitions, go on until it is disposed of.
 * @throws AppError `internal` SYS_00018 with the migration that failed
 * @throws what the driver throws when the database is away
 */
export async function migrate(options: MigrateOptions): Promise<AsyncDisposable> {
  const { db, migrations, log, leaseMs = LEASE_MS } = options
  const stopping = new AbortController()
  const collection = db.collection<MigrationRow>(MIGRATIONS)
  const rows = leasedRows(collection, { leaseMs })
  const running = { ...options, collection, rows, leaseMs, stopping: stopping.signal }
  const begun = new Set((await collection.find().toArray()).map(({ _id }) => _id))
  const begin = migrations.filter(({ name }) => !begun.has(name))
  await Promise.all(begin.map(({ name }) => rows.insert({ _id: name, runs: 0 }, { inMs: 0 })))
  for (const migration of migrations) if (migration.inBackground !== true) await runOnce(running, migration)
  const loop = pollLoop({ name: 'run migrations', intervalMs: MINUTE_MS, log }, () => runDue(running))
  return {
    [Symbol.asyncDispose]() {
      stopping.abort(new Error('the service stops'))
      return loop[Symbol.asyncDispose]()
    },
  }
}

interface Running extends MigrateOptions {
  collection: mongo.Collection<MigrationRow>
  rows: LeasedRows<MigrationRow>
  leaseMs: number
  stopping: AbortSignal
}

/** Until it has run once, whoever runs it. */
async function runOnce(running: Running, migration: Migration): Promise<void> {
  const { collection, rows, log } = running
  for (let isLogged = false; ; ) {
    const row = await collection.findOne({ _id: migration.name })
    if ((row?.runs ?? 0) > 0) return
    const held = await rows.claimById(migration.name)
    if (held !== null) await run(running, migration, held)
    else if (!isLogged) {
      isLogged = true
      log.info({ migration: migration.name }, 'waiting for a migration that another process runs')
    }
    if (held === null) await pause(WAIT_MS)
  }
}

/** One that is due: those that never ran in order, the others in any. Answers whether there may be more. */
async function runDue(running: Running): Promise<boolean> {
  const { collection, rows, migrations, log, stopping } = running
  const done = new Set((await collection.find({ runs: { $gt: 0 } }).toArray()).map(({ _id }) => _id))
  const first = migrations.find(({ name }) => !done.has(name))
  const allowed = migrations.filter((one) => done.has(one.name) || one === first)
  const [held] = await rows.claim({ max: 1, filter: { _id: { $in: allowed.map(({ name }) => name) } } })
  const migration = migrations.find(({ name }) => name === held?._id)
  if (held === undefined || migration === undefined) return false
  try {
    await run(running, migration, held)
  } catch (error) {
    if (stopping.aborted) return false
    log.error({ migration: migration.name, reason: reasonOf(error) }, 'a migration failed; it is tried again')
    return false
  }
  return true
}

async function run(
  { db, rows, leaseMs, repeatAfterMs = REPEAT_AFTER_MS, log, stopping }: Running,
  migration: Migration,
  held: Leased<MigrationRow>,
): Promise<void> {
  const began = performance.now()
  // One that cannot be renewed now is, a third of the lease later; or another process runs it, too.
  const renewing = setInterval(() => void rows.renew(held).catch(() => {}), leaseMs / 3).unref()
  try {
    // It may have been claimed as the service stopped: nothing begins then.
    stopping.throwIfAborted()
    await migration.run(db, stopping)
  } catch (error) {
    await giveBack(rows, held, stopping.aborted ? undefined : reasonOf(error))
    if (stopping.aborted || isOutage(error)) throw error
    throw platformErrors.migrationFailed({
      more: `${migration.name} in ${db.databaseName}: ${reasonOf(error)}`,
      cause: error,
    })
  } finally {
    clearInterval(renewing)
  }
  const repeatAfter = repeatAfterMs[held.runs]
  await rows.save(held, {
    compute: {
      runs: { $add: ['$runs', 1] },
      firstRunAt: { $ifNull: ['$firstRunAt', '$$NOW'] },
      lastRunAt: '$$NOW',
    },
    unset: ['problem'],
    next: repeatAfter === undefined ? null : { inMs: repeatAfter },
  })
  log.info({ migration: migration.name, run: held.runs + 1, ms: Math.round(performance.now() - began) }, 'migrated')
}

/** To the next start, of whichever process, or to the next look of one that goes on. */
async function giveBack(
  rows: LeasedRows<MigrationRow>,
  held: Leased<MigrationRow>,
  problem: string | undefined,
): Promise<void> {
  const change = problem === undefined ? {} : { set: { problem } }
  // Where the database is away, the lease ends by itself.
  await rows.save(held, { ...change, next: { inMs: 0 } }).catch(() => {})
}
