import { isUtf8 } from 'node:buffer'

/**
 * Finds the root element in canonical form (Canonical XML 1.0 without comments) in one pass over the bytes. It rewrites
 * comments, empty-element tags, line ends, `>` in attributes and needless references. Null if the form is not proven:
 * the parser handles other encodings, namespaces, CDATA, processing instructions and unordered attributes.
 * It accepts only well-formed documents.
 */
export function canonicalRootOf(input: Buffer): Buffer | null {
  if (!isUtf8(input) || input.includes(noncharacterFFFE) || input.includes(noncharacterFFFF)) return null
  const bytes = input.includes(CR) ? withLineFeeds(input) : input
  const start = skipDeclaration(bytes)
  const scan = newScan(bytes)
  const end = scanRoot(scan, start)
  if (end === -1 || !isBlank(bytes, end)) return null
  return scan.changes.length === 0 ? bytes.subarray(start, end) : rewritten(scan, start, end)
}

const noncharacterFFFE = Buffer.from('\uFFFE')
const noncharacterFFFF = Buffer.from('\uFFFF')

const LT = 0x3c
const GT = 0x3e
const AMP = 0x26
const QUOTE = 0x22
const SLASH = 0x2f
const BANG = 0x21
const DASH = 0x2d
const SPACE = 0x20
const EQUALS = 0x3d
const LF = 0x0a
const TAB = 0x09
const CR = 0x0d

/** Byte classes: allowed in text, allowed in an attribute's value, starts a name, continues a name. */
const inText = classOf((b) => (b >= 0x20 || b === LF || b === TAB) && b !== LT && b !== GT && b !== AMP)
const inValue = classOf((b) => b >= 0x20 && b !== LT && b !== AMP && b !== QUOTE)
const inComment = classOf((b) => b >= 0x20 || b === LF || b === TAB)
const startsName = classOf((b) => isLetter(b) || b === 0x5f)
const inName = classOf((b) => isLetter(b) || isDigit(b) || b === 0x5f || b === 0x2d || b === 0x2e)

/** XML 1.0, 2.11: each line end is a line feed. */
function withLineFeeds(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(/\r\n?/g, '\n'), 'latin1')
}

function scanRoot(scan: Scan, start: number): number {
  const { bytes, words } = scan
  if (bytes[start] !== LT) return -1
  let at = readTags(scan, start)
  while (at !== -1 && scan.place !== OUTSIDE) {
    while (inText[bytes[at] as number] === 1) at++
    if (bytes[at] === AMP) at = readReference(scan, at, textReferences)
    else if (bytes[at] !== LT) return -1
    else {
      const { place } = scan
      const length = runLength[place] as number
      if (length > 0 && isRepeated(words, at, runAt[place] as number, length)) {
        at += length
        scan.place = runTo[place] as number
      } else at = readTags(scan, at)
    }
  }
  return at
}

interface Scan {
  bytes: Buffer
  words: DataView
  place: number
  changes: Change[]
}

interface Change {
  from: number
  to: number
  by: string
}

function newScan(bytes: Buffer): Scan {
  placesMet = 1
  firstChild[OUTSIDE] = 0
  return { bytes, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), place: OUTSIDE, changes: [] }
}

// A place is a path of names from the root. Documents repeat themselves: each place stores the tags that followed last
// time and the place after them, and equal bytes lead to the same place. One table serves one document at a time,
// because scans do not overlap.
const OUTSIDE = 0
const MAX_PLACES = 256
const DEEPEST = 32
const table = () => new Int32Array(MAX_PLACES)
const [parent, depth, nameAt, nameLength, firstChild, nextSibling] = [
  table(),
  table(),
  table(),
  table(),
  table(),
  table(),
]
const [runAt, runLength, runTo] = [table(), table(), table()]
let placesMet = 1

/** Compares eight bytes at a time, for speed. */
function isRepeated(words: DataView, at: number, before: number, length: number): boolean {
  const shift = before - at
  const end = at + length
  if (end > words.byteLength) return false
  let i = at
  if (length >= 8) {
    for (; i < end - 8; i += 8) if (words.getBigUint64(i, true) !== words.getBigUint64(i + shift, true)) return false
    return words.getBigUint64(end - 8, true) === words.getBigUint64(end - 8 + shift, true)
  }
  for (; i < end; i++) if (words.getUint8(i) !== words.getUint8(i + shift)) return false
  return true
}

function readTags(scan: Scan, from: number): number {
  const { bytes, place, changes } = scan
  const unchanged = changes.length
  let at = from
  do at = readTag(scan, at)
  while (at !== -1 && scan.place !== OUTSIDE && bytes[at] === LT)
  if (at !== -1 && changes.length === unchanged) {
    runAt[place] = from
    runLength[place] = at - from
    runTo[place] = scan.place
  }
  return at
}

function readTag(scan: Scan, at: number): number {
  const next = scan.bytes[at + 1]
  if (next === SLASH) return readEndTag(scan, at + 2)
  return next === BANG ? readComment(scan, at) : readStartTag(scan, at + 1)
}

function readStartTag(scan: Scan, from: number): number {
  const { bytes } = scan
  const nameEnd = skipName(bytes, from)
  if (nameEnd === -1) return -1
  const end = bytes[nameEnd] === GT ? nameEnd : readAttributes(scan, nameEnd)
  if (end === -1) return -1
  if (bytes[end] === GT) return enter(scan, from, nameEnd - from) ? end + 1 : -1
  return closeAtOnce(scan, end, bytes.toString('latin1', from, nameEnd))
}

/** Handles blanks and `/>` after the attributes, which the canonical form replaces. */
function closeAtOnce(scan: Scan, from: number, name: string): number {
  const { bytes } = scan
  let at = from
  while (bytes[at] === SPACE || bytes[at] === LF) at++
  if (bytes[at] !== SLASH || bytes[at + 1] !== GT || scan.place === OUTSIDE) return -1
  return change(scan, from, at + 2, `></${name}>`)
}

