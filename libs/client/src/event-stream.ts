import { unexpected } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection, Request } from './connection.ts'
import type { OperationId } from './description.ts'
import { ConnectionError, EtaxError, NotFoundError } from './errors.ts'
import { eventsIn, type StreamEvent } from './receipt-events.ts'

/** The stream sent nothing at all: a proxy holds it back, and the next one too. */
export class HeldBackError extends ConnectionError {}

export function isBreak(error: unknown): error is EtaxError {
  return error instanceof EtaxError && error.status === 0
}

export interface StreamOptions extends CallOptions {
  signal: AbortSignal
  silenceMs: number
}

/**
 * The events of one stream, which the service ends with the event `end`.
 * @throws ConnectionError when the stream breaks, or is silent for `silenceMs`
 */
export async function* streamedEvents(
  connection: Connection,
  operation: OperationId,
  { headers, ...request }: Request,
  { silenceMs, ...options }: StreamOptions,
): AsyncGenerator<{ event: StreamEvent; answer: Response }> {
  const silence = silenceWatch(silenceMs)
  const signal = AbortSignal.any([options.signal, silence.signal])
  const accepting = { ...request, headers: { accept: 'text/event-stream', ...headers }, streams: true }
  try {
    const answer = await connection.send(operation, accepting, { ...options, signal })
    if (answer.body === null || !isStream(answer))
      throw new NotFoundError('There is no stream of events.', { status: 404 })
    for await (const event of eventsIn(withSilenceLimit(answer.body, silence))) {
      yield { event, answer }
      if (event.event === 'end') return
    }
  } catch (cause) {
    if (cause instanceof EtaxError) throw cause
    throw new ConnectionError('The stream of events broke.', { cause })
  } finally {
    silence.stop()
  }
  throw new ConnectionError('The stream of events broke.')
}

/** @throws UnexpectedAnswerError for other data than JSON */
export function dataIn<Data>({ data }: StreamEvent, answer: Response): Data {
  try {
    return JSON.parse(data) as Data
  } catch {
    throw unexpected(answer)
  }
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true
}

interface Silence {
  /** Aborted after a long silence. */
  signal: AbortSignal
  /** Stops the time while the caller works on an event. */
  stop(): void
  restart(): void
}

function silenceWatch(milliseconds: number): Silence {
  const silent = new AbortController()
  const end = (error: ConnectionError) => () => silent.abort(error)
  const seconds = milliseconds / 1_000
  const heldBack = new HeldBackError(
    `Nothing came of the stream of events for ${seconds} s: a proxy may hold it back; ask with receipts.waitFor instead.`,
  )
  let timer = setTimeout(end(heldBack), milliseconds)
  return {
    signal: silent.signal,
    stop: () => clearTimeout(timer),
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(end(new ConnectionError(`The stream of events was silent for ${seconds} s.`)), milliseconds)
    },
  }
}

async function* withSilenceLimit(stream: AsyncIterable<Uint8Array>, silence: Silence): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    silence.stop()
    yield chunk
    silence.restart()
  }
}
