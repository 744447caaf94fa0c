import { type Element, treeOf } from '../src/schema/tree.ts'
import { withParsed } from '../src/xml/parse.ts'

/**
 * The contents of a schema, one element a line: path, occurrence, attributes, and facets without patterns, which have
 * equivalent forms. It compares schemas of different structure.
 */
export function outlineOf(xsd: string, root: string): string[] {
  const schema = withParsed(xsd, treeOf)
  const named = new Map(schema.children.map((child) => [`${child.name} ${child.attributes.name}`, child]))
  const lines: string[] = []
  const top = named.get(`element ${root}`)
  if (top) outlineElement(top, '', { named, lines, bounds: '1..1' })
  return lines.sort()
}

interface Walk {
  named: Map<string, Element>
  lines: string[]
  /** The bounds of the parents: a sequence may repeat instead of its only element. */
  bounds: string
}

function outlineElement(node: Element, path: string, walk: Walk): void {
  const element = node.attributes.ref ? (walk.named.get(`element ${node.attributes.ref}`) ?? node) : node
  const name = element.attributes.name
  if (!name) return
  const here = `${path}/${name}`
  const bounds = boundsOf(node) === '1..1' ? walk.bounds : boundsOf(node)
  const type = element.attributes.type ?? ''
  const complex = child(element, 'complexType') ?? walk.named.get(`complexType ${type}`)
  const simple = child(element, 'simpleType') ?? walk.named.get(`simpleType ${type}`)
  walk.lines.push(`${here} ${bounds} ${simple ? facetsOf(simple) : ''}`.trim())
  if (complex) outlineComplex(complex, here, walk)
}

function outlineComplex(complex: Element, path: string, walk: Walk): void {
  const extension = child(child(complex, 'simpleContent'), 'extension')
  const base = extension && walk.named.get(`simpleType ${extension.attributes.base}`)
  if (base) walk.lines.push(`${path}/text() ${facetsOf(base)}`)
  for (const attribute of [...complex.children, ...(extension?.children ?? [])].filter(is('attribute'))) {
    const type = child(attribute, 'simpleType') ?? walk.named.get(`simpleType ${attribute.attributes.type}`)
    const facets = type ? facetsOf(type) : ''
    walk.lines.push(`${path}/@${attribute.attributes.name} ${attribute.attributes.use ?? 'optional'} ${facets}`.trim())
  }
  for (const sequence of complex.children.filter(is('sequence'))) {
    for (const element of sequence.children.filter(is('element'))) {
      outlineElement(element, path, { ...walk, bounds: boundsOf(sequence) })
    }
  }
}

function facetsOf(simple: Element): string {
  const restriction = child(simple, 'restriction')
  const all = restriction?.children ?? []
  // A pattern of fixed length fixes the length facets, which some schemas repeat.
  const patterned = all.some((facet) => facet.name === 'pattern' && facet.attributes.value !== '[^\\n]*')
  const facets = all
    .filter((facet) => !(patterned && /Length$/.test(facet.name)))
    .filter((facet) => !['pattern', 'whiteSpace', 'annotation', 'enumeration'].includes(facet.name))
    .map((facet) => `${facet.name}=${facet.attributes.value}`)
  return facets.sort().join(' ')
}

function boundsOf({ attributes }: Element): string {
  return `${attributes.minOccurs ?? '1'}..${attributes.maxOccurs ?? '1'}`
}

function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find(is(name))
}

function is(name: string): (element: Element) => boolean {
  return (element) => element.name === name
}
