import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'

/**
 * Lets the rest of a body that is not taken pass by, so that its sender comes to read the answer and may go on using the
 * connection; whoever still sends after as much as a whole body is cut off.
 */
export function discardBody(body: Readable, socket: Socket, maxBytes: number): void {
  let discarded = 0
  body.on('data', ({ length }: Buffer) => {
    discarded += length
    if (discarded > maxBytes) socket.destroy()
  })
  // Whoever breaks the connection has no answer to wait for.
  body.on('error', () => {})
}

/** When the rest of a body has passed by, or as much of it as `maxBytes`. */
export function discarded(body: Readable, maxBytes: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (body.readableEnded || body.destroyed) return Promise.resolve()
  let passed = 0
  body.on('data', ({ length }: Buffer) => {
    passed += length
    if (passed > maxBytes) resolve()
  })
  for (const over of ['end', 'close', 'error']) body.once(over, () => resolve())
  body.resume()
  return promise
}
