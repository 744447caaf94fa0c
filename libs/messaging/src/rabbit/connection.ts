import type { EventEmitter } from 'node:events'
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
    value.on('blocked', (reason) => {
      log.warn({ what: name, reason }, 'the broker takes no messages')
    })
    value.on('unblocked', () => {
      log.info({ what: name }, 'the broker takes messages again')
    })
    return { value, lost: lost(value), close: () => value.close() }
  }
}

/** Resolves with the reason when a connection or a channel is closed, by whomever. */
export function lost(closing: EventEmitter): Promise<unknown> {
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
