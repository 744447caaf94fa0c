import { untilMultiple } from './until-multiple.ts'

export interface BatchOptions {
  /** At max this many items in one run. */
  max: number
  /** How many runs may be under way at once. One by default: the next run takes whatever queued meanwhile. */
  parallel?: number
  /** So many items within an interval are heavy load; 7 unless told. Below, runs begin twice as often. */
  heavy?: number | undefined
}

interface Waiting<T, R> {
  item: T
  settle: PromiseWithResolvers<R>
}

/** So many items within an interval are load: one client alone makes fewer. */
const LOADED = 7
/**
 * Under heavy load runs begin at multiples of so many milliseconds, in all processes of a machine: fewer and larger ones cost
 * the database far less, and those of one moment share a flush of its journal.
 */
const INTERVAL_MS = 50

/**
 * Batches what is asked for concurrently into few runs: an idle batcher runs at the end of the current turn, a busy one
 * takes everything that queued while it worked, and one under load waits for the next interval.
 * @param run answers each item in order: a value, or an Error that rejects that item alone. A throw rejects the whole run.
 */
export function batched<T, R>(
  run: (items: readonly T[]) => Promise<readonly (R | Error)[]>,
  { max, parallel = 1, heavy = LOADED }: BatchOptions,
): (item: T) => Promise<R> {
  const queue: Waiting<T, R>[] = []
  const arrivals = countByInterval()
  let running = 0
  /** What begins the next run: both, where the queue is full before the time. */
  let immediate: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout | undefined

  return (item) => {
    const settle = Promise.withResolvers<R>()
    queue.push({ item, settle })
    arrivals.add()
    schedule()
    return settle.promise
  }

  function schedule(): void {
    if (running >= parallel || queue.length === 0) return
    const load = arrivals.most()
    if (load < LOADED || queue.length >= max) immediate ??= setImmediate(begin)
    else timer ??= setTimeout(begin, untilMultiple(load < heavy ? INTERVAL_MS / 2 : INTERVAL_MS))
  }

  function begin(): void {
    clearImmediate(immediate)
    clearTimeout(timer)
    immediate = undefined
    timer = undefined
    void work()
  }

  async function work(): Promise<void> {
    const batch = queue.splice(0, max)
    if (batch.length === 0) return
    running += 1
    schedule()
    try {
      answer(batch, await run(batch.map((waiting) => waiting.item)))
    } catch (error) {
      for (const { settle } of batch) settle.reject(error)
    } finally {
      running -= 1
      schedule()
    }
  }

  function answer(batch: Waiting<T, R>[], results: readonly (R | Error)[]): void {
    batch.forEach(({ settle }, index) => {
      const result = results[index] as R | Error
      if (result instanceof Error) settle.reject(result)
      else settle.resolve(result)
    })
  }
}

function countByInterval() {
  let interval = 0
  let [count, before] = [0, 0]
  return {
    add(): void {
      const now = Math.floor(Date.now() / INTERVAL_MS)
      if (now !== interval) {
        before = now === interval + 1 ? count : 0
        count = 0
        interval = now
      }
      count += 1
    },
    /** In this interval or the one before. */
    most: () => Math.max(count, before),
  }
}
