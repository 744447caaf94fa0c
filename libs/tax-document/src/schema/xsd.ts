import { escapeAttribute } from '../text.ts'
import type { Fields, List, Node, Pair, Shape } from './shape.ts'
import type { DecimalType, SimpleType, TextType } from './types.ts'

/**
 * The XSD of a shape. It says no more and no less than the authority's own does, except that a signature's inside is left to
 * whoever verifies it.
 */
export function xsdOf(shape: Shape): string {
  const types = new Map<string, SimpleType>()
  const body = fieldsXsd(shape.fields, types)
  const use = (required: boolean) => (required ? ' use="required"' : '')
  const simpleTypes = [...types.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(simpleTypeXsd)
  return indented([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">',
    `<xs:element name="${shape.root}"><xs:complexType>`,
    '<xs:sequence>',
    body,
    '<xs:any namespace="http://www.w3.org/2000/09/xmldsig#" processContents="lax" minOccurs="0"/>',
    '</xs:sequence>',
    `<xs:attribute name="id"${use(shape.requires.id)}><xs:simpleType><xs:restriction base="xs:string">`,
    '<xs:enumeration value="comprobante"/></xs:restriction></xs:simpleType></xs:attribute>',
    `<xs:attribute name="version" type="xs:${shape.requires.version ? 'NMTOKEN' : 'string'}"${use(shape.requires.version)}/>`,
    '</xs:complexType></xs:element>',
    ...simpleTypes,
    '</xs:schema>',
  ])
}

/** Lines set in by how deep their elements lie. */
function indented(parts: string[]): string {
  let depth = 0
  let text = ''
  for (const line of parts.join('\n').split('\n')) {
    const closed = line.match(/<\/|\/>/g)?.length ?? 0
    const opened = line.match(/<xs:/g)?.length ?? 0
    const change = Math.sign(opened - closed)
    text += `${'  '.repeat(change < 0 ? depth + change : depth)}${line}\n`
    depth += change
  }
  return text
}

type Types = Map<string, SimpleType>

function fieldsXsd(fields: Fields, types: Types): string {
  return Object.values(fields)
    .filter((node) => node.present)
    .map((node) => nodeXsd(node, types, occurrence(node)))
    .join('\n')
}

function occurrence(node: Node): string {
  const most = node.kind === 'list' && node.wrapperRepeats ? ' maxOccurs="unbounded"' : ''
  return `${node.required ? '' : ' minOccurs="0"'}${most}`
}

function nodeXsd(node: Node, types: Types, occurs: string): string {
  switch (node.kind) {
    case 'leaf':
      return `<xs:element name="${node.element}" type="${use(node.type, types)}"${occurs}/>`
    case 'pair':
      return pairXsd(node, types, occurs)
    case 'group':
      return sequenceXsd(node.element, fieldsXsd(node.fields, types), occurs)
    case 'list':
      return sequenceXsd(node.element, nodeXsd(node.item, types, bounds(node)), occurs)
  }
}

function sequenceXsd(element: string, inside: string, occurs: string): string {
  return `<xs:element name="${element}"${occurs}><xs:complexType><xs:sequence>\n${inside}\n</xs:sequence></xs:complexType></xs:element>`
}

function bounds({ min, max }: List): string {
  return ` minOccurs="${min}" maxOccurs="${max ?? 'unbounded'}"`
}

function pairXsd({ element, valueIn, type, nameType }: Pair, types: Types, occurs: string): string {
  const name = `<xs:attribute name="nombre" type="${use(nameType, types)}" use="required"/>`
  const value = use(type, types)
  const inside =
    valueIn === 'text'
      ? `<xs:simpleContent><xs:extension base="${value}">${name}</xs:extension></xs:simpleContent>`
      : `${name}<xs:attribute name="valor" type="${value}" use="required"/>`
  return `<xs:element name="${element}"${occurs}><xs:complexType>${inside}</xs:complexType></xs:element>`
}

function use(type: SimpleType, types: Types): string {
  types.set(type.name, type)
  return type.name
}

function simpleTypeXsd(type: SimpleType): string {
  const facets = type.kind === 'text' ? textFacets(type) : decimalFacets(type)
  const base = type.kind === 'text' ? 'string' : 'decimal'
  return `<xs:simpleType name="${type.name}"><xs:restriction base="xs:${base}">${facets}</xs:restriction></xs:simpleType>`
}

function textFacets({ min, max, patterns = [] }: TextType): string {
  return [
    min === undefined ? '' : `<xs:minLength value="${min}"/>`,
    max === undefined ? '' : `<xs:maxLength value="${max}"/>`,
    ...patterns.map((pattern) => `<xs:pattern value="${escapeAttribute(pattern)}"/>`),
  ].join('')
}

function decimalFacets({ digits, fraction, signed }: DecimalType): string {
  const least = signed ? '' : '<xs:minInclusive value="0"/>'
  return `<xs:totalDigits value="${digits}"/><xs:fractionDigits value="${fraction}"/>${least}`
}
