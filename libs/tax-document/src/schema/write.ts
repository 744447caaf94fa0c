import { escapeAttribute, escapeText } from '../values/text.ts'
import type { Fields, Group, List, Named, Node, Pair, Shape, Values } from './shape.ts'

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

type Write = (value: unknown) => string

/**
 * Makes the writer of a shape. After the declaration it writes canonical form (inclusive C14N 1.0): no blanks between
 * elements, sorted attributes, no empty-element tags; but `>` in attributes is escaped.
 */
export function writerOf<F extends Fields>(shape: Shape<F>): (document: Values<F>) => string {
  const open = DECLARATION + openingTag(shape)
  const close = `</${shape.root}>`
  const writeFields = fieldsWriter(shape.fields)
  return (document) => open + writeFields(document) + close
}

export function openingTag({ root, version }: Shape): string {
  return `<${root} id="comprobante" version="${version}">`
}

function fieldsWriter(fields: Fields): Write {
  const writers = Object.entries(fields)
    .filter(([, node]) => node.present)
    .map(([name, node]) => ({ name, write: nodeWriter(node) }))
  return (value) => {
    const members = value as Record<string, unknown>
    let xml = ''
    for (const { name, write } of writers) {
      const member = members[name]
      if (member !== undefined) xml += write(member)
    }
    return xml
  }
}

function nodeWriter(node: Node): Write {
  switch (node.kind) {
    case 'leaf':
      return leafWriter(node.element)
    case 'pair':
      return pairWriter(node)
    case 'group':
      return groupWriter(node)
    case 'list':
      return listWriter(node)
  }
}

function leafWriter(element: string): Write {
  const [open, close] = [`<${element}>`, `</${element}>`]
  return (value) => open + escapeText(value as string) + close
}

function pairWriter({ element, valueIn }: Pair): Write {
  return (pair) => {
    const { name, value } = pair as Named
    const open = `<${element} nombre="${escapeAttribute(name)}"`
    if (valueIn === 'text') return `${open}>${escapeText(value)}</${element}>`
    return `${open} valor="${escapeAttribute(value)}"></${element}>`
  }
}

function groupWriter({ element, fields }: Group): Write {
  const [open, close] = [`<${element}>`, `</${element}>`]
  const writeFields = fieldsWriter(fields)
  return (value) => open + writeFields(value) + close
}

function listWriter({ element, item, required }: List): Write {
  const [open, close] = [`<${element}>`, `</${element}>`]
  const writeItem = nodeWriter(item)
  return (value) => {
    const entries = value as unknown[]
    if (entries.length === 0 && !required) return ''
    let xml = open
    for (const entry of entries) xml += writeItem(entry)
    return xml + close
  }
}
