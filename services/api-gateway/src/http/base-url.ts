import type { AddressInfo, Server } from 'node:net'

/**
 * The system's address for clients, without a final slash. Never from a request: its sender chooses the Host header.
 */
export type BaseUrl = () => string

export function baseUrlOf(publicUrl: string, server: Pick<Server, 'address'>): BaseUrl {
  const set = publicUrl.replace(/\/+$/, '')
  return () => (set === '' ? `http://127.0.0.1:${portOf(server.address())}` : set)
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 80
}
