import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Taken } from './outbound/mongo-conversations.ts'

/** What this process is in the middle of. Disposing waits for it; what is cut off is due again when its lease ends. */
export interface UnderWay extends AsyncDisposable {
  go(taken: Taken): void
  /** Called whenever one of them ends. */
  onEnd(listener: () => void): void
}

export function underWay(carryOn: (taken: Taken) => Promise<void>, log: Logger): UnderWay {
  const all = new Set<Promise<void>>()
  let ended = () => {}
  return {
    go(taken) {
      const task = carryOn(taken)
        .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'a conversation stopped in the middle'))
        .finally(() => {
          all.delete(task)
          ended()
        })
      all.add(task)
    },
    onEnd(listener) {
      ended = listener
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(all)
    },
  }
}

export interface Lookout extends AsyncDisposable {
  /** Looks, unless a look is under way already: then that one is the answer. */
  look(): Promise<boolean>
  /** There is room again: looks at once if the last look found anything. */
  room(): void
}

/** One look at a time; none once it is disposed. */
export function lookout(look: () => Promise<boolean>): Lookout {
  let looking: Promise<boolean> | null = null
  let found = false
  let stopped = false
  const once = () => {
    looking ??= look()
      .then((more) => {
        found = more
        return more
      })
      .finally(() => {
        looking = null
      })
    return looking
  }
  return {
    look: once,
    room() {
      // A look that fails here is made again, and reported, when its time comes.
      if (found && !stopped) once().catch(() => {})
    },
    async [Symbol.asyncDispose]() {
      stopped = true
      await looking?.catch(() => {})
    },
  }
}
