import { reasonOf } from './errors.ts'

/** A row whose version grows with every change. */
export interface Versioned {
  id: string
  version: number
}

interface Dependencies<Row> {
  /** The rows that are newer than the known versions. */
  changesOf: (known: readonly Versioned[]) => Promise<readonly Row[]>
  log: { warn(fields: object, message: string): void }
  intervalMs?: number
}

export interface FollowChanges<Row extends Versioned> {
  /** Calls back with every newer version, until disposal. */
  follow(row: Row, onChange: (row: Row) => void): Disposable
}

interface Followed<Row> {
  latest: Row
  readers: Set<(row: Row) => void>
  questions: number
  dueAt: number
}

const INTERVAL_MS = 300
const MAX_ASKED = 500
const AFTER_FAILURE = 10

/**
 * Asks for all followed rows in one call per round, and for slow ones less often. Finds the changes of any process.
 */
export function followChanges<Row extends Versioned>({
  changesOf,
  log,
  intervalMs = INTERVAL_MS,
}: Dependencies<Row>): FollowChanges<Row> {
  const followed = new Map<string, Followed<Row>>()
  let round = 0
  let running = false

  return {
    follow(row, onChange) {
      const one = followed.get(row.id) ?? begin(row)
      one.readers.add(onChange)
      if (one.latest.version > row.version) onChange(one.latest)
      else learn(one, row)
      return { [Symbol.dispose]: () => leave(row.id, onChange) }
    },
  }

  function begin(row: Row): Followed<Row> {
    const one = { latest: row, readers: new Set<(row: Row) => void>(), questions: 0, dueAt: round + 1 }
    followed.set(row.id, one)
    if (!running) schedule()
    return one
  }

  function leave(id: string, onChange: (row: Row) => void): void {
    const one = followed.get(id)
    one?.readers.delete(onChange)
    if (one?.readers.size === 0) followed.delete(id)
  }

  function schedule(): void {
    running = true
    setTimeout(() => {
      void ask().finally(() => {
        running = false
        if (followed.size > 0) schedule()
      })
    }, intervalMs).unref()
  }

  async function ask(): Promise<void> {
    round += 1
    const due = [...followed.values()].filter(({ dueAt }) => dueAt <= round)
    for (const one of due) {
      one.questions += 1
      one.dueAt = round + roundsUntilNext(one.questions)
    }
    for (let at = 0; at < due.length; at += MAX_ASKED) await askFor(due.slice(at, at + MAX_ASKED))
  }

  async function askFor(some: readonly Followed<Row>[]): Promise<void> {
    try {
      const rows = await changesOf(some.map(({ latest: { id, version } }) => ({ id, version })))
      for (const row of rows) {
        const one = followed.get(row.id)
        if (one !== undefined) learn(one, row)
      }
    } catch (error) {
      log.warn({ rows: some.length, reason: reasonOf(error) }, 'the states of followed rows could not be read')
      for (const one of some) one.dueAt = round + AFTER_FAILURE
    }
  }

  function learn(one: Followed<Row>, row: Row): void {
    if (row.version <= one.latest.version) return
    one.latest = row
    one.questions = 0
    one.dueAt = round + 1
    for (const reader of [...one.readers]) reader(row)
  }
}

/** Most rows end within seconds; receipts that wait for the authority may take hours. */
function roundsUntilNext(questions: number): number {
  if (questions < 40) return 1
  return questions < 80 ? 4 : 10
}
