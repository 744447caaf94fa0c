import { platformErrors } from '@etax/contracts'
import type { TlsFiles } from './tls.ts'

/** Who gets in: callers with a certificate whose common name is listed, or, for development, everybody. */
export type Access = { tls: TlsFiles; peers: ReadonlySet<string> } | 'plaintext'

/** Settings of a server, as `commonSettings` of the runtime reads them. */
export interface GrpcSettings {
  grpcListen: string
  grpcTlsCa: string
  grpcTlsCert: string
  grpcTlsKey: string
  /** Common names, separated by commas. */
  grpcPeers: string
  /** `development` serves without TLS; nothing else does. */
  grpcPlaintext: string
}

/**
 * Where to listen and whom to serve, for `serve`. Closed unless the settings open it: without TLS only a Unix socket is
 * served, which the file system guards, or what the setting for development admits.
 * @throws AppError `invalid` SYS_00016 where a service would be open to everybody, or to nobody
 */
export function listenOf(settings: GrpcSettings): { address: string; access?: Access } {
  const { grpcListen: address, grpcTlsCa: ca, grpcTlsCert: cert, grpcTlsKey: key, grpcPlaintext } = settings
  const given = [ca, cert, key].filter((path) => path !== '').length
  if (given === 3) return { address, access: { tls: { ca, cert, key }, peers: peersOf(settings) } }
  if (given > 0)
    throw platformErrors.serverOpen({ more: 'GRPC_TLS_CA, GRPC_TLS_CERT and GRPC_TLS_KEY belong together' })
  if (grpcPlaintext === 'development') return { address, access: 'plaintext' }
  refuseOpen(address)
  return { address }
}

/** @throws AppError SYS_00016 for an address that others reach */
export function refuseOpen(address: string): void {
  if (!address.startsWith('unix:')) throw platformErrors.serverOpen({ more: address })
}

function peersOf({ grpcPeers }: GrpcSettings): ReadonlySet<string> {
  const names = grpcPeers.split(',').map((name) => name.trim())
  const peers = new Set(names.filter((name) => name !== ''))
  if (peers.size === 0) throw platformErrors.serverOpen({ more: 'GRPC_PEERS is empty: nobody would be served' })
  return peers
}
