export interface SingleRun extends AsyncDisposable {
  /** Runs, unless a run is in flight already: then that one is the answer. */
  run(): Promise<boolean>
  /** Runs at once if the last run found anything: there may be more. */
  runIfMore(): void
}

/** One run of `work` at a time; none once it is disposed. `work` answers whether there may be more to do. */
export function singleRun(work: () => Promise<boolean>): SingleRun {
  let running: Promise<boolean> | null = null
  let mayBeMore = false
  let stopped = false
  const run = () => {
    running ??= work()
      .then((more) => {
        mayBeMore = more
        return more
      })
      .finally(() => {
        running = null
      })
    return running
  }
  return {
    run,
    runIfMore() {
      // A run that fails here is made again, and its error logged, by the poll loop.
      if (mayBeMore && !stopped) run().catch(() => {})
    },
    async [Symbol.asyncDispose]() {
      stopped = true
      await running?.catch(() => {})
    },
  }
}
