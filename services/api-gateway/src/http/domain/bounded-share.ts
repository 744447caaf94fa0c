export interface BoundedShare {
  /** Whether there is time left for more work. */
  isLeft(): boolean
  /** Does the work, and counts the time it takes. */
  spend<Answer>(work: () => Answer): Answer
}

interface ShareOfTime {
  /** Of all time. */
  share: number
  /** What may be spent at once after a rest. */
  mostMs: number
  /** Milliseconds of a clock that is never set. */
  elapsed: () => number
}

/** Time for work that may wait or be left out: in the long run a share of it all, whatever there is to do. */
export function boundedShare({ share, mostMs, elapsed }: ShareOfTime): BoundedShare {
  let leftMs = mostMs
  let filledAt = elapsed()
  return {
    isLeft() {
      const now = elapsed()
      leftMs = Math.min(mostMs, leftMs + (now - filledAt) * share)
      filledAt = now
      return leftMs > 0
    },
    spend(work) {
      const began = elapsed()
      try {
        return work()
      } finally {
        leftMs -= elapsed() - began
      }
    },
  }
}
