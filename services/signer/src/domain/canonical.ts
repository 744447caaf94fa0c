import { isUtf8 } from 'node:buffer'

/**
 * Proves that a document already is in canonical form (Canonical XML 1.0 without comments), so that its root element
 * can be digested as it stands, without a parser. Only the narrow form our own writer produces is recognised: UTF-8, LF line
 * ends, no namespaces, comments, CDATA, processing instructions or empty-element tags, attributes in order. Anything
 * else is not wrong, only not proven here: it takes the way through the parser.
 *
 * One pass over the bytes; a document is accepted only if it is well-formed.
 */
export function findCanonicalRoot(bytes: Buffer): { start: number; end: number } | null {
  if (!isUtf8(bytes) || bytes.includes(noncharacterFFFE) || bytes.includes(noncharacterFFFF)) return null
  const start = skipDeclaration(bytes)
  const end = scanElements(bytes, start)
  return end !== -1 && isBlank(bytes, end) ? { start, end } : null
}

const noncharacterFFFE = Buffer.from('\uFFFE')
const noncharacterFFFF = Buffer.from('\uFFFF')
const deepest = 32

const LT = 0x3c
const GT = 0x3e
const AMP = 0x26
const QUOTE = 0x22
const SLASH = 0x2f
const SPACE = 0x20
const EQUALS = 0x3d
const LF = 0x0a
const TAB = 0x09

/** Byte classes: may stand in text or in an attribute's value as it is, starts a name, continues a name. */
const inText = classOf((b) => (b >= 0x20 || b === LF || b === TAB) && b !== LT && b !== GT && b !== AMP)
const inValue = classOf((b) => b >= 0x20 && b !== LT && b !== AMP && b !== QUOTE)
const startsName = classOf((b) => isLetter(b) || b === 0x5f)
const inName = classOf((b) => isLetter(b) || isDigit(b) || b === 0x5f || b === 0x2d || b === 0x2e)

/** The end of the root element that starts at `start`, or -1 where the form is broken. */
function scanElements(bytes: Buffer, start: number): number {
  const size = bytes.length
  const words = new DataView(bytes.buffer, bytes.byteOffset, size)
  const openAt = new Int32Array(deepest)
  const openLength = new Int32Array(deepest)
  let depth = 0
  let at = start
  if (bytes[at] !== LT) return -1
  while (at < size) {
    while (inText[bytes[at] as number] === 1) at++
    const byte = bytes[at]
    if (byte === AMP) {
      at = skipReference(bytes, at, textReferences)
      if (at === -1) return -1
      continue
    }
    if (byte !== LT) return -1
    if (bytes[at + 1] === SLASH) {
      depth--
      if (depth < 0) return -1
      at = skipEndTag(bytes, words, at + 2, openAt[depth] as number, openLength[depth] as number)
      if (at === -1 || depth === 0) return at
      continue
    }
    if (depth === deepest) return -1
    const nameEnd = skipName(bytes, at + 1)
    if (nameEnd === -1) return -1
    openAt[depth] = at + 1
    openLength[depth] = nameEnd - at - 1
    depth++
    at = bytes[nameEnd] === GT ? nameEnd + 1 : skipAttributes(bytes, nameEnd)
    if (at === -1) return -1
  }
  return -1
}

function skipName(bytes: Buffer, at: number): number {
  if (startsName[bytes[at] as number] !== 1) return -1
  let end = at + 1
  while (inName[bytes[end] as number] === 1) end++
  return end
}

/** Past `name>` when the name is the one that was opened. Four bytes at a time: most of a document is names. */
function skipEndTag(bytes: Buffer, words: DataView, at: number, nameAt: number, length: number): number {
  const end = at + length
  if (bytes[end] !== GT) return -1
  let i = 0
  for (; i + 4 <= length; i += 4) if (words.getInt32(at + i) !== words.getInt32(nameAt + i)) return -1
  for (; i < length; i++) if (bytes[at + i] !== bytes[nameAt + i]) return -1
  return end + 1
}

/** Past ` a="…" b="…">`, each name greater than the one before: canonical order, and none twice. */
function skipAttributes(bytes: Buffer, from: number): number {
  let at = from
  let previous: Buffer | undefined
  while (bytes[at] === SPACE) {
    const nameEnd = skipName(bytes, at + 1)
    if (nameEnd === -1 || bytes[nameEnd] !== EQUALS || bytes[nameEnd + 1] !== QUOTE) return -1
    const name = bytes.subarray(at + 1, nameEnd)
    if (name.equals(xmlns) || (previous !== undefined && Buffer.compare(previous, name) >= 0)) return -1
    previous = name
    at = skipValue(bytes, nameEnd + 2)
    if (at === -1) return -1
  }
  return bytes[at] === GT ? at + 1 : -1
}

const xmlns = Buffer.from('xmlns')

function skipValue(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length) {
    const byte = bytes[at] as number
    if (byte === QUOTE) return at + 1
    if (byte === AMP) at = skipReference(bytes, at, valueReferences)
    else at = inValue[byte] === 1 ? at + 1 : -1
    if (at === -1) return -1
  }
  return -1
}

/** The only references canonical form writes: in text and in attribute values. */
const textReferences = ['&amp;', '&lt;', '&gt;', '&#xD;'].map((text) => Buffer.from(text))
const valueReferences = ['&amp;', '&lt;', '&quot;', '&#x9;', '&#xA;', '&#xD;'].map((text) => Buffer.from(text))

function skipReference(bytes: Buffer, at: number, allowed: readonly Buffer[]): number {
  for (const reference of allowed) {
    if (bytes.compare(reference, 0, reference.length, at, Math.min(at + reference.length, bytes.length)) === 0) {
      return at + reference.length
    }
  }
  return -1
}

/** Where the root element starts: behind the declaration, whose bytes are not part of what is digested. */
function skipDeclaration(bytes: Buffer): number {
  const match = declaration.exec(bytes.toString('latin1', 0, 80))
  return match === null ? 0 : match[0].length
}

const declaration = /^<\?xml version="1\.0" encoding="(?:UTF|utf)-8"(?: standalone="(?:yes|no)")? ?\?>[ \t\r\n]*/

function isBlank(bytes: Buffer, from: number): boolean {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte !== LF && byte !== SPACE && byte !== TAB && byte !== 0x0d) return false
  }
  return true
}

function classOf(includes: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (includes(byte) ? 1 : 0))
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}
