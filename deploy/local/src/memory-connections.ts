import { type Bus, memoryBus } from '@etax/messaging'
import type { Logger } from '@etax/runtime'

export interface MemoryConnections extends AsyncDisposable {
  open(log: Logger): Bus
}

/**
 * Disposing closes all connections at once, before any service stops: a publisher waits for its subscriber, and of two
 * services that publish to each other, the first to stop waits for the other. Unacknowledged messages stay in the
 * outbox for the next start, so no warning is needed.
 */
export function memoryConnections(busLog: Logger, subscribed: Promise<void>): MemoryConnections {
  const bus = memoryBus({ log: busLog, ready: subscribed })
  const logs = [busLog]
  const connections: Bus[] = []
  return {
    open(log) {
      const connection = bus.connect()
      connections.push(connection)
      logs.push(log)
      return connection
    },
    async [Symbol.asyncDispose]() {
      for (const log of logs) if (log.level === 'warn') log.level = 'error'
      await Promise.all(connections.map((connection) => connection[Symbol.asyncDispose]()))
    },
  }
}
