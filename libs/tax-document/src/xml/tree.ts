import type { XmlDocument } from 'libxml2-wasm'

/** An element: its local name, its attributes, the text right inside it, and the elements inside it. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/**
 * The elements of a document. They are read off its canonical form, in which libxml2 has resolved all that makes XML hard to
 * read: what is left is start tags, end tags and escaped text. Several times faster than asking for node after node.
 */
export function treeOf(xml: XmlDocument): Element {
  const canonical = xml.canonicalizeToString()
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  let at = 0
  for (;;) {
    const tag = canonical.indexOf('<', at)
    if (tag === -1) break
    const inside = open[open.length - 1] ?? top
    if (tag > at) inside.text += unescaped(canonical.slice(at, tag))
    const mark = canonical[tag + 1]
    const end = mark === '?' ? canonical.indexOf('?>', tag) + 1 : tagEnd(canonical, tag)
    if (mark === '/') open.pop()
    else if (mark !== '?') open.push(startTag(canonical.slice(tag + 1, end), inside))
    at = end + 1
  }
  return top.children[0] ?? top
}

/** The bracket that closes a tag: one inside a quoted value, which canonical form leaves as it is, does not. */
function tagEnd(canonical: string, tag: number): number {
  let end = canonical.indexOf('>', tag)
  while (quotesIn(canonical, tag, end) % 2 === 1) end = canonical.indexOf('>', end + 1)
  return end
}

function quotesIn(text: string, from: number, to: number): number {
  let quotes = 0
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === 34) quotes += 1
  return quotes
}

const ATTRIBUTE = / ([^=]+)="([^"]*)"/g

function startTag(tag: string, parent: Element): Element {
  const blank = tag.indexOf(' ')
  const qualified = blank === -1 ? tag : tag.slice(0, blank)
  const name = qualified.slice(qualified.indexOf(':') + 1)
  const element: Element = { name, attributes: {}, text: '', children: [] }
  if (blank !== -1) {
    for (const [, key = '', value = ''] of tag.matchAll(ATTRIBUTE)) element.attributes[key] = unescaped(value)
  }
  parent.children.push(element)
  return element
}

const REFERENCE = /&(amp|lt|gt|quot|#x9|#xA|#xD);/g
const MEANING: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x9': '\t',
  '#xA': '\n',
  '#xD': '\r',
}

function unescaped(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, (_, name: string) => MEANING[name] ?? '') : text
}
