export const REMOVED = '[removed]'

/** Separators: blanks, escaped line breaks, signs of a list. */
const APART = '(?:\\s|\\\\[rnt]|["\',]){1,8}'
const CHUNK = '[A-Za-z0-9+/_-]{3,}={0,2}'
const CHUNKS = new RegExp(`(?<![A-Za-z0-9+/_-])${CHUNK}(?:${APART}${CHUNK}){3,}`, 'g')
const ONE_CHUNK = /[A-Za-z0-9+/_-]{3,}={0,2}/g

/** Bytes in hexadecimal, up to four together, with separators between. */
const HEX =
  /(?<![0-9A-Za-z])(?:(?:\\x|0x)?(?:[0-9a-f]{2}){1,4}(?:[\s:;,.|_"'-]|\\[rnt]){1,5}){7,}(?:0x)?(?:[0-9a-f]{2}){1,4}(?![0-9a-z])/gi
const MIN_HEX = 40
const MIN_HEX_OF_DER = 16

/** Patterns of bytes. A DER file begins with 30 82, in base 64 with MII, so shorter runs count there. */
const BYTES: readonly RegExp[] = [
  /(?<![A-Za-z0-9+/_-])MII[A-Za-z0-9+/_-]{21,}={0,2}/g,
  /(?<![0-9A-Za-z])3082[0-9a-f]{20,}/gi,
  /(?:\\x[0-9a-f]{2}){16,}/gi,
  // Bytes in base ten, signed in some languages.
  /(?<![\d.-])(?:-?\d{1,3}(?:[\s,;"']|\\[rnt]){1,4}){31,}-?\d{1,3}(?![\d.])/g,
  /(?<![\d.-])48[\s,;"']{1,4}(?:130|-126)(?:[\s,;"']{1,4}-?\d{1,3}){6,}/g,
  /(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/=]{1,2}[\s"',]{1,4}){60,}/g,
]

/** Bytes that were decoded as text. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\uFFFD/gu
const MAX_UNREADABLE = 8

/** Removes files from a text: bytes in hexadecimal, base 64 or base ten, whole or in parts. */
export function withoutBinary(text: string): string {
  if ((text.match(UNREADABLE)?.length ?? 0) >= MAX_UNREADABLE) return REMOVED
  const rest = text.replace(CHUNKS, withoutScrambled).replace(HEX, withoutHex)
  return BYTES.reduce((left, form) => left.replace(form, REMOVED), rest)
}

const MAX_JOINED = 32 * 1024

/** Whether each entry is a byte or a part of a file, or a list of those. */
export function isBinaryList(list: readonly unknown[]): boolean {
  let joined = ''
  for (const entry of list) {
    for (const part of Array.isArray(entry) ? entry : [entry])
      if (typeof part === 'string' || typeof part === 'number') joined += `${String(part).slice(0, MAX_JOINED)}\n`
    if (joined.length > MAX_JOINED) break
  }
  return joined.length >= MIN_JOINED && withoutBinary(joined) !== joined
}

const MIN_JOINED = 20

/** Matches `{"0": 48, "1": 130, …}` and `{"part1": …, "part2": …}`. */
export function isBinaryObject(object: object): boolean {
  const names = Object.keys(object).slice(0, MAX_PARTS)
  if (names.length < 3 || !names.every((name) => /^\D{0,12}\d{1,7}$/.test(name))) return false
  return isBinaryList(names.map((name) => (object as Record<string, unknown>)[name]))
}

const MAX_PARTS = 1_000

/** This many characters of parts that are not words; a few may look like words by chance. */
const MIN_SCRAMBLED = 120
const MIN_SCRAMBLED_OF_DER = 40
const MAX_WORDS_BETWEEN = 3

function withoutScrambled(run: string): string {
  let kept = ''
  let keptTo = 0
  for (const { from, to } of stretches(run)) {
    kept += run.slice(keptTo, from) + REMOVED
    keptTo = to
  }
  return kept + run.slice(keptTo)
}

interface Stretch {
  from: number
  to: number
  length: number
  words: number
  ofDer: boolean
}

function stretches(run: string): Stretch[] {
  const all: Stretch[] = []
  let last: Stretch | undefined
  for (const { 0: part, index } of run.matchAll(ONE_CHUNK)) {
    const ofDer = part.startsWith('MII')
    if (!ofDer && !isScrambled(part)) {
      if (last !== undefined) last.words += 1
      continue
    }
    if (last === undefined || last.words > MAX_WORDS_BETWEEN) {
      last = { from: index, to: index, length: 0, words: 0, ofDer }
      all.push(last)
    }
    Object.assign(last, { to: index + part.length, length: last.length + part.length, words: 0 })
  }
  return all.filter(({ length, ofDer }) => length >= (ofDer ? MIN_SCRAMBLED_OF_DER : MIN_SCRAMBLED))
}

/** Mixed case or digits within letters: neither a word nor a name in a program. */
function isScrambled(part: string): boolean {
  return /[a-z\d][A-Z]|[A-Za-z]\d|\d[A-Za-z]/.test(part) && !CAMEL_CASE.test(part) && !ID.test(part)
}

const CAMEL_CASE = /^[A-Z]?[a-z]{2,}(?:[A-Z][a-z]{2,})*$/
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function withoutHex(bytes: string): string {
  const digits = bytes.replace(/\\[rnt]|0x|[^0-9a-f]/gi, '')
  if (digits.startsWith('3082') && digits.length >= MIN_HEX_OF_DER) return REMOVED
  return digits.length >= MIN_HEX && /[a-f]/i.test(digits) ? REMOVED : bytes
}
