import type { Element } from '../xml/tree.ts'
import type { Fields, List, Named, Node, Shape, Values } from './shape.ts'

/**
 * Reads a document by its shape. It judges nothing: what is missing though required reads as blank text or an empty list, and
 * elements the shape does not know are passed over.
 */
export function readBy<F extends Fields>(shape: Shape<F>, root: Element): Values<F> {
  return readFields(shape.fields, root) as Values<F>
}

function readFields(fields: Fields, parent: Element): Record<string, unknown> {
  const model: Record<string, unknown> = {}
  for (const [name, node] of Object.entries(fields)) {
    if (!node.present) continue
    const elements = parent.children.filter((child) => child.name === node.element)
    const value = elements.length > 0 ? readNode(node, elements) : undefined
    if (value !== undefined && (node.required || !isEmpty(value))) model[name] = value
    else if (node.required) model[name] = blank(node)
  }
  return model
}

/** An optional block without entries says nothing. */
function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function readNode(node: Node, elements: Element[]): unknown {
  if (node.kind === 'list') return elements.flatMap((wrapper) => readEntries(node, wrapper))
  const [element] = elements
  if (!element) return blank(node)
  switch (node.kind) {
    case 'leaf':
      return node.type.kind === 'decimal' ? element.text.trim() : element.text
    case 'pair':
      return readPair(element)
    case 'group':
      return readFields(node.fields, element)
  }
}

function readEntries({ item }: List, wrapper: Element): unknown[] {
  return wrapper.children.filter((child) => child.name === item.element).map((entry) => readNode(item, [entry]))
}

function readPair(element: Element): Named {
  return { name: element.attributes.nombre ?? '', value: element.attributes.valor ?? element.text }
}

function blank(node: Node): unknown {
  if (node.kind === 'leaf') return ''
  if (node.kind === 'list') return []
  return node.kind === 'pair' ? { name: '', value: '' } : readFields(node.fields, EMPTY)
}

const EMPTY: Element = { name: '', attributes: {}, text: '', children: [] }
