import { DEAD } from '@etax/contracts'
import { type ConfirmChannel, connect, type GetMessage } from 'amqplib'
import { decode, keyOf } from '../encoded-message.ts'

/** A dead-lettered message, without its body. */
export interface DeadMessage {
  id: string
  /** `mail.receipt.v1`; empty for a foreign message. */
  key: string
  /** The queue of its consumer. */
  queue: string
  reason: string
  /** Usually the id of a receipt. */
  correlationId: string
  occurredAt: string
}

export interface DeadLetters extends AsyncDisposable {
  /** The oldest messages, without removing them. */
  list(max: number): Promise<DeadMessage[]>
  /**
   * Moves selected messages back to their own queue. The broker confirms each before it leaves the dead-letter queue:
   * after a crash it may be in both, which handlers allow.
   */
  replay(isSelected: (message: DeadMessage) => boolean, max: number): Promise<Replayed[]>
}

/** `gone`: its queue no longer exists, and the message stays. */
export interface Replayed {
  message: DeadMessage
  to: 'queue' | 'gone'
}

/** The dead-lettered messages of a broker, for its operator. @throws amqplib's error without an answer */
export async function openDeadLetters(url: string): Promise<DeadLetters> {
  const connection = await connect(url, { timeout: 10_000 })

  return {
    list: (max) => onChannel(async (channel) => (await take(channel, max)).map(describe)),

    replay: (isSelected, max) =>
      onChannel(async (channel) => {
        const selected = (await take(channel, max)).filter((message) => isSelected(describe(message)))
        const replayed: Replayed[] = []
        for (const message of selected)
          replayed.push({ message: describe(message), to: await putBack(channel, message) })
        return replayed
      }),

    [Symbol.asyncDispose]: () => connection.close(),
  }

  /** Closing the channel puts unacknowledged messages back. */
  async function onChannel<T>(work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
    const channel = await connection.createConfirmChannel()
    try {
      return await work(channel)
    } finally {
      await channel.close()
    }
  }
}

async function take(channel: ConfirmChannel, max: number): Promise<GetMessage[]> {
  const messages: GetMessage[] = []
  while (messages.length < max) {
    const message = await channel.get(DEAD)
    if (message === false) break
    messages.push(message)
  }
  return messages
}

async function putBack(channel: ConfirmChannel, message: GetMessage): Promise<Replayed['to']> {
  const { content, properties } = message
  const { queue, id: messageId } = describe(message)
  const headers = Object.fromEntries(
    Object.entries(properties.headers ?? {}).filter(
      ([name]) => !/^x-(dead|death|first-death|last-death|delivery)/.test(name),
    ),
  )
  const options = { persistent: true, mandatory: true, messageId, contentType: 'application/json', headers }
  let isClosed = false
  const returned = () => {
    isClosed = true
  }
  channel.once('return', returned)
  await new Promise<void>((resolve, reject) => {
    channel.publish('', queue, content, options, (error: Error | null) => (error === null ? resolve() : reject(error)))
  })
  channel.off('return', returned)
  if (isClosed) return 'gone'
  channel.ack(message)
  return 'queue'
}

function describe({ content, properties, fields }: GetMessage): DeadMessage {
  const headers = (properties.headers ?? {}) as Record<string, unknown>
  const envelope = decode(content)
  const readable = 'problem' in envelope ? null : envelope
  return {
    id: String(properties.messageId ?? readable?.id ?? ''),
    key: readable === null ? '' : keyOf(readable),
    // The broker dead-letters a message that crashed its consumer too often, under the queue's name.
    queue: String(headers['x-dead-lettered-from'] ?? fields.routingKey),
    reason: String(headers['x-dead-lettered-reason'] ?? 'it took the process down too often'),
    correlationId: readable?.correlationId ?? '',
    occurredAt: readable?.occurredAt ?? '',
  }
}
