import { Readable } from 'node:stream'
import type { ReceiptView } from '@etax/contracts'
import type { Language, Places } from '@etax/kernel'
import type { Principal } from '../http/domain/principal.ts'
import { onRefusal, openStreams, sendEnd } from '../http/open-streams.ts'
import { eventsAfter, isFinal } from './domain/receipt-events.ts'
import { inLanguage } from './domain/receipt-view.ts'
import type { FollowReceipts } from './follow-receipts.ts'

export interface StreamRequest {
  receipt: ReceiptView
  /** The client's last event; 0 for none. */
  lastEventId: number
  language: Language
  principal: Pick<Principal, 'workspaceId' | 'plan'>
  /** Rejects when the caller's access ends. */
  stillLetIn: () => Promise<unknown>
}

export interface EventStreams {
  /** @throws AppError `too-many` LIM_10010; `unavailable` LIM_10011 */
  open(request: StreamRequest): Readable
  /** Ends all streams, also later ones, so that the server can stop; clients reconnect. */
  stop(): void
}

export interface StreamLimits {
  places: Places
  /** The interval of access checks; a heartbeat follows every few of them. */
  lookMs: number
  looksPerBeat: number
  maxMs: number
  maxMsOnTrial: number
}

const LIMITS: StreamLimits = {
  places: { ofOne: 50, ofOneOnTrial: 10, inAll: 2_000 },
  lookMs: 5_000,
  looksPerBeat: 3,
  maxMs: 600_000,
  maxMsOnTrial: 120_000,
}
/** A stream ends when its client leaves more bytes unread. */
const MAX_UNREAD = 256 * 1024
const RECONNECT_MS = 3_000

type Reason = 'final' | 'time' | 'stopping' | 'refused'

export function eventStreams(receipts: FollowReceipts, limits: StreamLimits = LIMITS): EventStreams {
  const streams = openStreams(limits.places)

  return {
    open(request) {
      const place = streams.takePlace(request.principal)
      const stream = new Readable({ read() {} })
      streams.add(stream, place, tell(stream, request, receipts, limits))
      return stream
    },
    stop: streams.stop,
  }
}

function tell(stream: Readable, request: StreamRequest, receipts: FollowReceipts, limits: StreamLimits) {
  let lastEventId = request.lastEventId
  let looks = 0
  let ended = false
  const maxMs = request.principal.plan.trial ? limits.maxMsOnTrial : limits.maxMs
  stream.push(`retry: ${RECONNECT_MS}\n\n`)
  // Before the first callback, which may end the stream at once.
  const looking = setInterval(look, limits.lookMs).unref()
  stream.once('close', () => clearInterval(looking))
  write(request.receipt)
  if (!ended) {
    const following = receipts.follow(request.receipt, write)
    stream.once('close', () => following[Symbol.dispose]())
  }
  return end

  function write(receipt: ReceiptView): void {
    if (ended || stream.destroyed) return
    for (const { id, data } of eventsAfter(inLanguage(receipt, request.language), lastEventId)) {
      stream.push(`id: ${id}\nevent: status\ndata: ${JSON.stringify(data)}\n\n`)
      lastEventId = id
    }
    if (isFinal(receipt)) end('final')
  }

  function look(): void {
    looks += 1
    if (looks * limits.lookMs >= maxMs) end('time')
    if (stream.readableLength > MAX_UNREAD) stream.destroy()
    if (ended || stream.destroyed) return
    if (looks % limits.looksPerBeat === 0) stream.push(': still waiting\n\n')
    onRefusal(request.stillLetIn, () => end('refused'))
  }

  function end(reason: Reason): void {
    if (ended || stream.destroyed) return
    ended = true
    clearInterval(looking)
    sendEnd(stream, reason)
  }
}
