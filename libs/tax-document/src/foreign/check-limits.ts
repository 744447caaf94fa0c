import { isUtf8 } from 'node:buffer'
import type { AppError } from '@etax/kernel'
import { documentErrors } from '../errors/document-errors.ts'

/**
 * Limits of everything that costs time or memory to read. The largest document of the authority, signed and wrapped, is
 * far below each.
 */
export const XML_LIMITS = {
  bytes: 1024 * 1024,
  depth: 64,
  elements: 20_000,
  attributesOfElement: 64,
  attributes: 20_000,
  namespacesInScope: 32,
  namespaceDeclarations: 1_000,
  nameBytes: 256,
  attributeBytes: 8_192,
  sections: 5_000,
} as const

type Limit = keyof typeof XML_LIMITS

/**
 * Refuses expensive texts before parsing. It reads each byte once, and knows just enough XML to count; malformed parts
 * are left to the parser, which stops there.
 * @throws AppError `invalid` XML_10001 for a document type declaration, XML_10006 above a limit, XML_10007 for another
 * encoding than UTF-8, XML_10009 for a namespace that is a relative address
 */
export function checkLimits(xml: Uint8Array): void {
  checkSize(xml)
  const bytes = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
  // UTF-16 and UTF-32 of plain text have zeros; a parser recognises them, and this count does not.
  if (bytes.includes(0)) throw documentErrors.notUtf8({ reason: 'zero', byte: bytes.indexOf(0) + 1 })
  if (!isUtf8(bytes)) throw documentErrors.notUtf8({ reason: 'bytes' })
  new Scan(bytes).run()
}

/** A signed receipt with a few dozen lines, in the authority's wrapper. */
const MAX_ORDINARY_BYTES = 48 * 1024
const MAX_ORDINARY_TAGS = 1_500

/** Whether reading a text takes at most a few milliseconds. */
export function isOrdinary(xml: string): boolean {
  if (xml.length > MAX_ORDINARY_BYTES) return false
  let tags = 0
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) tags += 1
  for (let at = xml.indexOf('&lt;'); at !== -1; at = xml.indexOf('&lt;', at + 4)) tags += 1
  if (tags > MAX_ORDINARY_TAGS) return false
  try {
    checkLimits(Buffer.from(xml))
    return true
  } catch {
    return false
  }
}

/** @throws AppError `invalid` XML_10006 */
export function checkSize(xml: Uint8Array): void {
  if (xml.length > XML_LIMITS.bytes) throw beyond('bytes')
}

function beyond(limit: Limit): AppError {
  return documentErrors.beyondLimit({ reason: limit, most: XML_LIMITS[limit] })
}

const [LESS, GREATER, SLASH, EQUALS, QUOTE, APOSTROPHE, EXCLAMATION, QUESTION] = [...Buffer.from('<>/="\'!?')]
const [TAB, LINE_FEED, CARRIAGE_RETURN, BLANK] = [9, 10, 13, 32]

