import { create } from 'xmlbuilder2'
import type { Fields, List, Node, Pair, Shape } from './shape.ts'
import type { DecimalType, SimpleType, TextType } from './types.ts'

/** An element for xmlbuilder2: `@` is an attribute, a list repeats the element. */
type Element = Record<string, unknown>
type Types = Map<string, SimpleType>

/**
 * The XSD of a shape, equivalent to the authority's, except for the inside of a signature, which its verifier checks.
 */
export function xsdOf(shape: Shape): string {
  const types: Types = new Map()
  const schema = {
    '@xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
    '@elementFormDefault': 'qualified',
    'xs:element': rootXsd(shape, types),
    'xs:simpleType': [...types.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(simpleTypeXsd),
  }
  return `${create({ encoding: 'UTF-8' }, { 'xs:schema': schema }).end({ prettyPrint: true })}\n`
}

function rootXsd({ root, fields, requires }: Shape, types: Types): Element {
  const signature = { '@namespace': 'http://www.w3.org/2000/09/xmldsig#', '@processContents': 'lax', '@minOccurs': '0' }
  const use = (required: boolean) => (required ? { '@use': 'required' } : {})
  const id = { 'xs:simpleType': restriction('string', { 'xs:enumeration': { '@value': 'comprobante' } }) }
  return {
    '@name': root,
    'xs:complexType': {
      'xs:sequence': { 'xs:element': fieldsXsd(fields, types), 'xs:any': signature },
      'xs:attribute': [
        { '@name': 'id', ...use(requires.id), ...id },
        { '@name': 'version', '@type': `xs:${requires.version ? 'NMTOKEN' : 'string'}`, ...use(requires.version) },
      ],
    },
  }
}

function fieldsXsd(fields: Fields, types: Types): Element[] {
  return Object.values(fields)
    .filter((node) => node.present)
    .map((node) => nodeXsd(node, types, occurrence(node)))
}

function occurrence(node: Node): Element {
  const repeats = node.kind === 'list' && node.wrapperRepeats
  return { ...(node.required ? {} : { '@minOccurs': '0' }), ...(repeats ? { '@maxOccurs': 'unbounded' } : {}) }
}

function nodeXsd(node: Node, types: Types, occurs: Element): Element {
  switch (node.kind) {
    case 'leaf':
      return { '@name': node.element, '@type': nameOf(node.type, types), ...occurs }
    case 'pair':
      return pairXsd(node, types, occurs)
    case 'group':
      return sequenceXsd(node.element, fieldsXsd(node.fields, types), occurs)
    case 'list':
      return sequenceXsd(node.element, [nodeXsd(node.item, types, bounds(node))], occurs)
  }
}

function sequenceXsd(element: string, inside: Element[], occurs: Element): Element {
  return { '@name': element, ...occurs, 'xs:complexType': { 'xs:sequence': { 'xs:element': inside } } }
}

function bounds({ min, max }: List): Element {
  return { '@minOccurs': min, '@maxOccurs': max ?? 'unbounded' }
}

function pairXsd({ element, valueIn, type, nameType }: Pair, types: Types, occurs: Element): Element {
  const name = { '@name': 'nombre', '@type': nameOf(nameType, types), '@use': 'required' }
  const value = nameOf(type, types)
  const inside =
    valueIn === 'text'
      ? { 'xs:simpleContent': { 'xs:extension': { '@base': value, 'xs:attribute': name } } }
      : { 'xs:attribute': [name, { '@name': 'valor', '@type': value, '@use': 'required' }] }
  return { '@name': element, ...occurs, 'xs:complexType': inside }
}

/** Declares a type once for all uses. */
function nameOf(type: SimpleType, types: Types): string {
  types.set(type.name, type)
  return type.name
}

function simpleTypeXsd(type: SimpleType): Element {
  const limits =
    type.kind === 'text' ? restriction('string', textFacets(type)) : restriction('decimal', decimalFacets(type))
  return { '@name': type.name, ...limits }
}

function restriction(base: string, facets: Element): Element {
  return { 'xs:restriction': { '@base': `xs:${base}`, ...facets } }
}

function textFacets({ min, max, patterns = [] }: TextType): Element {
  return {
    ...(min === undefined ? {} : { 'xs:minLength': { '@value': min } }),
    ...(max === undefined ? {} : { 'xs:maxLength': { '@value': max } }),
    'xs:pattern': patterns.map((pattern) => ({ '@value': pattern })),
  }
}

function decimalFacets({ digits, fraction, signed }: DecimalType): Element {
  return {
    'xs:totalDigits': { '@value': digits },
    'xs:fractionDigits': { '@value': fraction },
    ...(signed ? {} : { 'xs:minInclusive': { '@value': '0' } }),
  }
}
