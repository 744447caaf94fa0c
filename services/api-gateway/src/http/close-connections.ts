import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from './app.ts'

/** Between these ages a connection closes with its next answer, so that new replicas get clients of the old ones. */
const AGE_MS = { least: 45_000, most: 75_000 }

/**
 * Answers close connections of a certain age, and all connections before the stop: no client then sends a request on a
 * connection that is about to close. Add it before the routes. Returns what closes all for some time.
 */
export function closesConnections(app: App, { least, most } = AGE_MS): (withinMs: number) => Promise<void> {
  const oldAt = new WeakMap<Socket, number>()
  let isStopping = false
  app.server.on('connection', (socket) => {
    oldAt.set(socket, performance.now() + least + Math.random() * (most - least))
  })
  app.addHook('onSend', async ({ raw: { socket } }, reply) => {
    const isOld = performance.now() > (oldAt.get(socket) ?? Number.POSITIVE_INFINITY)
    if (isStopping || isOld) reply.header('connection', 'close')
  })
  return async (withinMs) => {
    isStopping = true
    await pause(withinMs)
  }
}
