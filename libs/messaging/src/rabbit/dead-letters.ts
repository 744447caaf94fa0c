import { type ConfirmChannel, connect, type GetMessage } from 'amqplib'
import { decode, keyOf } from '../encoded-message.ts'
import { DEAD } from './topology.ts'

/** What is told of a dead-lettered message: never its body. */
export interface DeadMessage {
  id: string
  /** `mail.receipt.v1`; empty where it is no message of this system. */
  key: string
  /** The queue whose consumer could not take it. */
  queue: string
  reason: string
  /** What it is about: mostly the id of a receipt. */
  correlationId: string
  occurredAt: string
}

export interface DeadLetters extends AsyncDisposable {
  /** The oldest, which stay where they are. */
  list(max: number): Promise<DeadMessage[]>
  /**
   * Puts those that are wanted back into the queue that they came from, and there alone. One leaves the dead-letter queue
   * when the broker has it in the other: a crash in between leaves it in both, which handlers allow for.
   */
  replay(isSelected: (message: DeadMessage) => boolean, max: number): Promise<Replayed[]>
}

/** `gone`: the queue is there no more, and the message stays among the dead ones. */
export interface Replayed {
  message: DeadMessage
  to: 'queue' | 'gone'
}

/** The dead-lettered messages of a broker, for its operator. @throws what amqplib does where the broker does not answer */
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

  /** What is not acknowledged on it goes back in its place when it closes. */
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
    // One that took its process down too often was dead-lettered by the broker, under the queue's name.
    queue: String(headers['x-dead-lettered-from'] ?? fields.routingKey),
    reason: String(headers['x-dead-lettered-reason'] ?? 'it took the process down too often'),
    correlationId: readable?.correlationId ?? '',
    occurredAt: readable?.occurredAt ?? '',
  }
}
