import { gatewayErrors } from '@etax/contracts'

export interface BatchSlots {
  /** A place for one batch until it is disposed of. @throws AppError `too-many` LIM_10012 */
  enter(workspaceId: string): Disposable & { stopping: AbortSignal }
  /** Every batch reads no further: what has begun is finished and told. */
  stop(): void
}

/** Two: the next one may begin while the last orders of the one before end. */
const OF_A_WORKSPACE = 2
const IN_ALL = 16
const RETRY_AFTER_SECONDS = 5

/** How many batches are under way here: each holds lines and answers in memory. */
export function batchSlots(): BatchSlots {
  const taken = new Map<string, number>()
  const stopping = new AbortController()
  let inAll = 0

  return {
    enter(workspaceId) {
      const theirs = taken.get(workspaceId) ?? 0
      if (theirs >= OF_A_WORKSPACE || inAll >= IN_ALL)
        throw gatewayErrors.tooManyBatches({ retryAfter: RETRY_AFTER_SECONDS })
      taken.set(workspaceId, theirs + 1)
      inAll += 1
      return { stopping: stopping.signal, [Symbol.dispose]: () => leave(workspaceId) }
    },
    stop: () => stopping.abort(),
  }

  function leave(workspaceId: string): void {
    inAll -= 1
    const left = (taken.get(workspaceId) ?? 1) - 1
    if (left === 0) taken.delete(workspaceId)
    else taken.set(workspaceId, left)
  }
}
