import { setTimeout as pause } from 'node:timers/promises'
import { platformErrors } from '@etax/contracts'
import { AppError, faultPoint, semaphore, within } from '@etax/kernel'
import type { ConfirmChannel, Message } from 'amqplib'
import type { Log } from '../log.ts'
import { type Connection, closed } from './connection.ts'
import { type Opened, reconnecting } from './reconnecting.ts'
import { ensureExchanges } from './topology.ts'

const passWritten = faultPoint('bus#written')

export interface Outgoing {
  id: string
  exchange: string
  key: string
  content: Buffer
  headers: Record<string, unknown>
}

export interface Publisher extends AsyncDisposable {
  /** Resolves when the broker has the message on disk. @throws AppError `unavailable` MSG_00002, MSG_00003 */
  publish(message: Outgoing, deadline: number): Promise<void>
  up(): boolean
}

/** The maximum of unconfirmed messages; more than about 200 gain nothing. Callers wait for a place. */
const MAX_UNCONFIRMED = 500
/** Disposal waits this long for confirms. */
const DRAIN_TIMEOUT_MS = 5_000

interface OpenChannel {
  channel: ConfirmChannel
  /** Ids of returned messages without a confirm yet: nearly always none. */
  returned: string[]
}

export function publisher(connection: Connection, name: string, log: Log): Publisher {
  const slots = semaphore(MAX_UNCONFIRMED)
  const unconfirmed = new Set<Promise<void>>()
  const channels = reconnecting(name, open, log)

  return {
    up: () => channels.up(),
    async publish(message, deadline) {
      // The system clock may be set forward, and then nothing is sent.
      const sending = send(message, performance.now() + deadline)
      unconfirmed.add(sending)
      try {
        await within(deadline, `publishing ${message.key}`, sending)
      } catch (error) {
        throw asUnsafe(error)
      } finally {
        unconfirmed.delete(sending)
      }
    },
    async [Symbol.asyncDispose]() {
      await within(DRAIN_TIMEOUT_MS, 'confirming', Promise.allSettled(unconfirmed)).catch((error) =>
        log.warn({ what: name, err: error }, 'stopped before the broker confirmed all messages'),
      )
      await channels[Symbol.asyncDispose]()
    },
  }

  async function open(): Promise<Opened<OpenChannel>> {
    const model = await connection.current()
    await ensureExchanges(model)
    const channel = await model.createConfirmChannel()
    const closing = closed(channel)
    const returned: string[] = []
    channel.on('return', (message: Message) => returned.push(String(message.properties.messageId)))
    return { value: { channel, returned }, lost: closing, close: () => channel.close() }
  }

  async function send(message: Outgoing, until: number): Promise<void> {
    await slots.take()
    try {
      while (performance.now() < until) {
        if ((await confirmed(await channels.current(), message, until)) === 'confirmed') return
        await pause(50)
      }
      throw platformErrors.messageNotSafe({ more: 'it was not confirmed in time' })
    } finally {
      slots.free()
    }
  }
}

/** `lost`: the channel closed before the confirm. Send the message again, perhaps a second time. */
function confirmed(
  { channel, returned }: OpenChannel,
  message: Outgoing,
  until: number,
): Promise<'confirmed' | 'lost'> {
  const { id, exchange, key, content, headers } = message
  const options = { persistent: true, mandatory: true, messageId: id, contentType: 'application/json', headers }
  return new Promise((resolve, reject) => {
    // The place may come after the deadline.
    if (performance.now() >= until) return resolve('lost')
    try {
      channel.publish(exchange, key, content, options, (error: Error | null) => {
        const back = returned.indexOf(id)
        if (back >= 0) returned.splice(back, 1)
        if (error?.message === 'message nacked') return reject(unsafe('the broker refused it', error))
        if (error !== null) return resolve('lost')
        if (back >= 0) return reject(platformErrors.noQueue({ more: key }))
        resolve('confirmed')
      })
      passWritten()
    } catch (error) {
      if (error instanceof RangeError) reject(error)
      else resolve('lost')
    }
  })
}

function asUnsafe(error: unknown): unknown {
  return AppError.is(error) && error.kind === 'unavailable' && !error.code.startsWith('MSG')
    ? unsafe('it was not confirmed in time', error)
    : error
}

function unsafe(why: string, cause: unknown): AppError {
  return platformErrors.messageNotSafe({ more: why, cause })
}
