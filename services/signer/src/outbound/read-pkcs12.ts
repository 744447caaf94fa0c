import { bytesOf, encodingOf, isConstructed, type Node, numberOf, oidOf, parseBer, parts } from './asn1.ts'
import {
  aBudget,
  type Budget,
  CannotDecrypt,
  type Cost,
  decrypt,
  macMatches,
  NotSupported,
  type PasswordForm,
  passwordForms,
  TooCostly,
} from './pkcs12-ciphers.ts'

export interface Contents {
  keys: Bag[]
  certificates: Bag[]
}

export interface Bag {
  der: Uint8Array
  /** Hexadecimal; null for none. */
  localKeyId: string | null
}

export type Opened =
  | { contents: Contents }
  | { failure: 'wrongPassword' | 'fileMalformed' | 'fileNotSupported' }
  | { failure: 'fileTooSlow'; cost: Cost }

/**
 * Opens a PKCS#12 container (RFC 7292). asn1js reads BER, node-forge RC2, OpenSSL keys and other ciphers, with
 * passwords beyond ASCII in modern schemes. A missing MAC is accepted.
 */
export function readPkcs12(file: Buffer, password: string): Opened {
  try {
    const [version, authenticatedSafe, macData] = parts(parseBer(file))
    if (numberOf(version) !== 3) return { failure: 'fileMalformed' }
    const content = dataOf(authenticatedSafe)
    const budget = aBudget()
    for (const form of passwordForms(password)) {
      if (macData !== undefined && !macMatches(macData, content, form, budget)) continue
      const contents = tryContents(content, { ...form, budget })
      if (contents !== null) return { contents }
    }
    return { failure: 'wrongPassword' }
  } catch (error) {
    if (error instanceof TooCostly) return { failure: 'fileTooSlow', cost: error.cost }
    return { failure: error instanceof NotSupported ? 'fileNotSupported' : 'fileMalformed' }
  }
}

type Attempt = PasswordForm & { budget: Budget }

const data = '1.2.840.113549.1.7.1'
const encryptedData = '1.2.840.113549.1.7.6'
const bag = '1.2.840.113549.1.12.10.1.'
const x509Certificate = '1.2.840.113549.1.9.22.1'
const localKeyIdAttribute = '1.2.840.113549.1.9.21'

function dataOf(contentInfo: Node | undefined): Buffer {
  const [type, content] = parts(contentInfo)
  if (oidOf(type) !== data) throw new NotSupported(`content ${oidOf(type)}`)
  return bytesOf(parts(content)[0])
}

/** Null for a wrong password; nonsense counts as one. */
function tryContents(content: Buffer, password: Attempt): Contents | null {
  const contents: Contents = { keys: [], certificates: [] }
  for (const contentInfo of parts(parseBer(content))) {
    const safe = safeContents(contentInfo, password)
    if (safe === null) return null
    for (const safeBag of parts(safe)) if (!collect(safeBag, password, contents)) return null
  }
  return contents
}

function safeContents(contentInfo: Node, password: Attempt): Node | null {
  const [type, content] = parts(contentInfo)
  if (oidOf(type) !== encryptedData) return parseBer(dataOf(contentInfo))
  const [, encrypted] = parts(parts(content)[0])
  const [, algorithm, bytes] = parts(encrypted)
  return tryDecrypt(algorithm, bytesOf(bytes), password)
}

function collect(safeBag: Node, password: Attempt, contents: Contents): boolean {
  const [type, wrapped, attributes] = parts(safeBag)
  const value = parts(wrapped)[0]
  const localKeyId = attributes === undefined ? null : findLocalKeyId(attributes)
  switch (oidOf(type)) {
    case `${bag}1`:
      contents.keys.push({ der: encodingOf(value as Node), localKeyId })
      return true
    case `${bag}2`: {
      const [algorithm, bytes] = parts(value)
      const key = tryDecrypt(algorithm, bytesOf(bytes), password)
      if (key !== null) contents.keys.push({ der: encodingOf(key), localKeyId })
      return key !== null
    }
    case `${bag}3`: {
      const [kind, certificate] = parts(value)
      if (oidOf(kind) === x509Certificate) {
        contents.certificates.push({ der: bytesOf(parts(certificate)[0]), localKeyId })
      }
      return true
    }
    case `${bag}6`:
      return parts(value).every((inner) => collect(inner, password, contents))
    default:
      return true // Revocation lists and secrets are ignored.
  }
}

function tryDecrypt(algorithm: Node | undefined, bytes: Buffer, password: Attempt): Node | null {
  if (algorithm === undefined) throw new RangeError('a part is missing')
  try {
    const node = parseBer(decrypt(algorithm, bytes, password, password.budget))
    return isConstructed(node) ? node : null
  } catch (error) {
    if (error instanceof NotSupported || error instanceof TooCostly || error instanceof RangeError) throw error
    if (error instanceof CannotDecrypt || error instanceof Error) return null
    throw error
  }
}

function findLocalKeyId(attributes: Node): string | null {
  for (const attribute of parts(attributes)) {
    const [type, values] = parts(attribute)
    if (oidOf(type) === localKeyIdAttribute) return bytesOf(parts(values)[0]).toString('hex')
  }
  return null
}
