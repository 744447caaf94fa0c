import { platformErrors } from '@etax/contracts'
import type { TlsFiles } from './tls.ts'

/** Who gets in: callers with a certificate whose common name is listed, or, for development, everybody. */
export type Access = { tls: TlsFiles; peers: ReadonlySet<string> } | 'plaintext'

/** Settings of a caller, as `tlsSettings` of the runtime reads them. */
export interface TlsSettings {
  grpcTlsCa: string
  grpcTlsCert: string
  grpcTlsKey: string
  /** `development` calls and serves without TLS, `unix-sockets` serves such sockets without it; nothing else does. */
  grpcPlaintext: string
}

/** Settings of a server, as `grpcSettings` of the runtime reads them. */
export interface GrpcSettings extends TlsSettings {
  grpcListen: string
  /** Common names, separated by commas. */
  grpcPeers: string
}

/**
 * Where to listen and whom to serve, for `serve`. Closed unless the settings open it: without TLS only a Unix socket is
 * served, which the file system guards, where a setting says so; or what the setting for development admits.
 * @throws AppError `invalid` SYS_00016 where a service would be open to everybody, or to nobody
 */
export function listenOf(settings: GrpcSettings): { address: string; access?: Access } {
  const { grpcListen: address, grpcPlaintext } = settings
  const tls = filesOf(settings)
  if (tls !== undefined) return { address, access: { tls, peers: peersOf(settings) } }
  if (grpcPlaintext === 'development') return { address, access: 'plaintext' }
  if (grpcPlaintext === 'unix-sockets' && isSocket(address)) return { address }
  throw platformErrors.serverOpen({ more: address })
}

/**
 * What a service shows to the one it calls, which must show the like: for `client`. Undefined for a Unix socket, and where
 * the setting for development asks for no TLS.
 * @throws AppError `invalid` SYS_00016 where anybody could answer in the other's name
 */
export function tlsOf(settings: TlsSettings, address: string): TlsFiles | undefined {
  const tls = filesOf(settings)
  if (isSocket(address)) return undefined
  if (tls === undefined && settings.grpcPlaintext !== 'development') refuseOpen(address)
  return tls
}

function filesOf({ grpcTlsCa: ca, grpcTlsCert: cert, grpcTlsKey: key }: TlsSettings): TlsFiles | undefined {
  const count = [ca, cert, key].filter((path) => path !== '').length
  if (count === 0) return undefined
  if (count === 3) return { ca, cert, key }
  throw platformErrors.serverOpen({ more: 'GRPC_TLS_CA, GRPC_TLS_CERT and GRPC_TLS_KEY belong together' })
}

/** @throws AppError SYS_00016 for an address that others reach */
export function refuseOpen(address: string): void {
  if (!isSocket(address)) throw platformErrors.serverOpen({ more: address })
}

function isSocket(address: string): boolean {
  return address.startsWith('unix:')
}

function peersOf({ grpcPeers }: GrpcSettings): ReadonlySet<string> {
  const names = grpcPeers.split(',').map((name) => name.trim())
  const peers = new Set(names.filter((name) => name !== ''))
  if (peers.size === 0) throw platformErrors.serverOpen({ more: 'GRPC_PEERS is empty: nobody would be served' })
  return peers
}
