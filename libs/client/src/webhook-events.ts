import { dataOf } from './answers.ts'
import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import { AuthenticationError } from './errors.ts'
import { dataIn, HeldBackError, isBreak, streamedEvents } from './event-stream.ts'
import type { StreamedWebhookEvent, Webhook } from './generated/api.ts'
import { outage } from './outage.ts'

export interface ListenOptions extends Pick<CallOptions, 'signal'> {
  /** Called each time the stream is open: later events will come. */
  onOpen?: () => void
}

/** The webhooks of the key's mode. */
export interface Webhooks {
  endpoints(options?: CallOptions): Promise<readonly Webhook[]>
  /**
   * The events of the sandbox from now on, each with the body of its webhook; a broken stream is opened again. Only
   * with a test key.
   * @throws ConnectionError when an outage outlasts the client's `timeoutMs`
   */
  events(options?: ListenOptions): AsyncIterable<StreamedWebhookEvent>
  /** Sends an example of an event, such as `invoice.completed`, to endpoints and streams. Only with a test key. */
  trigger(type: string, options?: CallOptions): Promise<StreamedWebhookEvent>
  /** Sends an event again, by the id of its header `webhook-id`, and returns the number of receivers. */
  resend(eventId: string, options?: CallOptions): Promise<number>
  /** Sends again what failed or was skipped since then, and returns the number of deliveries. */
  resendMissed(since: Date, options?: CallOptions): Promise<number>
}

export function webhooks(connection: Connection): Webhooks {
  const resent = { repeatable: true }
  return {
    endpoints: (options) => dataOf(connection, 'listWebhooksByKey', {}, options),
    events: (options = {}) => webhookEvents(connection, options),
    trigger: (type, options) => dataOf(connection, 'triggerWebhookEvent', { body: { type } }, options),
    resend: async (id, options) =>
      (await dataOf(connection, 'resendWebhookEvent', { ...resent, path: { id } }, options)).deliveries,
    resendMissed: async (since, options) => {
      const request = { ...resent, body: { since: since.toISOString() } }
      return (await dataOf(connection, 'resendMissedWebhookEvents', request, options)).deliveries
    },
  }
}

/** The service writes every five seconds. */
const SILENCE_MS = 20_000
/** Longer than any stream lasts. */
const STREAM_MS = 7_200_000

async function* webhookEvents(
  connection: Connection,
  { signal = new AbortController().signal, onOpen = () => {} }: ListenOptions,
): AsyncGenerator<StreamedWebhookEvent> {
  checkOptions({ signal })
  const { progress, outlast } = outage(connection)
  const options = { signal, timeoutMs: STREAM_MS, maxRetries: 0, silenceMs: SILENCE_MS }
  for (;;) {
    try {
      for await (const { event, answer } of streamedEvents(connection, 'streamWebhookEvents', {}, options)) {
        progress()
        if (event.event === 'listening') onOpen()
        if (event.event === 'webhook') yield dataIn<StreamedWebhookEvent>(event, answer)
        if (event.event === 'end' && event.data.includes('refused'))
          throw new AuthenticationError('The key was revoked.')
      }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof HeldBackError || !isBreak(error) || error instanceof AuthenticationError) throw error
      await outlast(error, signal)
    }
  }
}
