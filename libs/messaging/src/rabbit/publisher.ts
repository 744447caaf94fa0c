import { setTimeout as pause } from 'node:timers/promises'
import { platformErrors } from '@etax/contracts'
import { AppError, within } from '@etax/kernel'
import type { ConfirmChannel, Message } from 'amqplib'
import { killPoint } from '../kill-points.ts'
import type { Log } from '../log.ts'
import { type Connection, lost } from './connection.ts'
import { inBatches, type Send } from './in-batches.ts'
import type { Outgoing } from './outgoing.ts'
import { type Opened, reconnecting } from './reconnecting.ts'
import { semaphore } from './semaphore.ts'
import { ensureExchanges } from './topology.ts'

export interface Publisher extends AsyncDisposable {
  /** Resolves when the broker has it on disk. @throws AppError `unavailable` MSG_00002, MSG_00003 */
  publish(message: Outgoing, deadline: number): Promise<void>
  up(): boolean
}

/** Unconfirmed messages at once. The gain ends at about 200; what is beyond waits in the caller. */
const MAX_UNCONFIRMED = 500
/** How long disposing waits for outstanding confirms. */
const DRAIN_TIMEOUT_MS = 5_000

/** @param batches whether everybody who consumes can take a batch apart */
export function publisher(connection: Connection, name: string, log: Log, batches: boolean): Publisher {
  const slots = semaphore(MAX_UNCONFIRMED)
  const unconfirmed = new Set<Promise<void>>()
  const channels = reconnecting(name, open, log)

  return {
    up: () => channels.up(),
    async publish(message, deadline) {
      // Not by the clock: one that is set forward would end the time, and nothing would have been sent.
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
        log.warn({ what: name, err: error }, 'stopped with messages unconfirmed'),
      )
      await channels[Symbol.asyncDispose]()
    },
  }

  async function open(): Promise<Opened<Send>> {
    const model = await connection.current()
    await ensureExchanges(model)
    const channel = await model.createConfirmChannel()
    const gone = lost(channel)
    const returned: string[] = []
    channel.on('return', (message: Message) => returned.push(String(message.properties.messageId)))
    const send = writer(channel, returned)
    return { value: batches ? inBatches(send) : send, lost: gone, close: () => channel.close() }
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

/** `lost`: it must be sent again, perhaps a second time. */
function confirmed(send: Send, message: Outgoing, until: number): Promise<'confirmed' | 'lost'> {
  return new Promise((resolve, reject) => {
    // A slot may have come free only after its caller gave up.
    if (performance.now() >= until) return resolve('lost')
    send(message, (fate) => (fate instanceof Error ? reject(fate) : resolve(fate)))
  })
}

/** Writes to a channel; `returned` are the ids of messages that came back and whose confirm is still to come: nearly always none. */
function writer(channel: ConfirmChannel, returned: string[]): Send {
  return ({ id, exchange, key, content, headers }, settle) => {
    const options = { persistent: true, mandatory: true, messageId: id, contentType: 'application/json', headers }
    try {
      channel.publish(exchange, key, content, options, (error: Error | null) => {
        const back = returned.indexOf(id)
        if (back >= 0) returned.splice(back, 1)
        if (error?.message === 'message nacked') return settle(unsafe('the broker refused it', error))
        if (error !== null) return settle('lost')
        if (back >= 0) return settle(platformErrors.noQueue({ more: key }))
        killPoint('confirmed')
        settle('confirmed')
      })
      killPoint('written')
    } catch (error) {
      settle(error instanceof RangeError ? error : 'lost')
    }
  }
}

function asUnsafe(error: unknown): unknown {
  return AppError.is(error) && error.kind === 'unavailable' && !error.code.startsWith('MSG')
    ? unsafe('it was not confirmed in time', error)
    : error
}

function unsafe(why: string, cause: unknown): AppError {
  return platformErrors.messageNotSafe({ more: why, cause })
}
