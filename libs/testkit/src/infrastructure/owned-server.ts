import { readFileSync } from 'node:fs'
import { until } from '../until.ts'

/** A server that ends when it is told to, and when the process that started it is no more. */
export interface OwnedServer {
  isRunning(): boolean
  stop(): Promise<void>
  /** Settles once it has ended, whoever ended it; not told of a container. */
  ended?: Promise<unknown>
  /** Holds what the server writes. */
  logFile: string
}

const START_TIMEOUT_MS = 60_000

/**
 * Waits until `isReady` says so.
 * @throws Error with the end of what the server wrote, when it ended before or took longer than 60 s; it is stopped then
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
