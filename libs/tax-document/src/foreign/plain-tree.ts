import type { Element } from '../schema/tree.ts'
import { XML_LIMITS } from './check-limits.ts'

/**
 * The elements of a text with only the XML of tax documents: elements, attributes in double quotes, namespaces of
 * elements, references, CDATA. Null for all other texts, also malformed ones and those above the limits, which the
 * parser must check. Its results equal the parser's. It reads each character once or twice.
 */
export function plainTree(text: string): Element | null {
  const isUnusual = UNUSUAL.test(text) || !text.isWellFormed() || Buffer.byteLength(text) > XML_LIMITS.bytes
  return isUnusual ? null : new PlainText(text).read()
}

/** Characters that XML forbids, and carriage returns, which XML changes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNUSUAL = /[\0-\x08\x0b-\x1f\ufffe\uffff]/

const [SLASH, EXCLAMATION, GREATER] = [0x2f, 0x21, 0x3e]
const [CDATA, CDATA_END] = ['<![CDATA[', ']]>']
const NOT_BLANK = /[^ \t\n]/

/** Most tags. */
const BARE_TAG = /[A-Za-z_][\w.-]*>/y
const TAG_NAME = /(?:([A-Za-z_][\w.-]*):)?([A-Za-z_][\w.-]*)/y
const ATTRIBUTE = /[ \t\n]+(?:(xmlns):)?([A-Za-z_][\w.-]*)="([^"<\t\n]*)"/y
const TAG_END = /[ \t\n]*\/?>/y
/** No namespace that XML reserves or a parser treats specially. */
const NAMESPACE = /^(?:https?:\/\/(?!www\.w3\.org\/(?:XML|2000\/xmlns))[\w.]+\/|urn:\w+:)[\w.:/-]*#?[\w.-]*$/

/** Far below the limits: a wrapped document has five. */
const MAX_SECTIONS = 64
const MAX_NAMESPACES = 16

/** The steps return false where the parser is needed. */
class PlainText {
  readonly #text: string
  #at = 0
  #root: Element | null = null
  readonly #open: Element[] = []
  readonly #tags: string[] = []
  /** The number of new prefixes of each open element. */
  readonly #scopes: number[] = []
  readonly #prefixes: string[] = []
  readonly #counts = { elements: 0, attributes: 0, sections: 0, namespaces: 0 }
  /** The next end of a CDATA section: without its start it is an error. */
  #sectionEnd: number
  #areReferencesKnown = true

  constructor(text: string) {
    this.#text = text
    this.#sectionEnd = text.indexOf(CDATA_END)
  }

  read(): Element | null {
    for (;;) {
      const mark = this.#text.indexOf('<', this.#at)
      if (mark === -1) return this.#finished() ? this.#root : null
      if (mark > this.#at && !this.#characters(mark)) return null
      const next = this.#text.charCodeAt(mark + 1)
      if (next === SLASH ? !this.#endTag(mark) : next === EXCLAMATION ? !this.#section(mark) : !this.#startTag(mark)) {
        return null
      }
    }
  }

  #finished(): boolean {
    return this.#open.length === 0 && this.#areReferencesKnown && !NOT_BLANK.test(this.#text.slice(this.#at))
  }

  #characters(end: number): boolean {
    const inside = this.#open.at(-1)
    const characters = this.#text.slice(this.#at, end)
    if (inside === undefined) return !NOT_BLANK.test(characters)
    if (this.#sectionEnd !== -1 && this.#sectionEnd < end) return false
    inside.text += this.#unescaped(characters)
    return true
  }

