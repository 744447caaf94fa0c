import type { AddressInfo, Server } from 'node:net'

/**
 * The address of this system for clients, without a slash at its end. Never what a request says of itself: whoever
 * sends it chooses the Host header.
 */
export type BaseUrl = () => string

/** The setting, or where the server listens on this machine. */
export function baseUrlOf(publicUrl: string, server: Pick<Server, 'address'>): BaseUrl {
  const set = publicUrl.replace(/\/+$/, '')
  return () => (set === '' ? `http://127.0.0.1:${portOf(server.address())}` : set)
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 80
}
