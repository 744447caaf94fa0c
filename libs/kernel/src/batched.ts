export interface BatchOptions {
  /** At max this many items in one run. */
  max: number
  /** How many runs may be under way at once. One by default: the next run takes whatever queued meanwhile. */
  parallel?: number
}

interface Waiting<T, R> {
  item: T
  settle: PromiseWithResolvers<R>
}

/**
 * Batches what is asked for concurrently into few runs, without a timer: an idle batcher runs at the end of the
 * current turn, a busy one takes everything that queued while it worked.
 * @param run answers each item in order: a value, or an Error that rejects that item alone. A throw rejects the whole run.
 */
export function batched<T, R>(
  run: (items: readonly T[]) => Promise<readonly (R | Error)[]>,
  { max, parallel = 1 }: BatchOptions,
): (item: T) => Promise<R> {
  const queue: Waiting<T, R>[] = []
  let running = 0
  let scheduled = false

  return (item) => {
    const settle = Promise.withResolvers<R>()
    queue.push({ item, settle })
    schedule()
    return settle.promise
  }

  function schedule(): void {
    if (scheduled || running >= parallel || queue.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      void work()
    })
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
