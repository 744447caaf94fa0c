export interface SenderPace extends Disposable {
  /** Aborted when the sender has kept us waiting for too long. */
  tooSlow: AbortSignal
  /** From now on we wait for it. */
  waits(): void
  /** It has sent a line of so many bytes. */
  sent(bytes: number): void
}

/** A line makes up for so much waiting, a long one for the time that 32 KiB a second take. */
const A_LINE_MS = 1_000
const BYTES_PER_MS = 32
const LOOKS = 20

/** How long the sender of a body may keep us waiting: for the first line, and then a line a second in the long run. */
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
