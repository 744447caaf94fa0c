import { type Bus, memoryBus } from '@etax/messaging'
import type { Logger } from '@etax/runtime'

/** The bus in memory, and every service's line to it. */
export interface MemoryLines extends AsyncDisposable {
  /** Opens a line for the service that writes this log. */
  open(log: Logger): Bus
}

/**
 * Disposing closes all lines at once, before any service stops. One after another would not do: whoever publishes waits for
 * its subscriber, and of two services that publish to each other the one that stops first would wait for the other. That
 * what is on its way stays where it is, for the next start, is then no news: warnings are not written any more.
 */
export function memoryLines(busLog: Logger, subscribed: Promise<void>): MemoryLines {
  const bus = memoryBus({ log: busLog, ready: subscribed })
  const logs = [busLog]
  const lines: Bus[] = []
  return {
    open(log) {
      const line = bus.connect()
      lines.push(line)
      logs.push(log)
      return line
    },
    async [Symbol.asyncDispose]() {
      for (const log of logs) if (log.level === 'warn') log.level = 'error'
      await Promise.all(lines.map((line) => line[Symbol.asyncDispose]()))
    },
  }
}
