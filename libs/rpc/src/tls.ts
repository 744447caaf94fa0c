import { readFileSync } from 'node:fs'
import { ChannelCredentials, ServerCredentials } from '@grpc/grpc-js'

/** Mutual TLS: each side shows a certificate that the same authority issued. Paths of PEM files. */
export interface TlsFiles {
  ca: string
  cert: string
  key: string
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
