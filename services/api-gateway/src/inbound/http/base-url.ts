import type { FastifyRequest } from 'fastify'

/** The address set for clients; empty where it is taken from each request. */
export type PublicUrl = string

/** Where clients reach the service: as set, or as this client did. */
export function baseUrlOf({ protocol, host }: FastifyRequest, publicUrl: PublicUrl): string {
  return publicUrl === '' ? `${protocol}://${host}` : publicUrl.replace(/\/+$/, '')
}
