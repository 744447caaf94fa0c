import type { Fields, Group, Leaf, List, Node, Pair, Shape } from './shape.ts'
import type { SimpleType } from './types.ts'
import { decimalForm, fitsText } from './value-forms.ts'
import { DECLARATION, openingTag } from './write.ts'

/** The end of a valid part at a position; -1 for an absent or unproven one. */
type Read = (text: string, at: number) => number

/**
 * Makes a check that proves a text well-formed and valid by the shape's schema, in one pass without a parser. It
 * accepts our writer's output, signed or not; other texts are not necessarily wrong, and need libxml2.
 */
export function plainlyValidBy(shape: Shape): (text: string) => boolean {
  const open = openingTag(shape)
  const readFields = fieldsReader(shape.fields)
  const end = `</${shape.root}>`
  return (text) => {
    if (!text.startsWith(DECLARATION) || !text.isWellFormed()) return false
    const start = text[DECLARATION.length] === '\n' ? DECLARATION.length + 1 : DECLARATION.length
    UNPLAIN.lastIndex = start
    if (!text.startsWith(open, start) || UNPLAIN.test(text)) return false
    const fieldsEnd = readFields(text, start + open.length)
    if (fieldsEnd === -1) return false
    const behind = text.startsWith(end, fieldsEnd) ? fieldsEnd : readSignature(text, fieldsEnd)
    return behind !== -1 && text.startsWith(end, behind) && behind + end.length === text.length
  }
}

/** Line ends and blanks that XML or a schema changes, and characters that XML forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNPLAIN = /[\u0000-\u001f\ufffe\uffff]/g

function fieldsReader(fields: Fields): Read {
  const readers = Object.values(fields)
    .filter((node) => node.present)
    .map((node) => ({ required: node.required, read: nodeReader(node) }))
  return (text, from) => {
    let at = from
    for (const { required, read } of readers) {
      const next = read(text, at)
      if (next !== -1) at = next
      else if (required) return -1
    }
    return at
  }
}

function nodeReader(node: Node): Read {
  switch (node.kind) {
    case 'leaf':
      return leafReader(node)
    case 'pair':
      return pairReader(node)
    case 'group':
      return groupReader(node)
    case 'list':
      return listReader(node)
  }
}

function leafReader({ element, type }: Leaf): Read {
  const [open, close] = [`<${element}>`, `</${element}>`]
  const fits = fitter(type)
  return (text, at) => {
    if (!text.startsWith(open, at)) return -1
    const from = at + open.length
    const to = text.indexOf('<', from)
    return text.startsWith(close, to) && fits(text.slice(from, to)) ? to + close.length : -1
  }
}

function pairReader({ element, valueIn, type, nameType }: Pair): Read {
  const open = `<${element} nombre="`
  const [between, close] = valueIn === 'text' ? ['">', `</${element}>`] : ['" valor="', `"></${element}>`]
  const nameFits = fitter(nameType, SPECIAL_IN_ATTRIBUTE)
  const valueFits = fitter(type, valueIn === 'text' ? SPECIAL : SPECIAL_IN_ATTRIBUTE)
  return (text, at) => {
    if (!text.startsWith(open, at)) return -1
    const nameAt = at + open.length
    const nameEnd = text.indexOf('"', nameAt)
    const valueAt = nameEnd + between.length
    const valueEnd = text.indexOf(close[0] as string, valueAt)
    const isWhole = text.startsWith(between, nameEnd) && text.startsWith(close, valueEnd)
    if (!isWhole || !nameFits(text.slice(nameAt, nameEnd)) || !valueFits(text.slice(valueAt, valueEnd))) return -1
    return valueEnd + close.length
  }
}

function groupReader({ element, fields }: Group): Read {
  const [open, close] = [`<${element}>`, `</${element}>`]
  const readFields = fieldsReader(fields)
  return (text, at) => {
    if (!text.startsWith(open, at)) return -1
    const end = readFields(text, at + open.length)
    return end !== -1 && text.startsWith(close, end) ? end + close.length : -1
  }
}

function listReader({ element, item, min, max }: List): Read {
  const [open, close] = [`<${element}>`, `</${element}>`]
  const readItem = nodeReader(item)
  return (text, from) => {
    if (!text.startsWith(open, from)) return -1
    let at = from + open.length
    let count = 0
    for (let next = readItem(text, at); next !== -1; next = readItem(text, at)) {
      at = next
      count += 1
    }
    if (count < min || count > (max ?? Number.POSITIVE_INFINITY) || !text.startsWith(close, at)) return -1
    return at + close.length
  }
}

/** Whether an escaped value fits a type. */
function fitter(type: SimpleType, special = SPECIAL): (escaped: string) => boolean {
  if (type.kind === 'decimal') {
    const form = decimalForm(type)
    return (escaped) => form.test(escaped)
  }
  return (escaped) => {
    if (!special.test(escaped)) return fitsText(type, escaped)
    // A reference is one character, which no form requires.
    const text = escaped.replace(REFERENCES, '.')
    return !special.test(text) && fitsText(type, text)
  }
}

/** Canonical form escapes these in text and attributes. */
const SPECIAL = /[&<>]/
const SPECIAL_IN_ATTRIBUTE = /[&<]/
const REFERENCES = /&(?:amp|lt|gt|quot);/g

const SIGNATURE =
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"'
const SIGNATURE_END = '</ds:Signature>'
const SIGNATURE_ID = / Id="[^"<&]*">/y
/** A tag inside a signature, and the text after it. */
const SIGNATURE_PART =
  /<(\/?)((?:ds|etsi):[A-Za-z0-9]+)((?: (?:Algorithm|Id|ObjectReference|Target|Type|URI)="[^"<&]*")*)>[^<>&]*(?:&(?:amp|lt|gt);[^<>&]*)*/y
const ATTRIBUTE_NAME = / ([A-Za-z]+)=/g

/** A signature in the signer's form. The schema only requires its namespace: it must be well-formed. */
function readSignature(text: string, from: number): number {
  SIGNATURE_ID.lastIndex = from + SIGNATURE.length
  if (!text.startsWith(SIGNATURE, from) || !SIGNATURE_ID.test(text)) return -1
  SIGNATURE_PART.lastIndex = SIGNATURE_ID.lastIndex
  const open = ['ds:Signature']
  for (;;) {
    const [part, slash, name = '', attributes = ''] = SIGNATURE_PART.exec(text) ?? []
    if (part === undefined || hasOneTwice(attributes)) return -1
    if (slash === '') open.push(name)
    else if (open.pop() !== name || attributes !== '') return -1
    // No text follows the signature's end.
    if (open.length === 0) return part === SIGNATURE_END ? SIGNATURE_PART.lastIndex : -1
  }
}

function hasOneTwice(attributes: string): boolean {
  if (attributes === '') return false
  const names = Array.from(attributes.matchAll(ATTRIBUTE_NAME), ([, name]) => name)
  return new Set(names).size < names.length
}
