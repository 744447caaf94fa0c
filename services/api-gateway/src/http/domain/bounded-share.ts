export interface BoundedShare {
  isLeft(): boolean
  spend<Answer>(work: () => Answer): Answer
}

interface ShareOfTime {
  share: number
  /** The most milliseconds after a rest. */
  mostMs: number
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
}

/** Limits optional work to a share of all time in the long run. */
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
