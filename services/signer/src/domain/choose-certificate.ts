import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { namesTaxpayer, signerErrors } from '@etax/contracts'
import type { DeclaredError } from '@etax/kernel'
import { type Certificate, readCertificate } from './certificate.ts'

export interface Container {
  keys: readonly Marked[]
  certificates: readonly Marked[]
}

interface Marked {
  der: Uint8Array
  localKeyId: string | null
}

export interface Pair {
  certificate: Certificate
  privateKey: KeyObject
}

/**
 * Chooses a key and its certificate: for digital signature, in date, of this taxpayer. Files contain several keys,
 * encryption certificates and chains in any order.
 * @param vouched an operator vouches for a certificate that names another owner
 * @throws AppError SGN_10003 to SGN_10008, by the closest pair
 */
export function chooseCertificate(container: Container, ruc: string, now: Date, vouched = false): Pair {
  const pairs = pairUp(container)
  if (pairs.length === 0) throw signerErrors.noPrivateKey()
  const signing = narrow(pairs, ({ certificate }) => certificate.forSigning, signerErrors.notForSigning)
  const strong = narrow(signing, ({ privateKey }) => isStrongRsa(privateKey), signerErrors.keyNotSupported)
  const begun = narrow(strong, ({ certificate }) => certificate.notBefore <= now, signerErrors.certificateNotYetValid)
  const current = narrow(begun, ({ certificate }) => certificate.notAfter > now, signerErrors.certificateExpired)
  const own = narrow(
    current,
    ({ certificate }) => vouched || mayBelongTo(certificate, ruc),
    signerErrors.otherRegistryNumber,
  )
  return own.toSorted(
    (a, b) =>
      Number(b.certificate.registryNumber === ruc) - Number(a.certificate.registryNumber === ruc) ||
      Number(a.certificate.isAuthority) - Number(b.certificate.isAuthority) ||
      Number(b.marked) - Number(a.marked) ||
      b.certificate.notAfter.getTime() - a.certificate.notAfter.getTime(),
  )[0] as Pair
}

/** True if the certificate names no owner. */
export function mayBelongTo({ registryNumber }: Certificate, ruc: string): boolean {
  return registryNumber === null || namesTaxpayer(registryNumber, ruc)
}

interface MarkedPair extends Pair {
  marked: boolean
}

/** Compares public keys, which is certain; the file's marks only decide between certificates of one key. */
function pairUp({ keys, certificates }: Container): MarkedPair[] {
  const readable = certificates.flatMap((bag) => {
    const certificate = tryCertificate(bag.der)
    return certificate === null ? [] : [{ ...bag, certificate }]
  })
  return keys.flatMap((bag) => {
    const privateKey = tryKey(bag.der)
    if (privateKey === null) return []
    const publicKey = createPublicKey(privateKey)
    return readable
      .filter(({ certificate }) => certificate.x509.publicKey.equals(publicKey))
      .map(({ certificate, localKeyId }) => ({
        certificate,
        privateKey,
        marked: localKeyId !== null && localKeyId === bag.localKeyId,
      }))
  })
}

function narrow<P>(pairs: P[], suits: (pair: P) => boolean, otherwise: DeclaredError): P[] {
  const suitable = pairs.filter(suits)
  if (suitable.length === 0) throw otherwise()
  return suitable
}

/**
 * The profile is RSA; the authority requires 2048 bits. Above 8192 bits, or with parts larger than the modulus, a
 * signature takes seconds; reading a key does not check that.
 */
function isStrongRsa(key: KeyObject): boolean {
  const { modulusLength: bits = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType !== 'rsa' || bits < 2048 || bits > 8192 || publicExponent >= 2n ** 64n) return false
  const { n, d, p, q, dp, dq, qi } = key.export({ format: 'jwk' })
  return [d, p, q, dp, dq, qi].every((part) => part !== undefined && part.length <= (n ?? '').length)
}

function tryCertificate(der: Uint8Array): Certificate | null {
  try {
    return readCertificate(Buffer.from(der))
  } catch {
    return null
  }
}

function tryKey(der: Uint8Array): KeyObject | null {
  try {
    return createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' })
  } catch {
    return null
  }
}
