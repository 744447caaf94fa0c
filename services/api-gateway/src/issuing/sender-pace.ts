export interface SenderPace extends Disposable {
  tooSlow: AbortSignal
  waits(): void
  sent(bytes: number): void
}

/** Time per line; a long line has the time of 32 KiB a second. */
const A_LINE_MS = 1_000
const BYTES_PER_MS = 32
const LOOKS = 20

/** Limits the wait for a sender: for the first line, and then a line a second in the long run. */
export function senderPace(lineDeadlineMs: number): SenderPace {
  const slow = new AbortController()
  let leftMs = lineDeadlineMs
  let waitsSince: number | null = null
  const look = () => {
    if (waitsSince !== null && performance.now() - waitsSince > leftMs) slow.abort()
  }
  const looking = setInterval(look, lineDeadlineMs / LOOKS).unref()
  return {
    tooSlow: slow.signal,
    waits() {
      waitsSince = performance.now()
    },
    sent(bytes) {
      const waited = waitsSince === null ? 0 : performance.now() - waitsSince
      leftMs = Math.min(lineDeadlineMs, leftMs - waited + Math.max(A_LINE_MS, bytes / BYTES_PER_MS))
      waitsSince = null
    },
    [Symbol.dispose]: () => clearInterval(looking),
  }
}
