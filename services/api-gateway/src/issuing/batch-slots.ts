import { gatewayErrors } from '@etax/contracts'
import { sharedPlaces } from '@etax/kernel'
import type { Principal } from '../http/domain/principal.ts'

export interface BatchSlot extends Disposable {
  stopping: AbortSignal
  maxMs: number
  lineDeadlineMs: number
}

export interface BatchSlots {
  /** @throws AppError `too-many` LIM_10012 */
  enter(principal: Pick<Principal, 'workspaceId' | 'plan'>): BatchSlot
  /** Stops reading in every batch; orders in progress finish and are answered. */
  stop(): void
}

/** Two per workspace: the next batch may start while the last orders of one finish. */
const PLACES = { ofOne: 2, ofOneOnTrial: 1, inAll: 16 }
const LASTS_MS = 600_000
const LASTS_ON_TRIAL_MS = 120_000
const LINE_DEADLINE_MS = 10_000
const RETRY_AFTER_SECONDS = 5

/** Limits the batches of this process: each holds lines and answers in memory. */
export function batchSlots({ lineDeadlineMs = LINE_DEADLINE_MS } = {}): BatchSlots {
  const places = sharedPlaces(PLACES)
  const stopping = new AbortController()

  return {
    enter({ workspaceId, plan: { trial } }) {
      const place = places.take(workspaceId, trial)
      if (typeof place === 'string') throw gatewayErrors.tooManyBatches({ retryAfter: RETRY_AFTER_SECONDS })
      const maxMs = trial ? LASTS_ON_TRIAL_MS : LASTS_MS
      return { stopping: stopping.signal, maxMs, lineDeadlineMs, [Symbol.dispose]: () => place[Symbol.dispose]() }
    },
    stop: () => stopping.abort(),
  }
}
