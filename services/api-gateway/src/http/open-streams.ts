import type { Readable } from 'node:stream'
import { gatewayErrors } from '@etax/contracts'
import { type Places, sharedPlaces } from '@etax/kernel'
import type { Principal } from './domain/principal.ts'

type EndStream = (reason: 'stopping') => void

export interface OpenStreams {
  /**
   * A place for one more stream of the caller's workspace.
   * @throws AppError `too-many` LIM_10010; `unavailable` LIM_10011
   */
  takePlace(caller: Pick<Principal, 'workspaceId' | 'plan'>): Disposable
  /** Frees the place when the stream closes, and ends the stream before a stop. */
  add(stream: Readable, place: Disposable, end: EndStream): void
  /** Ends all streams, also later ones, so that the server can stop; clients reconnect. */
  stop(): void
}

/** The open streams of events of this process, with their limits. */
export function openStreams(limits: Places): OpenStreams {
  const open = new Map<Readable, EndStream>()
  const places = sharedPlaces(limits)
  let stopping = false

  return {
    takePlace({ workspaceId, plan }) {
      const place = places.take(workspaceId, plan.trial)
      if (place === 'theirs') throw gatewayErrors.tooManyStreams({ retryAfter: 5 })
      if (place === 'full') throw gatewayErrors.streamsFull({ retryAfter: 5 })
      return place
    },
    add(stream, place, end) {
      open.set(stream, end)
      stream.once('close', () => {
        open.delete(stream)
        place[Symbol.dispose]()
      })
      if (stopping) end('stopping')
    },
    stop() {
      stopping = true
      for (const end of open.values()) end('stopping')
    },
  }
}

/** Sends the event `end` as the last one. */
export function sendEnd(stream: Readable, reason: string): void {
  stream.push(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`)
  stream.push(null)
}

/** Only a refusal ends a stream, not an outage. */
export function onRefusal(stillLetIn: () => Promise<unknown>, end: () => void): void {
  stillLetIn().catch(({ kind }: { kind?: string }) => {
    if (kind === 'unauthenticated' || kind === 'forbidden') end()
  })
}
