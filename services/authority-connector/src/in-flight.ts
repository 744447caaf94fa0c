import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { ClaimedConversation } from './ports.ts'

/** Disposing waits for the steps; an interrupted one is due again when its lease expires. */
export interface InFlight extends AsyncDisposable {
  start(claimed: ClaimedConversation): void
}

export function inFlight(advance: (claimed: ClaimedConversation) => Promise<void>, log: Logger): InFlight {
  const all = new Set<Promise<void>>()
  return {
    start(claimed) {
      const task = advance(claimed)
        .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'a conversation could not be advanced'))
        .finally(() => all.delete(task))
      all.add(task)
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(all)
    },
  }
}
