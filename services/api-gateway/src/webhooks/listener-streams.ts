import { Readable } from 'node:stream'
import { newId, type Places, reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { callerOf, type Principal } from '../http/domain/principal.ts'
import { onRefusal, openStreams, sendEnd } from '../http/open-streams.ts'
import type { Clients } from '../ports.ts'

export interface ListenRequest {
  principal: Pick<Principal, 'workspaceId' | 'mode' | 'plan'>
  /** Rejects when the caller's access ends. */
  stillLetIn: () => Promise<unknown>
}

export interface ListenerStreams {
  /** @throws AppError `too-many` LIM_10010; `unavailable` LIM_10011; `conflict` WHK_00010 */
  open(request: ListenRequest): Promise<Readable>
  /** Ends all streams, also later ones, so that the server can stop; clients reconnect. */
  stop(): void
}

interface Limits {
  places: Places
  askMs: number
  /** The interval of access checks, each with a heartbeat. */
  lookMs: number
  maxMs: number
  maxMsOnTrial: number
}

const LIMITS: Limits = {
  places: { ofOne: 10, ofOneOnTrial: 3, inAll: 200 },
  askMs: 500,
  lookMs: 5_000,
  maxMs: 3_600_000,
  maxMsOnTrial: 600_000,
}
/** No more events are taken while a client leaves more bytes unread. */
const MAX_UNREAD = 256 * 1024
const RECONNECT_MS = 1_000

type Reason = 'time' | 'stopping' | 'refused'

interface Dependencies {
  webhooks: Pick<Clients['webhooks'], 'takeEvents'>
  log: Pick<Logger, 'warn'>
  limits?: Limits
}

/** Each stream is a listener of the dispatcher, whose events it takes. */
export function listenerStreams({ webhooks, log, limits = LIMITS }: Dependencies): ListenerStreams {
  const streams = openStreams(limits.places)

  return {
    async open({ principal, stillLetIn }) {
      const place = streams.takePlace(principal)
      const listener = { caller: callerOf(principal), listenerId: newId() }
      const take = async () => (await webhooks.takeEvents(listener)).events
      // The first call waits until no later event is missed.
      const first = await take().catch((error) => {
        place[Symbol.dispose]()
        throw error
      })
      const stream = new Readable({ read() {} })
      const maxMs = principal.plan.trial ? limits.maxMsOnTrial : limits.maxMs
      const end = pass(stream, { take, stillLetIn, maxMs })
      write(stream, first)
      streams.add(stream, place, end)
      return stream
    },
    stop: streams.stop,
  }

  function pass(
    stream: Readable,
    { take, stillLetIn, maxMs }: { take: () => Promise<Event[]>; stillLetIn: () => Promise<unknown>; maxMs: number },
  ): (reason: Reason) => void {
    let ended = false
    stream.push(`retry: ${RECONNECT_MS}\n\nevent: listening\ndata: {}\n\n`)
    let asking = setTimeout(ask, limits.askMs)
    const looking = setInterval(look, limits.lookMs).unref()
    const limit = setTimeout(() => end('time'), maxMs).unref()
    stream.once('close', stopTimers)
    return end

    async function ask(): Promise<void> {
      try {
        if (stream.readableLength < MAX_UNREAD) write(stream, await take())
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the events of a listener could not be taken')
      }
      if (!ended && !stream.destroyed) asking = setTimeout(ask, limits.askMs).unref()
    }

    function look(): void {
      if (stream.readableLength < MAX_UNREAD) stream.push(': still listening\n\n')
      onRefusal(stillLetIn, () => end('refused'))
    }

    function end(reason: Reason): void {
      if (ended || stream.destroyed) return
      ended = true
      stopTimers()
      sendEnd(stream, reason)
    }

    function stopTimers(): void {
      clearTimeout(asking)
      clearInterval(looking)
      clearTimeout(limit)
    }
  }
}

type Event = Awaited<ReturnType<Clients['webhooks']['takeEvents']>>['events'][number]

/** The body as a text: a receiver checks the signature over these characters. */
function write(stream: Readable, events: readonly Event[]): void {
  if (stream.destroyed || stream.readableEnded) return
  for (const { id, type, body } of events) {
    stream.push(`id: ${id}\nevent: webhook\ndata: ${JSON.stringify({ id, type, body })}\n\n`)
  }
}
