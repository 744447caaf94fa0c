import { createDecipheriv, createHash, createHmac, pbkdf2Sync, scryptSync } from 'node:crypto'
import forge from 'node-forge'
import { bytesOf, isConstructed, type Node, numberOf, oidOf, parts } from './asn1.ts'

export interface Budget {
  rounds: number
}

/** PKCS#12's own schemes use UTF-16, those of PKCS#5 bytes. */
export interface PasswordForm {
  bmp: Buffer
  raw: Buffer
}

/** The password is wrong. */
export class CannotDecrypt extends Error {}
export class NotSupported extends Error {}
export type Cost = { what: 'iterations'; asked: number; most: number } | { what: 'all-iterations' | 'scrypt' }

export class TooCostly extends Error {
  readonly cost: Cost

  constructor(cost: Cost) {
    super(`too costly: ${cost.what}`)
    this.cost = cost
  }
}

/**
 * The most of a common exporter: Java 8 to 11 writes 50,000 iterations for keys and certificates and 100,000 for the
 * MAC (`keystore.pkcs12.macIterationCount`), later versions 10,000; OpenSSL 2,048, Windows 2,000. The authority's
 * manuals have no limit.
 */
const MAX_ITERATIONS = 100_000
/** The limit of a container: each form of the password is tried, one derivation per key and set of certificates. */
const MAX_ROUNDS = 2_000_000

export function aBudget(): Budget {
  return { rounds: MAX_ROUNDS }
}

function spend(budget: Budget, count: number, times: number): number {
  if (count < 1) throw new NotSupported(`${count} iterations`)
  if (count > MAX_ITERATIONS) {
    throw new TooCostly({ what: 'iterations', asked: count, most: MAX_ITERATIONS })
  }
  budget.rounds -= count * times
  if (budget.rounds < 0) throw new TooCostly({ what: 'all-iterations' })
  return count
}

/**
 * Possible forms of a password, the likely one first. Exporters differ outside ASCII: composed or decomposed accents,
 * UTF-8 or Latin-1; old OpenSSL widens each UTF-8 byte to a character.
 */
export function passwordForms(password: string): PasswordForm[] {
  if (password === '') return [bmpForm(''), { bmp: Buffer.alloc(0), raw: Buffer.alloc(0) }]
  const widened = Buffer.from(password, 'utf8').toString('latin1')
  const texts = [...new Set([password, password.normalize('NFC'), password.normalize('NFD'), widened])]
  return texts.flatMap((text) => {
    const latin = Buffer.from(text, 'latin1')
    const form = bmpForm(text)
    return latin.equals(form.raw) ? [form] : [form, { ...form, raw: latin }]
  })
}

export function decrypt(algorithm: Node, data: Buffer, password: PasswordForm, budget: Budget): Buffer {
  const [oid, parameters] = parts(algorithm)
  const name = oidOf(oid)
  if (name === pbes2) return decryptPbes2(required(parameters), data, { password: password.raw, budget })
  const scheme = pkcs12Schemes[name]
  if (scheme === undefined) throw new NotSupported(`encryption ${name}`)
  const [salt, iterations] = parts(required(parameters))
  // 20 bytes at a time: two for the longest key, one for the initialization vector.
  const count = spend(budget, numberOf(iterations), 3)
  const derive = (id: number, size: number) => pkcs12Key('sha1', password.bmp, bytesOf(salt), count, id, size)
  return scheme.rc2Bits === undefined
    ? decipher('des-ede3-cbc', tripleKey(derive(1, scheme.keySize)), derive(2, 8), data)
    : decipherRc2(derive(1, scheme.keySize), derive(2, 8), scheme.rc2Bits, data)
}

export function macMatches(macData: Node, content: Buffer, password: PasswordForm, budget: Budget): boolean {
  const [digestInfo, salt, iterations] = parts(macData)
  const [algorithm, digest] = parts(required(digestInfo))
  const [oid, parameters] = parts(required(algorithm))
  const expected = bytesOf(digest)
  if (oidOf(oid) === pbmac1) {
    return pbmac1Of(required(parameters), content, { password: password.raw, budget }).equals(expected)
  }
  const hash = digests[oidOf(oid)]
  if (hash === undefined) throw new NotSupported(`MAC ${oidOf(oid)}`)
  if (expected.length > MAX_DIGEST_BYTES) throw new NotSupported('a MAC of that length')
  const count = spend(budget, iterations === undefined ? 1 : numberOf(iterations), 1)
  const key = pkcs12Key(hash, password.bmp, bytesOf(salt), count, 3, expected.length)
  return createHmac(hash, key).update(content).digest().equals(expected)
}

/** The digest of SHA-512. */
const MAX_DIGEST_BYTES = 64

interface KeyInput {
  password: Buffer
  budget: Budget
}

const pbes2 = '1.2.840.113549.1.5.13'
const pbmac1 = '1.2.840.113549.1.5.14'
const pbkdf2 = '1.2.840.113549.1.5.12'
const scrypt = '1.3.6.1.4.1.11591.4.11'

/** RFC 7292, appendix C, without the RC4 pair. */
const pkcs12Schemes: Record<string, { keySize: number; rc2Bits?: number }> = {
  '1.2.840.113549.1.12.1.3': { keySize: 24 },
  '1.2.840.113549.1.12.1.4': { keySize: 16 },
  '1.2.840.113549.1.12.1.5': { keySize: 16, rc2Bits: 128 },
  '1.2.840.113549.1.12.1.6': { keySize: 5, rc2Bits: 40 },
}

