import { untilMultiple } from './until-multiple.ts'

export interface BatchOptions {
  max: number
  /** How many runs may overlap. Default: 1; the next run takes all items that queued meanwhile. */
  parallel?: number
  /** Heavy load, in items within an interval. Default: 7. Below it, runs begin twice as often. */
  heavy?: number | undefined
}

interface Waiting<T, R> {
  item: T
  settle: PromiseWithResolvers<R>
}

/** Load, in items within an interval: a single client makes fewer. */
const LOADED = 7
/**
 * Under heavy load, runs of all processes of a machine begin at multiples of this time: few large runs cost the
 * database much less, and simultaneous runs share a flush of its journal.
 */
const INTERVAL_MS = 50

/**
 * Combines concurrent items into few runs: an idle batcher runs at the end of the current turn, a busy one takes all
 * queued items at its end, and one under load waits for the next interval.
 * @param run returns, for each item in order, a value or an Error, which rejects that item; a throw rejects the whole
 * run
 */
export function batched<T, R>(
  run: (items: readonly T[]) => Promise<readonly (R | Error)[]>,
  { max, parallel = 1, heavy = LOADED }: BatchOptions,
): (item: T) => Promise<R> {
  const queue: Waiting<T, R>[] = []
  const arrivals = countByInterval()
  let running = 0
  /** Both are set where the queue may be full before the time. */
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
    most: () => Math.max(count, before),
  }
}
