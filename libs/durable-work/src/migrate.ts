import { setTimeout as pause } from 'node:timers/promises'
import { platformErrors } from '@etax/contracts'
import { isOutage, reasonOf } from '@etax/kernel'
import type { mongo } from 'mongoose'
import type { DueRow, Leased } from './due.ts'
import { type LeasedRows, leasedRows } from './leased-rows.ts'
import { pollLoop } from './poll-loop.ts'

/** Converts data of an older version to this version's form. */
export interface Migration {
  /** A number and its effect, like its file: `0001-rename-outboxes`. Never change it after a release. */
  name: string
  /**
   * Finds the remaining work and does it. It may run twice, in two processes, and beside a process of the older
   * version. Long work checks `stopping` between batches.
   */
  run(db: mongo.Db, stopping: AbortSignal): Promise<void>
  /** Set for long work: the service starts without waiting, and reads both forms. */
  inBackground?: true
}

export interface MigrationRow extends DueRow {
  runs: number
  firstRunAt?: Date
  lastRunAt?: Date
  problem?: string
}

export interface MigrateOptions {
  db: mongo.Db
  migrations: readonly Migration[]
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
  /** How long other processes wait for a dead one. A running migration renews it. */
  leaseMs?: number
  /** Pauses before repeated runs, for rows that a process of the older version writes meanwhile. */
  repeatAfterMs?: readonly number[]
}

export const MIGRATIONS = 'migrations'

const MINUTE_MS = 60_000
const LEASE_MS = 20_000
/** A rolling update takes minutes, a careful one up to a day. */
const REPEAT_AFTER_MS = [5 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS]
const WAIT_MS = 200

/**
 * Runs the pending migrations in order, in one process at a time, and waits until each has run once in any process.
 * Background migrations and repeats continue until disposal.
 * @throws AppError `internal` SYS_00018 with the failed migration
 * @throws the driver's error during an outage
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

/** Waits until it has run once, in any process. */
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

/** Runs a due migration: new ones in order, repeats in any order. Returns whether there may be more. */
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
    log.error({ migration: migration.name, reason: reasonOf(error) }, 'a migration failed; it will be repeated')
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
  // A failed renewal is repeated after a third of the lease; otherwise another process runs it too.
  const renewing = setInterval(() => void rows.renew(held).catch(() => {}), leaseMs / 3).unref()
  try {
    // The claim may have come while the service stopped.
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

/** Leaves it to the next start of any process, or to the next turn of one that continues. */
async function giveBack(
  rows: LeasedRows<MigrationRow>,
  held: Leased<MigrationRow>,
  problem: string | undefined,
): Promise<void> {
  const change = problem === undefined ? {} : { set: { problem } }
  // During an outage the lease expires.
  await rows.save(held, { ...change, next: { inMs: 0 } }).catch(() => {})
}
