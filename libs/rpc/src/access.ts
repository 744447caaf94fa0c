import { platformErrors } from '@etax/contracts'
import type { TlsFiles } from './tls.ts'

/** The admitted callers: those with a listed common name in their certificate, or, in development, all. */
export type Access = { tls: TlsFiles; peers: ReadonlySet<string> } | 'plaintext'

/** Settings of a caller, from `tlsSettings` of the runtime. */
export interface TlsSettings {
  grpcTlsCa: string
  grpcTlsCert: string
  grpcTlsKey: string
  /** `development` disables TLS; `unix-sockets` disables it for such sockets. */
  grpcPlaintext: string
}

/** Settings of a server, from `grpcSettings` of the runtime. */
export interface GrpcSettings extends TlsSettings {
  grpcListen: string
  /** Common names, separated by commas. */
  grpcPeers: string
  /** `development` also serves reflection. */
  deployment?: string
}

/**
 * The address and the admitted callers, for `serve`. Without TLS it allows only a Unix socket, which the file system
 * protects, by a setting; or all callers, by the development setting.
 * @throws AppError `invalid` SYS_00016 for a service that is open to all, or to no caller
 */
export function listenOf(settings: GrpcSettings): { address: string; access?: Access; reflection: boolean } {
  const { grpcListen: address, grpcPlaintext } = settings
  const reflection = settings.deployment === 'development'
  const tls = filesOf(settings)
  if (tls !== undefined) return { address, access: { tls, peers: peersOf(settings) }, reflection }
  if (grpcPlaintext === 'development') return { address, access: 'plaintext', reflection }
  if (grpcPlaintext === 'unix-sockets' && isSocket(address)) return { address, reflection }
  throw platformErrors.serverOpen({ more: address })
}

/**
 * The own certificate, for `client`; the server needs one too. Undefined for a Unix socket, and by the development
 * setting.
 * @throws AppError `invalid` SYS_00016 for a connection without a server certificate
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

/** @throws AppError SYS_00016 for an address that other machines reach */
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
