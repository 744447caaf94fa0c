import { setTimeout as pause } from 'node:timers/promises'
import type { App } from './app.ts'

/**
 * Before the stop: requests are answered as before, and each answer closes its connection, so that no client sends a
 * request on a connection that is about to close. Add it before the routes.
 */
export function closesConnections(app: App): (withinMs: number) => Promise<void> {
  let isStopping = false
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  return async (withinMs) => {
    isStopping = true
    await pause(withinMs)
  }
}
