import { type Bus, memoryBus } from '@etax/messaging'
import type { Logger } from '@etax/runtime'

/** The bus in memory, and the connection of each service to it. */
export interface MemoryConnections extends AsyncDisposable {
  /** Connects the service that writes this log. */
  open(log: Logger): Bus
}

/**
 * Disposing closes all connections at once, before any service stops. One after another would not do: whoever publishes
 * waits for its subscriber, and of two services that publish to each other the one that stops first would wait for the
 * other. Unacknowledged messages then stay in the outbox for the next start, as they should: nobody is warned of them.
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
