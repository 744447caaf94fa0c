import { createCipheriv, createHash, createHmac, type KeyObject, pbkdf2Sync, randomBytes } from 'node:crypto'
import { der, explicit, integer, nothing, octets, oid, sequence, set } from './make-certificate.ts'

// Writes PKCS#12 containers bag by bag: forms of certifiers and of attackers that no tool makes.

export interface BagWish {
  key?: KeyObject
  /** The encoding of the key, in place of `key`. */
  pkcs8?: Buffer
  certificate?: Buffer
  localKeyId?: string
  friendlyName?: string
}

export interface Pkcs12Wish {
  bags: BagWish[]
  password?: string
  /** Null for no encryption. */
  keys?: 'aes-256' | null
  mac?: 'none' | 'sha1' | 'sha256' | 'pbmac1'
  iterations?: number
  /** Java and NSS write such lengths. */
  indefinite?: boolean
  random?: (size: number) => Buffer
}

export function makePkcs12({
  bags,
  password = 'secreto',
  keys = 'aes-256',
  mac = 'sha256',
  ...more
}: Pkcs12Wish): Buffer {
  const { iterations = 2048, indefinite = false, random = randomBytes } = more
  const protection = { iterations, random }
  const safe = sequence(...bags.map((bag) => safeBag(bag, keys === null ? null : password, protection)))
  const content = sequence(sequence(oid(data), explicit(0, octets(safe))))
  const authenticatedSafe = indefinite
    ? open(0x30, oid(data), open(0xa0, open(0x24, octets(content.subarray(0, 50)), octets(content.subarray(50)))))
    : sequence(oid(data), explicit(0, octets(content)))
  const parts = [integer(3), authenticatedSafe, ...macOf(mac, content, password, protection)]
  return indefinite ? open(0x30, ...parts) : sequence(...parts)
}

const data = '1.2.840.113549.1.7.1'
const bagOid = '1.2.840.113549.1.12.10.1.'

type Protection = Required<Pick<Pkcs12Wish, 'iterations' | 'random'>>

function open(tag: number, ...content: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([tag, 0x80]), ...content, Buffer.alloc(2)])
}

function safeBag(
  { key, pkcs8: encodedKey, certificate, localKeyId, friendlyName }: BagWish,
  password: string | null,
  protection: Protection,
) {
  const attributes = [
    ...(localKeyId === undefined
      ? []
      : [sequence(oid('1.2.840.113549.1.9.21'), set(octets(Buffer.from(localKeyId, 'hex'))))]),
    ...(friendlyName === undefined
      ? []
      : [sequence(oid('1.2.840.113549.1.9.20'), set(der(0x1e, Buffer.from(friendlyName, 'utf16le').swap16())))]),
  ]
  const tail = attributes.length === 0 ? [] : [set(...attributes)]
  if (certificate !== undefined) {
    const value = sequence(oid('1.2.840.113549.1.9.22.1'), explicit(0, octets(certificate)))
    return sequence(oid(`${bagOid}3`), explicit(0, value), ...tail)
  }
  const pkcs8 = encodedKey ?? (key as KeyObject).export({ format: 'der', type: 'pkcs8' })
  if (password === null) return sequence(oid(`${bagOid}1`), explicit(0, pkcs8), ...tail)
  return sequence(oid(`${bagOid}2`), explicit(0, shroud(pkcs8, password, protection)), ...tail)
}

/** PBES2 with PBKDF2-HMAC-SHA-256 and AES-256-CBC. */
function shroud(pkcs8: Buffer, password: string, { iterations, random }: Protection): Buffer {
  const [salt, iv] = [random(16), random(16)]
  const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(password, salt, iterations, 32, 'sha256'), iv)
  const algorithm = sequence(
    oid('1.2.840.113549.1.5.13'),
    sequence(pbkdf2(salt, iterations), sequence(oid('2.16.840.1.101.3.4.1.42'), octets(iv))),
  )
  return sequence(algorithm, octets(Buffer.concat([cipher.update(pkcs8), cipher.final()])))
}

function pbkdf2(salt: Buffer, iterations: number, keySize?: number): Buffer {
  const size = keySize === undefined ? [] : [integer(keySize)]
  return sequence(
    oid('1.2.840.113549.1.5.12'),
    sequence(octets(salt), integer(iterations), ...size, sequence(oid('1.2.840.113549.2.9'), nothing)),
  )
}

function macOf(mac: string, content: Buffer, password: string, { iterations, random }: Protection): Buffer[] {
  if (mac === 'none') return []
  const salt = random(8)
  if (mac === 'pbmac1') {
    const digest = createHmac('sha256', pbkdf2Sync(password, salt, iterations, 32, 'sha256'))
      .update(content)
      .digest()
    const parameters = sequence(pbkdf2(salt, iterations, 32), sequence(oid('1.2.840.113549.2.9'), nothing))
    const algorithm = sequence(oid('1.2.840.113549.1.5.14'), parameters)
    return [sequence(sequence(algorithm, octets(digest)), octets(Buffer.from('unused')), integer(1))]
  }
  const id = mac === 'sha1' ? '1.3.14.3.2.26' : '2.16.840.1.101.3.4.2.1'
  const key = macKey(mac, Buffer.from(`${password}\0`, 'utf16le').swap16(), salt, iterations)
  const digest = createHmac(mac, key).update(content).digest()
  return [sequence(sequence(sequence(oid(id), nothing), octets(digest)), octets(salt), integer(iterations))]
}

/** RFC 7292, B.2, for the one block of a MAC key. */
function macKey(hash: string, password: Buffer, salt: Buffer, iterations: number): Buffer {
  const fill = (bytes: Buffer) => Buffer.alloc(Math.ceil(bytes.length / 64) * 64, bytes)
  let digest: Buffer = Buffer.concat([Buffer.alloc(64, 3), fill(salt), fill(password)])
  for (let round = 0; round < iterations; round++) digest = createHash(hash).update(digest).digest()
  return digest
}
