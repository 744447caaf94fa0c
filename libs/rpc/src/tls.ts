import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { ChannelCredentials, experimental, ServerCredentials } from '@grpc/grpc-js'

/** Mutual TLS: one authority issues the certificates of both sides. Paths of PEM files. */
export interface TlsFiles {
  ca: string
  cert: string
  key: string
  /** The interval of reading the files, in milliseconds: a renewed certificate needs no restart. */
  pollMs?: number
}

const POLL_MS = 10_000

export function serverCredentials(tls: TlsFiles | undefined): ServerCredentials {
  if (tls === undefined) return ServerCredentials.createInsecure()
  const files = followedFiles(tls)
  return experimental.createCertificateProviderServerCredentials(files, files, true)
}

export function channelCredentials(tls: TlsFiles | undefined): ChannelCredentials {
  if (tls === undefined) return ChannelCredentials.createInsecure()
  const files = followedFiles(tls)
  return experimental.createCertificateProviderChannelCredentials(files, files)
}

interface Content {
  caCertificate: Buffer
  certificate: Buffer
  privateKey: Buffer
}

/**
 * Gives gRPC the files, and each replacement. Unreadable or mismatched files, as during a replacement, change nothing.
 * @throws Error for such files at the start
 */
function followedFiles({ ca, cert, key, pollMs = POLL_MS }: TlsFiles): experimental.CertificateProvider {
  let content = checked([readFileSync(ca), readFileSync(cert), readFileSync(key)])
  const authorityListeners = new Set<experimental.CaCertificateUpdateListener>()
  const identityListeners = new Set<experimental.IdentityCertificateUpdateListener>()
  let timer: NodeJS.Timeout | undefined

  const poll = async () => {
    try {
      const read = checked(await Promise.all([readFile(ca), readFile(cert), readFile(key)]))
      if (same(read, content)) return
      content = read
    } catch {
      return
    }
    for (const listener of authorityListeners) listener(content)
    for (const listener of identityListeners) listener(content)
  }
  const follow = () => {
    timer ??= setInterval(poll, pollMs).unref()
  }
  const leave = () => {
    if (authorityListeners.size + identityListeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return {
    addCaCertificateListener(listener) {
      authorityListeners.add(listener)
      follow()
      process.nextTick(listener, content)
    },
    addIdentityCertificateListener(listener) {
      identityListeners.add(listener)
      follow()
      process.nextTick(listener, content)
    },
    removeCaCertificateListener(listener) {
      authorityListeners.delete(listener)
      leave()
    },
    removeIdentityCertificateListener(listener) {
      identityListeners.delete(listener)
      leave()
    },
  }
}

function checked([caCertificate, certificate, privateKey]: [Buffer, Buffer, Buffer]): Content {
  new X509Certificate(caCertificate)
  if (!new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey))) {
    throw new Error('the certificate and the key for TLS do not belong together')
  }
  return { caCertificate, certificate, privateKey }
}

function same(a: Content, b: Content): boolean {
  return (
    a.caCertificate.equals(b.caCertificate) && a.certificate.equals(b.certificate) && a.privateKey.equals(b.privateKey)
  )
}
