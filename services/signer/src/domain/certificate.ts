import { createHash, X509Certificate } from 'node:crypto'
import { child, children, type Der, readDer, readOid, readString } from './der.ts'
import { attributeOf, formatName } from './distinguished-name.ts'

/** What the signer reads of an X.509 certificate. */
export interface Certificate {
  der: Buffer
  x509: X509Certificate
  subject: string
  issuer: string
  /** Decimal, of any length. */
  serialNumber: string
  notBefore: Date
  notAfter: Date
  /** 13 digits, or the 10 of a national id, or null where the certificate names neither. */
  registryNumber: string | null
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string
  /** Whether its key usage, if stated, includes digital signature. */
  forSigning: boolean
  isAuthority: boolean
}

/** @throws RangeError or Error where the bytes are no certificate */
export function readCertificate(der: Buffer): Certificate {
  const x509 = new X509Certificate(der)
  const parts = children(child(readDer(der), 0))
  const offset = parts[0]?.tag === versionTag ? 1 : 0
  const part = (index: number): Der => child(child(readDer(der), 0), index + offset)
  const extensions = readExtensions(parts)
  return {
    der,
    x509,
    subject: formatName(part(4)),
    issuer: formatName(part(2)),
    serialNumber: BigInt(`0x${x509.serialNumber}`).toString(),
    notBefore: x509.validFromDate,
    notAfter: x509.validToDate,
    registryNumber: findRegistryNumber(part(4), extensions),
    fingerprint: createHash('sha256').update(der).digest('hex'),
    forSigning: allowsDigitalSignature(extensions.get(keyUsage)),
    isAuthority: x509.ca,
  }
}

const versionTag = 0xa0
const extensionsTag = 0xa3
const keyUsage = '2.5.29.15'
const subjectAltName = '2.5.29.17'

function readExtensions(parts: Der[]): Map<string, Buffer> {
  const list = parts.find(({ tag }) => tag === extensionsTag)
  if (list === undefined) return new Map()
  return new Map(
    children(child(list, 0)).map((extension) => {
      const [oid, ...rest] = children(extension)
      return [readOid(oid as Der), rest.at(-1)?.content ?? Buffer.alloc(0)]
    }),
  )
}

/** Without the extension every use is allowed; digitalSignature is the first bit (RFC 5280, 4.2.1.3). */
function allowsDigitalSignature(extension: Buffer | undefined): boolean {
  if (extension === undefined) return true
  const bits = readDer(extension).content
  return ((bits[1] ?? 0) & 0x80) !== 0
}

/** Where the country's certifiers write the owner's registry number; FACTS of the authority, 10.5. */
const registryExtensions = [
  '1.3.6.1.4.1.37746.3.11', // Security Data
  '1.3.6.1.4.1.37947.3.11', // Banco Central
  '1.3.6.1.4.1.18332.3.11', // ANF
  '1.3.6.1.4.1.37442.3.11', // ANF, seen once
  '1.3.6.1.4.1.47286.102.3.11', // Uanataca
  '1.3.6.1.4.1.43745.1.3.11', // Consejo de la Judicatura
]
const nationalIdExtensions = [
  '1.3.6.1.4.1.37746.3.1', // Security Data
  '1.3.6.1.4.1.37947.3.1', // Banco Central
  '1.3.6.1.4.1.18332.3.1', // ANF
  '1.3.6.1.4.1.37442.3.1', // ANF
  '1.3.6.1.4.1.47286.102.3.1', // Uanataca
  '1.3.6.1.4.1.43745.1.3.1', // Consejo de la Judicatura
  '1.3.6.1.4.1.55519.1.1.1.5.2.4', // Digercic
]
const organizationIdentifier = '2.5.4.97'
const serialNumber = '2.5.4.5'

function findRegistryNumber(subject: Der, extensions: Map<string, Buffer>): string | null {
  const named = new Map([...extensions, ...otherNames(extensions.get(subjectAltName))])
  const texts = [...registryExtensions, ...nationalIdExtensions].map((oid) => looseText(named.get(oid)))
  const candidates = [...texts, attributeOf(subject, organizationIdentifier), attributeOf(subject, serialNumber)]
  return firstMatch(candidates, /(?<!\d)\d{10}001(?!\d)/) ?? firstMatch(candidates, /(?<!\d)\d{10}(?!\d)/)
}

function firstMatch(texts: (string | null)[], pattern: RegExp): string | null {
  for (const text of texts) {
    const match = text === null ? null : pattern.exec(text)
    if (match !== null) return match[0]
  }
  return null
}

/** The values of SubjectAltName's otherName entries by their type. */
function otherNames(extension: Buffer | undefined): [string, Buffer][] {
  if (extension === undefined) return []
  return children(readDer(extension))
    .filter(({ tag }) => tag === 0xa0)
    .map((name) => [readOid(child(name, 0)), child(name, 1).content])
}

/** Certifiers encode the value as any string type, wrapped or raw. */
function looseText(value: Buffer | undefined): string | null {
  if (value === undefined) return null
  try {
    return readString(readDer(value)) ?? value.toString('latin1')
  } catch {
    return value.toString('latin1')
  }
}
