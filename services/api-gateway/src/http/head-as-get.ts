import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

const heads = new WeakSet<IncomingMessage>()

/** Routes HEAD as GET: Node writes the same status and headers, and omits the body. */
export function takeHeadAsGet(message: IncomingMessage): void {
  if (message.method !== 'HEAD') return
  heads.add(message)
  message.method = 'GET'
}

export function asksForHeadOnly({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return heads.has(raw)
}
