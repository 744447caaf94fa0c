import type { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { platformErrors } from '@etax/contracts'
import { type ChannelModel, connect } from 'amqplib'
import type { Log } from '../log.ts'
import { type Opened, type Reconnecting, reconnecting } from './reconnecting.ts'

const HEARTBEAT_SECONDS = 20
const CONNECT_TIMEOUT_MS = 10_000

export type Connection = Reconnecting<ChannelModel>

export function rabbitConnection(url: string, name: string, log: Log): Connection {
  const address = withHeartbeat(url)
  return reconnecting(name, open, log)

  async function open(): Promise<Opened<ChannelModel>> {
    const value = await connect(address, {
      timeout: CONNECT_TIMEOUT_MS,
      noDelay: true,
      keepAlive: true,
      clientProperties: { connection_name: name },
    })
    writeTogether(Reflect.get(value.connection, 'stream'))
    value.on('blocked', (reason) => {
      log.warn({ what: name, reason }, 'the broker accepts no messages')
    })
    value.on('unblocked', () => {
      log.info({ what: name }, 'the broker accepts messages again')
    })
    return { value, lost: closed(value), close: () => value.close() }
  }
}

/** amqplib writes each frame separately; this combines the frames of a turn of the event loop in one system call. */
function writeTogether(socket: unknown): void {
  // A private member of amqplib: without it, frames stay separate.
  if (!(socket instanceof Socket)) return
  const write = socket.write.bind(socket) as (frame: Uint8Array) => boolean
  let corked = false
  socket.write = (frame: Uint8Array) => {
    if (!corked) {
      corked = true
      socket.cork()
      process.nextTick(() => {
        corked = false
        socket.uncork()
      })
    }
    return write(frame)
  }
}

/** Resolves with the reason when a connection or a channel closes. */
export function closed(closing: EventEmitter): Promise<unknown> {
  return new Promise((resolve) => {
    let reason: unknown = 'closed'
    closing.on('error', (error: Error) => {
      reason = error
    })
    closing.on('close', () => resolve(reason))
  })
}

function withHeartbeat(url: string): string {
  const address = new URL(url)
  if (!/^amqps?:$/.test(address.protocol)) {
    throw platformErrors.brokerAddressMalformed()
  }
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS))
  return address.href
}
