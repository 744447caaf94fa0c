import { gatewayErrors } from '@etax/contracts'
import { followChanges, sharedPlaces } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Owner } from './domain/receipt.ts'
import { isFinal, type Recorded } from './domain/state-machine.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { ReceiptVersion } from './list-changed.ts'

interface Dependencies {
  find: FindReceipt
  listChanged: (versions: readonly ReceiptVersion[]) => Promise<Recorded[]>
  log: Pick<Logger, 'warn'>
}

export interface WatchRequest {
  caller: Owner
  id: string
  ruc: string | undefined
  knownVersion: number
  /** Ends the watching. */
  signal: AbortSignal
}

export type WatchReceipt = (request: WatchRequest) => AsyncGenerator<Recorded>

const PLACES = { ofOne: 50, ofOneOnTrial: 50, inAll: 2_000 }
/** A connection lives for at least 60 s more when it gets too old. */
const LASTS_MS = 45_000

/**
 * The receipt, and its newer versions until the final one. A slow reader gets the latest version only.
 * @throws AppError `not-found` RCP_10001; `too-many` LIM_10010; `unavailable` LIM_10011
 */
export function watchReceipt({ find, listChanged, log }: Dependencies): WatchReceipt {
  const places = sharedPlaces(PLACES)
  const changes = followChanges({
    changesOf: async (known) => (await listChanged(known)).map(watched),
    log,
  })
  return async function* ({ caller, id, ruc, knownVersion, signal }) {
    let latest: Recorded = await find(caller, id, ruc)
    const place = places.take(caller.workspaceId, false)
    if (place === 'theirs') throw gatewayErrors.tooManyStreams({ retryAfter: 5 })
    if (place === 'full') throw gatewayErrors.streamsFull({ retryAfter: 5 })
    using _place = place
    const ended = AbortSignal.any([signal, AbortSignal.timeout(LASTS_MS)])
    let news = Promise.withResolvers<void>()
    ended.addEventListener('abort', () => news.resolve())
    using _following = changes.follow(watched(latest), ({ receipt }) => {
      latest = receipt
      news.resolve()
    })
    for (let sent = knownVersion; !ended.aborted; ) {
      news = Promise.withResolvers<void>()
      if (latest.version > sent) {
        sent = latest.version
        yield latest
      } else if (isFinal(latest.status)) return
      else await news.promise
    }
  }
}

function watched(receipt: Recorded) {
  return { id: receipt._id, version: receipt.version, receipt }
}
