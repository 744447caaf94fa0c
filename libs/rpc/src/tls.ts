import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { ChannelCredentials, experimental, ServerCredentials } from '@grpc/grpc-js'

/** Mutual TLS: each side shows a certificate that the same authority issued. Paths of PEM files. */
export interface TlsFiles {
  ca: string
  cert: string
  key: string
  /** How often the files are read again, in milliseconds: a certificate that was renewed needs no restart. */
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
 * Gives gRPC what the files hold, now and whenever they are replaced. Files that cannot be read or do not belong together,
 * as in the middle of being replaced, change nothing: connections go on with what was read before.
 * @throws Error where they cannot be read, or do not belong together, at the beginning
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