class Scan {
  readonly #bytes: Buffer
  #at = 0
  readonly #declared: number[] = []
  readonly #counts: Record<Limit, number>

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#counts = Object.fromEntries(Object.keys(XML_LIMITS).map((limit) => [limit, 0])) as Record<Limit, number>
  }

  run(): void {
    const bytes = this.#bytes
    for (;;) {
      const mark = bytes.indexOf('<', this.#at)
      if (mark === -1) return
      this.#at = mark + 1
      const next = bytes[this.#at]
      if (next === EXCLAMATION) this.#section()
      else if (next === QUESTION) this.#instruction(mark)
      else if (next === SLASH) this.#endTag()
      else this.#startTag()
    }
  }

  #count(limit: Limit, by = 1): void {
    this.#counts[limit] += by
    if (this.#counts[limit] > XML_LIMITS[limit]) throw beyond(limit)
  }

  #skipTo(end: string, from: number): void {
    const position = this.#bytes.indexOf(end, from)
    this.#at = position === -1 ? this.#bytes.length : position + end.length
  }

  #startsWith(text: string): boolean {
    return this.#bytes.toString('latin1', this.#at, this.#at + text.length) === text
  }

  #section(): void {
    this.#count('sections')
    if (this.#startsWith('!--')) this.#skipTo('-->', this.#at + 3)
    else if (this.#startsWith('![CDATA[')) this.#skipTo(']]>', this.#at + 8)
    else throw documentErrors.notWellFormed({ reason: 'doctype' })
  }

  #instruction(mark: number): void {
    this.#count('sections')
    this.#skipTo('?>', this.#at + 1)
    if (this.#startsDocument(mark) && this.#at - mark > MAX_DECLARATION_BYTES)
      throw documentErrors.notUtf8({ reason: 'bytes' })
    if (!this.#startsDocument(mark)) return
    const encoding = ENCODING.exec(this.#bytes.toString('latin1', mark, this.#at))?.[1]
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
      throw documentErrors.notUtf8({ reason: 'declared', encoding })
  }

  /** An instruction at the start, or after a byte order mark, is the XML declaration. */
  #startsDocument(mark: number): boolean {
    return mark === 0 || (mark === 3 && this.#bytes[0] === 0xef)
  }

  #endTag(): void {
    this.#skipTo('>', this.#at)
    const declared = this.#declared.pop()
    if (declared === undefined) return
    this.#counts.depth -= 1
    this.#counts.namespacesInScope -= declared
  }

  #startTag(): void {
    this.#count('elements')
    this.#name()
    const declared = this.#attributes()
    const empty = this.#bytes[this.#at] === SLASH
    this.#skipTo('>', this.#at)
    if (empty) this.#counts.namespacesInScope -= declared
    else {
      this.#declared.push(declared)
      this.#count('depth')
    }
  }

  /** Returns the number of declared namespaces; stops at the end of the tag. */
  #attributes(): number {
    const bytes = this.#bytes
    let declared = 0
    this.#counts.attributesOfElement = 0
    for (;;) {
      this.#blanks()
      const byte = bytes[this.#at]
      if (byte === undefined || byte === GREATER || byte === SLASH || byte === LESS) return declared
      const from = this.#at
      this.#name()
      const declares = isNamespace(bytes, from, this.#at)
      this.#count('attributesOfElement')
      this.#count('attributes')
      this.#blanks()
      if (bytes[this.#at] !== EQUALS) return declared
      this.#at += 1
      this.#blanks()
      const value = this.#value()
      if (value === null) return declared
      if (!declares) continue
      declared += 1
      this.#count('namespaceDeclarations')
      this.#count('namespacesInScope')
      if (value.length > 0 && !ABSOLUTE.test(value.toString('latin1', 0, MAX_SCHEME_BYTES)))
        throw documentErrors.relativeNamespace()
    }
  }

  #name(): void {
    const bytes = this.#bytes
    const from = this.#at
    let at = from
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] as number
      if (byte === EQUALS || byte === GREATER || byte === SLASH || byte === LESS || isBlank(byte)) break
    }
    this.#at = at
    if (at - from > XML_LIMITS.nameBytes) throw beyond('nameBytes')
  }

  #blanks(): void {
    while (isBlank(this.#bytes[this.#at])) this.#at += 1
  }

  /** Null without a quoted value, which is malformed. */
  #value(): Buffer | null {
    const quote = this.#bytes[this.#at]
    if (quote !== QUOTE && quote !== APOSTROPHE) return null
    const from = this.#at + 1
    const end = this.#bytes.indexOf(quote as number, from)
    const length = (end === -1 ? this.#bytes.length : end) - from
    if (length > XML_LIMITS.attributeBytes) throw beyond('attributeBytes')
    this.#at = end === -1 ? this.#bytes.length : end + 1
    return this.#bytes.subarray(from, from + length)
  }
}

/** `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` and some blanks. */
const MAX_DECLARATION_BYTES = 256
const ENCODING = /\sencoding\s*=\s*["']([^"']*)/
/** A namespace begins with a scheme, such as `urn:` or `http:`. */
const ABSOLUTE = /^[A-Za-z][A-Za-z0-9+.-]*:/
const MAX_SCHEME_BYTES = 64

function isBlank(byte: number | undefined): boolean {
  return byte === BLANK || byte === LINE_FEED || byte === TAB || byte === CARRIAGE_RETURN
}

const XMLNS = [...Buffer.from('xmlns')]
const COLON = 58

function isNamespace(bytes: Buffer, from: number, to: number): boolean {
  if (to - from < XMLNS.length || XMLNS.some((byte, index) => bytes[from + index] !== byte)) return false
  return to - from === XMLNS.length || bytes[from + XMLNS.length] === COLON
}
