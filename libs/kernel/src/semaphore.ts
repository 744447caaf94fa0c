/** Limits concurrent work; further callers wait in turn. */
export function semaphore(size: number) {
  const waiting: (() => void)[] = []
  let free = size
  return {
    take(): Promise<void> | undefined {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve))
      free -= 1
      return undefined
    },
    free(): void {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    },
  }
}
