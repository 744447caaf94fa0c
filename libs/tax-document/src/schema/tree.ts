import type { XmlDocument } from 'libxml2-wasm'

export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/**
 * The elements of a document, from libxml2's output, which has only tags, escaped text, CDATA, comments and
 * instructions. One pass is several times faster than calls for each node.
 */
export function treeOf(xml: XmlDocument): Element {
  // Canonical form is quadratic in attributes and namespaces, and fails for some namespaces.
  return treeOfText(xml.toString({ format: false, noDeclaration: true }))
}

/** The text is libxml2's output, or well-formed and without a document type declaration. */
export function treeOfText(text: string): Element {
  const top: Element = newElement('')
  const open = [top]
  let at = 0
  for (;;) {
    const mark = text.indexOf('<', at)
    if (mark === -1) break
    const inside = open[open.length - 1] ?? top
    if (mark > at) inside.text += unescaped(text.slice(at, mark))
    const next = text[mark + 1]
    if (next === '?') at = after(text, '?>', mark)
    else if (next === '!') at = pastSection(text, mark, inside)
    else if (next === '/') {
      open.pop()
      at = after(text, '>', mark)
    } else at = pastStartTag(text, mark + 1, inside, open)
  }
  return top.children[0] ?? top
}

/** The object has no prototype: an attribute may be called `__proto__`. */
function newElement(name: string): Element {
  return { name, attributes: Object.create(null) as Record<string, string>, text: '', children: [] }
}

function after(text: string, end: string, from: number): number {
  const position = text.indexOf(end, from)
  return position === -1 ? text.length : position + end.length
}

const CDATA = '<![CDATA['

function pastSection(text: string, mark: number, inside: Element): number {
  if (!text.startsWith(CDATA, mark)) return after(text, '-->', mark + 4)
  const end = after(text, ']]>', mark)
  inside.text += text.slice(mark + CDATA.length, end - 3)
  return end
}

const NAME = /[^\s/>=]+/y
const ATTRIBUTE = /\s+([^\s=/>]+)=(?:"([^"]*)"|'([^']*)')/y

/** Adds the element, opens it unless it is empty, and returns the end of its tag. */
function pastStartTag(text: string, from: number, parent: Element, open: Element[]): number {
  NAME.lastIndex = from
  const qualified = NAME.exec(text)?.[0] ?? ''
  const element = newElement(qualified.slice(qualified.indexOf(':') + 1))
  parent.children.push(element)
  let at = from + qualified.length
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const attribute = ATTRIBUTE.exec(text)
    if (attribute === null) break
    const [whole, name = '', quoted, apostrophed = ''] = attribute
    element.attributes[name] = unescaped(quoted ?? apostrophed)
    at += whole.length
  }
  if (text[at] !== '/') open.push(element)
  return after(text, '>', at)
}

const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([0-9A-Fa-f]+));/g
const MEANING: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (_, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name !== undefined) return MEANING[name] ?? ''
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal))
  })
}