const ciphers: Record<string, { name: string; keySize: number }> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keySize: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keySize: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keySize: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keySize: 24 },
}

const digests: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

const hmacs: Record<string, string> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
}

function bmpForm(text: string): PasswordForm {
  return { bmp: Buffer.from(`${text}\0`, 'utf16le').swap16(), raw: Buffer.from(text, 'utf8') }
}

function decryptPbes2(parameters: Node, data: Buffer, input: KeyInput): Buffer {
  const [derivation, encryption] = parts(parameters)
  const [oid, iv] = parts(required(encryption))
  const cipher = ciphers[oidOf(oid)]
  if (cipher === undefined) throw new NotSupported(`cipher ${oidOf(oid)}`)
  return decipher(cipher.name, derived(required(derivation), input, cipher.keySize), bytesOf(iv), data)
}

function derived(derivation: Node, input: KeyInput, keySize: number): Buffer {
  const [oid, parameters] = parts(derivation)
  if (oidOf(oid) === pbkdf2) return pbkdf2Of(required(parameters), input, keySize)
  if (oidOf(oid) !== scrypt) throw new NotSupported(`key derivation ${oidOf(oid)}`)
  const [salt, cost, blockSize, parallelization] = parts(required(parameters))
  const [N, r, p] = [numberOf(cost), numberOf(blockSize), numberOf(parallelization)]
  if (N * r > 2 ** 18 || p > 4) throw new TooCostly({ what: 'scrypt' })
  spend(input.budget, 1, N * r * p)
  return scryptSync(input.password, bytesOf(salt), keySize, { N, r, p, maxmem: 128 * N * r * 2 })
}

/** PBKDF2-params: salt, iterations, optional key length, optional PRF (HMAC-SHA-1 by default). */
function pbkdf2Of(parameters: Node, { password, budget }: KeyInput, keySize: number): Buffer {
  const [salt, iterations, ...rest] = parts(parameters)
  const prf = rest.find(isConstructed)
  const hash = prf === undefined ? 'sha1' : hmacs[oidOf(parts(prf)[0])]
  if (hash === undefined) throw new NotSupported('the pseudo-random function')
  const count = spend(budget, numberOf(iterations), Math.ceil(keySize / 20))
  return pbkdf2Sync(password, bytesOf(salt), count, keySize, hash)
}

/** RFC 9579 requires the key length. */
function pbmac1Of(parameters: Node, content: Buffer, input: KeyInput): Buffer {
  const [derivation, mac] = parts(parameters)
  const hash = hmacs[oidOf(parts(required(mac))[0])]
  const [oid, kdf] = parts(required(derivation))
  if (hash === undefined || oidOf(oid) !== pbkdf2) throw new NotSupported('MAC')
  const keySize = numberOf(parts(required(kdf))[2])
  return createHmac(hash, pbkdf2Of(required(kdf), input, Math.min(keySize, 128)))
    .update(content)
    .digest()
}

function decipher(name: string, key: Buffer, iv: Buffer, data: Buffer): Buffer {
  try {
    const cipher = createDecipheriv(name, key, iv)
    return Buffer.concat([cipher.update(data), cipher.final()])
  } catch (error) {
    throw new CannotDecrypt('decryption failed', { cause: error })
  }
}

/** OpenSSL 3 has RC2 only in its legacy part, which Node does not load. */
function decipherRc2(key: Buffer, iv: Buffer, bits: number, data: Buffer): Buffer {
  const cipher = forge.rc2.createDecryptionCipher(key.toString('binary'), bits)
  cipher.start(forge.util.createBuffer(iv.toString('binary')))
  cipher.update(forge.util.createBuffer(data.toString('binary')))
  if (!cipher.finish()) throw new CannotDecrypt('decryption failed')
  return Buffer.from(cipher.output.getBytes(), 'binary')
}

function tripleKey(key: Buffer): Buffer {
  return key.length === 24 ? key : Buffer.concat([key, key.subarray(0, 8)])
}

/** RFC 7292, appendix B.2. */
function pkcs12Key(hash: string, password: Buffer, salt: Buffer, iterations: number, id: number, size: number): Buffer {
  const block = hash === 'sha384' || hash === 'sha512' ? 128 : 64
  const input = Buffer.concat([repeated(salt, block), repeated(password, block)])
  const output: Buffer[] = []
  for (let length = 0; length < size; ) {
    let digest = createHash(hash).update(Buffer.alloc(block, id)).update(input).digest()
    for (let round = 1; round < iterations; round++) digest = createHash(hash).update(digest).digest()
    output.push(digest)
    length += digest.length
    const addend = repeated(digest, block).subarray(0, block)
    for (let at = 0; at < input.length; at += block) addPlusOne(input.subarray(at, at + block), addend)
  }
  return Buffer.concat(output).subarray(0, size)
}

function repeated(bytes: Buffer, block: number): Buffer {
  return bytes.length === 0 ? Buffer.alloc(0) : Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes)
}

function addPlusOne(number: Buffer, addend: Buffer): void {
  let carry = 1
  for (let at = number.length - 1; at >= 0; at--) {
    carry += (number[at] as number) + (addend[at] as number)
    number[at] = carry & 0xff
    carry >>= 8
  }
}

function required(node: Node | undefined): Node {
  if (node === undefined) throw new RangeError('a part is missing')
  return node
}
