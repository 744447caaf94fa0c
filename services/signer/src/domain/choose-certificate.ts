import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { namesTaxpayer, signerErrors } from '@etax/contracts'
import type { DeclaredError } from '@etax/kernel'
import { type Certificate, readCertificate } from './certificate.ts'

/** What a container holds: keys as PKCS#8, certificates, and the marks that may pair them. */
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
 * Chooses the pair to sign with: a key and the certificate with its public key, meant for digital signature, in date,
 * of this taxpayer. Certifiers put several keys, encryption certificates and whole chains into one file, in any order.
 * @param vouched whether it may be a certificate that names somebody else: an operator has vouched for it
 * @throws AppError SGN_10003 to SGN_10008, by the pair that came closest
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

/** Whether the certificate names this taxpayer, or at least no other one. */
export function mayBelongTo({ registryNumber }: Certificate, ruc: string): boolean {
  return registryNumber === null || namesTaxpayer(registryNumber, ruc)
}

interface MarkedPair extends Pair {
  /** The file itself pairs the two. */
  marked: boolean
}

/** By public key, which cannot lie; the file's own marks only decide between certificates of the same key. */
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
 * The profile is RSA; the authority asks for 2048 bits. Beyond 8192 a signature would take seconds, and so it would with
 * parts larger than the modulus, which nothing has checked when the key is read.
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