/** False beyond the depth or number of places of any real document. */
function enter(scan: Scan, at: number, length: number): boolean {
  const { words, place } = scan
  let child = firstChild[place] as number
  while (child !== 0) {
    if (nameLength[child] === length && isRepeated(words, at, nameAt[child] as number, length)) break
    child = nextSibling[child] as number
  }
  if (child === 0) child = addPlace(place, at, length)
  scan.place = child
  return child !== 0
}

function addPlace(under: number, at: number, length: number): number {
  if (placesMet === MAX_PLACES || depth[under] === DEEPEST) return 0
  const place = placesMet++
  parent[place] = under
  depth[place] = (depth[under] as number) + 1
  nameAt[place] = at
  nameLength[place] = length
  nextSibling[place] = firstChild[under] as number
  firstChild[under] = place
  firstChild[place] = 0
  runLength[place] = 0
  return place
}

function readEndTag(scan: Scan, at: number): number {
  const { bytes, words, place } = scan
  const end = at + (nameLength[place] as number)
  if (place === OUTSIDE || bytes[end] !== GT) return -1
  if (!isRepeated(words, at, nameAt[place] as number, end - at)) return -1
  scan.place = parent[place] as number
  return end + 1
}

function readComment(scan: Scan, from: number): number {
  const { bytes } = scan
  if (scan.place === OUTSIDE || bytes[from + 2] !== DASH || bytes[from + 3] !== DASH) return -1
  let at = from + 4
  while (inComment[bytes[at] as number] === 1 && !(bytes[at] === DASH && bytes[at + 1] === DASH)) at++
  return bytes[at] === DASH && bytes[at + 2] === GT ? change(scan, from, at + 3, '') : -1
}

interface References {
  canonical: readonly Buffer[]
  /** Other writers' references to plain characters. */
  needless: readonly { by: string; reference: Buffer }[]
}

const referencesOf = (canonical: readonly string[], needless: Record<string, string>): References => ({
  canonical: canonical.map((text) => Buffer.from(text)),
  needless: Object.entries(needless).map(([text, by]) => ({ by, reference: Buffer.from(text) })),
})
const textReferences = referencesOf(['&amp;', '&lt;', '&gt;', '&#xD;'], { '&quot;': '"', '&apos;': "'" })
const valueReferences = referencesOf(['&amp;', '&lt;', '&quot;', '&#x9;', '&#xA;', '&#xD;'], {
  '&gt;': '>',
  '&apos;': "'",
})

/** Past a reference; -1 if the canonical form differs. */
function readReference(scan: Scan, at: number, { canonical, needless }: References): number {
  for (const reference of canonical) if (startsAt(scan.bytes, at, reference)) return at + reference.length
  for (const { by, reference } of needless) {
    if (startsAt(scan.bytes, at, reference)) return change(scan, at, at + reference.length, by)
  }
  return -1
}

/** A document with more changes goes to the parser process. */
const MAX_CHANGES = 4_000

function change({ changes }: Scan, from: number, to: number, by: string): number {
  return changes.push({ from, to, by }) > MAX_CHANGES ? -1 : to
}

function rewritten({ bytes, changes }: Scan, start: number, end: number): Buffer {
  const parts: Buffer[] = []
  let at = start
  for (const { from, to, by } of changes) {
    parts.push(bytes.subarray(at, from))
    if (by !== '') parts.push(Buffer.from(by))
    at = to
  }
  return Buffer.concat([...parts, bytes.subarray(at, end)])
}

function skipName(bytes: Buffer, at: number): number {
  if (startsName[bytes[at] as number] !== 1) return -1
  let end = at + 1
  while (inName[bytes[end] as number] === 1) end++
  return end
}

/** Past ` a="…" b="…"` in canonical order, without duplicates. */
function readAttributes(scan: Scan, from: number): number {
  const { bytes } = scan
  let at = from
  let previous: Buffer | undefined
  while (bytes[at] === SPACE && startsName[bytes[at + 1] as number] === 1) {
    const nameEnd = skipName(bytes, at + 1)
    if (bytes[nameEnd] !== EQUALS || bytes[nameEnd + 1] !== QUOTE) return -1
    const name = bytes.subarray(at + 1, nameEnd)
    if (name.equals(xmlns) || (previous !== undefined && Buffer.compare(previous, name) >= 0)) return -1
    previous = name
    at = readValue(scan, nameEnd + 2)
    if (at === -1) return -1
  }
  return at
}

const xmlns = Buffer.from('xmlns')

function readValue(scan: Scan, from: number): number {
  const { bytes } = scan
  let at = from
  while (at < bytes.length) {
    const byte = bytes[at] as number
    if (byte === QUOTE) return at + 1
    if (byte === AMP) at = readReference(scan, at, valueReferences)
    else at = inValue[byte] === 1 ? at + 1 : -1
    if (at === -1) return -1
  }
  return -1
}

function startsAt(bytes: Buffer, at: number, text: Buffer): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text[i]) return false
  return true
}

/** Returns the place after the declaration, which the digest excludes. */
function skipDeclaration(bytes: Buffer): number {
  const match = declaration.exec(bytes.toString('latin1', 0, 80))
  return match === null ? 0 : match[0].length
}

const declaration =
  /^<\?xml version=(["'])1\.0\1 encoding=(["'])(?:UTF|utf)-8\2(?: standalone=(["'])(?:yes|no)\3)? ?\?>[ \t\n]*/

function isBlank(bytes: Buffer, from: number): boolean {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte !== LF && byte !== SPACE && byte !== TAB) return false
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
