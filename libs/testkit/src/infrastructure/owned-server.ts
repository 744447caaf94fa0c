import { readFileSync } from 'node:fs'
import { until } from '../until.ts'

/** A server that ends on request, and with its parent process. */
export interface OwnedServer {
  isRunning(): boolean
  stop(): Promise<void>
  /** Resolves after any end; absent for a container. */
  ended?: Promise<unknown>
  logFile: string
}

const START_TIMEOUT_MS = 60_000

/**
 * Waits for `isReady`.
 * @throws Error with the end of the server's output when it ends earlier or takes more than 60 s; then it is stopped
 */
export async function untilReady(server: OwnedServer, name: string, isReady: () => Promise<boolean>): Promise<void> {
  try {
    await until(`${name} to answer`, () => !server.isRunning() || isReady(), { within: START_TIMEOUT_MS })
    if (server.isRunning()) return
    throw new Error(`${name} ended`)
  } catch (cause) {
    await server.stop()
    throw new Error(`${name} did not start; ${server.logFile} ends:\n${lastLines(server.logFile)}`, { cause })
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n')
}
