import { readFileSync } from 'node:fs'
import { ChannelCredentials, ServerCredentials } from '@grpc/grpc-js'

/** Mutual TLS: each side shows a certificate that the same authority issued. Paths of PEM files. */
export interface TlsFiles {
  ca: string
  cert: string
  key: string
}

/** The files as a service's settings name them; undefined where they name none. */
export function tlsOf(settings: { tlsCa: string; tlsCert: string; tlsKey: string }): TlsFiles | undefined {
  const { tlsCa: ca, tlsCert: cert, tlsKey: key } = settings
  return ca === '' ? undefined : { ca, cert, key }
}

export function serverCredentials(tls: TlsFiles | undefined): ServerCredentials {
  if (tls === undefined) return ServerCredentials.createInsecure()
  const pair = { cert_chain: readFileSync(tls.cert), private_key: readFileSync(tls.key) }
  return ServerCredentials.createSsl(readFileSync(tls.ca), [pair], true)
}

export function channelCredentials(tls: TlsFiles | undefined): ChannelCredentials {
  if (tls === undefined) return ChannelCredentials.createInsecure()
  return ChannelCredentials.createSsl(readFileSync(tls.ca), readFileSync(tls.key), readFileSync(tls.cert))
}