  #section(mark: number): boolean {
    const inside = this.#open.at(-1)
    const end = this.#text.indexOf(CDATA_END, mark)
    this.#counts.sections += 1
    if (inside === undefined || end === -1 || this.#counts.sections > MAX_SECTIONS) return false
    if (!this.#text.startsWith(CDATA, mark)) return false
    inside.text += this.#text.slice(mark + CDATA.length, end)
    this.#at = end + CDATA_END.length
    this.#sectionEnd = this.#text.indexOf(CDATA_END, this.#at)
    return true
  }

  #endTag(mark: number): boolean {
    const tag = this.#tags.pop()
    if (tag === undefined) return false
    const end = mark + 2 + tag.length
    if (!this.#text.startsWith(tag, mark + 2) || this.#text.charCodeAt(end) !== GREATER) return false
    this.#open.pop()
    this.#prefixes.length = this.#scopes.pop() ?? 0
    this.#at = end + 1
    return true
  }

  #startTag(mark: number): boolean {
    this.#counts.elements += 1
    if (this.#counts.elements > XML_LIMITS.elements || this.#open.length === XML_LIMITS.depth) return false
    const from = mark + 1
    BARE_TAG.lastIndex = from
    if (!BARE_TAG.test(this.#text)) return this.#fullTag(from)
    this.#at = BARE_TAG.lastIndex
    const name = this.#text.slice(from, this.#at - 1)
    return this.#opened(newElement(name), name, this.#prefixes.length)
  }

  /** Reads a tag with a prefix or attributes, or an empty element. */
  #fullTag(from: number): boolean {
    TAG_NAME.lastIndex = from
    const [tag = '', prefix, name = ''] = TAG_NAME.exec(this.#text) ?? []
    const scope = this.#prefixes.length
    this.#at = from + tag.length
    const attributes = this.#attributes()
    if (name === '' || attributes === null || (prefix !== undefined && !this.#prefixes.includes(prefix))) return false
    TAG_END.lastIndex = this.#at
    if (!TAG_END.test(this.#text)) return false
    this.#at = TAG_END.lastIndex
    const element = { ...newElement(name), attributes }
    if (this.#text.charCodeAt(this.#at - 2) !== SLASH) return this.#opened(element, tag, scope)
    this.#prefixes.length = scope
    return this.#added(element)
  }

  #opened(element: Element, tag: string, scope: number): boolean {
    if (tag.length > XML_LIMITS.nameBytes || !this.#added(element)) return false
    this.#open.push(element)
    this.#tags.push(tag)
    this.#scopes.push(scope)
    return true
  }

  #added(element: Element): boolean {
    const parent = this.#open.at(-1)
    if (parent !== undefined) parent.children.push(element)
    else if (this.#root === null) this.#root = element
    else return false
    return true
  }

  #attributes(): Record<string, string> | null {
    const attributes = Object.create(null) as Record<string, string>
    for (let count = 0; ; count += 1) {
      ATTRIBUTE.lastIndex = this.#at
      const attribute = ATTRIBUTE.exec(this.#text)
      if (attribute === null) return attributes
      const [whole, xmlns, name = '', value = ''] = attribute
      const qualified = xmlns === undefined ? name : `${xmlns}:${name}`
      this.#counts.attributes += 1
      const isMany = count >= MAX_NAMESPACES || this.#counts.attributes > XML_LIMITS.attributes
      if (isMany || qualified in attributes || value.length > XML_LIMITS.attributeBytes / 4) return null
      if ((xmlns !== undefined || name === 'xmlns') && !this.#declared(qualified, name, value)) return null
      attributes[qualified] = this.#unescaped(value)
      this.#at += whole.length
    }
  }

  #declared(qualified: string, prefix: string, value: string): boolean {
    this.#counts.namespaces += 1
    if (this.#counts.namespaces > MAX_NAMESPACES || !NAMESPACE.test(value)) return false
    if (qualified === 'xmlns') return true
    if (/^xml/i.test(prefix)) return false
    this.#prefixes.push(prefix)
    return true
  }

  #unescaped(text: string): string {
    if (!text.includes('&')) return text
    return text.replace(REFERENCE, (_, name?: string, decimal?: string, hexadecimal?: string) => {
      const character = name === undefined ? numbered(decimal, hexadecimal) : MEANING[name]
      this.#areReferencesKnown &&= character !== undefined
      return character ?? ''
    })
  }
}

function newElement(name: string): Element {
  return { name, attributes: NO_ATTRIBUTES, text: '', children: [] }
}

const NO_ATTRIBUTES: Record<string, string> = Object.freeze(Object.create(null))

/** It also matches invalid references, which are then refused. */
const REFERENCE = /&(?:(amp|lt|gt|quot|apos);|#([0-9]{1,7});|#x([0-9A-Fa-f]{1,6});)?/g
const MEANING: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function numbered(decimal: string | undefined, hexadecimal: string | undefined): string | undefined {
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  const isCharacter =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}
