import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

const heads = new WeakSet<IncomingMessage>()

/** HEAD goes the way of GET, whatever the route: Node writes the same status and headers, and leaves the body out. */
export function takeHeadAsGet(message: IncomingMessage): void {
  if (message.method !== 'HEAD') return
  heads.add(message)
  message.method = 'GET'
}

/** For what would begin work only for its body. */
export function asksForHeadOnly({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return heads.has(raw)
}
