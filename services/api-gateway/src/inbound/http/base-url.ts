import type { FastifyRequest } from 'fastify'

/** The address set for clients; empty where it is taken from each request. */
export type PublicUrl = string

/** The address of the service for clients: the setting, or the address of this request. */
export function baseUrlOf({ protocol, host }: FastifyRequest, publicUrl: PublicUrl): string {
  return publicUrl === '' ? `${protocol}://${host}` : publicUrl.replace(/\/+$/, '')
}
