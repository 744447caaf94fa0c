import type { Fields, List, Named, Node, Shape, Values } from './shape.ts'
import type { Element } from './tree.ts'

/**
 * Reads a document by its shape without validation: missing required parts become blank text or empty lists, and
 * unknown elements are skipped.
 */
export function readBy<F extends Fields>(shape: Shape<F>, root: Element): Values<F> {
  return readFields(shape.fields, root) as Values<F>
}

function readFields(fields: Fields, parent: Element): Record<string, unknown> {
  const model: Record<string, unknown> = {}
  for (const [name, node] of presentIn(fields)) {
    const elements = named(parent.children, node.element)
    const value = elements.length > 0 ? readNode(node, elements) : undefined
    if (value !== undefined && (node.required || !isEmpty(value))) model[name] = value
    else if (node.required) model[name] = blank(node)
  }
  return model
}

const presentNodes = new WeakMap<Fields, readonly [string, Node][]>()

/** The members of a version, cached for documents with many lines. */
function presentIn(fields: Fields): readonly [string, Node][] {
  const listed = presentNodes.get(fields) ?? Object.entries(fields).filter(([, { present }]) => present)
  presentNodes.set(fields, listed)
  return listed
}

const NONE: readonly Element[] = []

/** Most fields are absent, and should not cost a list. */
function named(elements: readonly Element[], name: string): readonly Element[] {
  let matches: Element[] | undefined
  for (const element of elements) {
    if (element.name !== name) continue
    matches ??= []
    matches.push(element)
  }
  return matches ?? NONE
}

/** An optional block without entries is absent. */
function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function readNode(node: Node, elements: readonly Element[]): unknown {
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
  return named(wrapper.children, item.element).map((entry) => readNode(item, [entry]))
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
