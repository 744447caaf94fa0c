import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'

/**
 * Drains the rest of a refused body, so that the sender can read the answer and reuse the connection; closes the
 * connection after a whole body's worth of bytes.
 */
export function discardBody(body: Readable, socket: Socket, maxBytes: number): void {
  let discarded = 0
  body.on('data', ({ length }: Buffer) => {
    discarded += length
    if (discarded > maxBytes) socket.destroy()
  })
  body.on('error', () => {})
}

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
