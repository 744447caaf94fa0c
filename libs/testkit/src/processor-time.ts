/** Milliseconds of processor time that this thread has used: other processes do not change what a test measures. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The longest time that one turn of the event loop computes while `work` runs, in milliseconds of processor time. */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = processorMs()
  let ended = false
  const look = () => {
    const now = processorMs()
    longest = Math.max(longest, now - before)
    before = now
    if (!ended) setImmediate(look)
  }
  setImmediate(look)
  await work().finally(() => {
    ended = true
  })
  look()
  return longest
}
