/** XML that is or was slow to read, by its size. */
const repeated = (times: number, make: (index: number) => string) =>
  Array.from({ length: times }, (_, n) => make(n)).join('')

const attributes = (count: number) => repeated(count, (n) => ` a${n}=""`)
const namespaces = (count: number, prefix = 'n') => repeated(count, (n) => ` xmlns:${prefix}${n}="urn:${n}"`)

export const hostileXml: Record<string, (size: number) => string> = {
  'brackets in a value': (size) => `<a b="${'>'.repeat(size)}"/>`,
  'brackets in many values': (size) => `<a>${repeated(size / 100, () => `<b c="${'>'.repeat(80)}"/>`)}</a>`,
  'attributes of one element': (size) => `<a${attributes(size / 10)}/>`,
  'attributes of many elements': (size) => `<a>${repeated(size / 700, () => `<b${attributes(60)}/>`)}</a>`,
  'one attribute many times': (size) => `<a${' b=""'.repeat(size / 5)}/>`,
  'namespaces of one element': (size) => `<a${namespaces(size / 20)}/>`,
  'namespaces in scope of many elements': (size) => `<a${namespaces(400)}>${'<b/>'.repeat(size / 4)}</a>`,
  'some namespaces in scope of many elements': (size) => `<a${namespaces(30)}>${'<b/>'.repeat(size / 4)}</a>`,
  'namespaces at every level': (size) => {
    const levels = Math.min(200, Math.floor(size / 600))
    return `${repeated(levels, (n) => `<a${namespaces(30, `p${n}_`)}>`)}${'</a>'.repeat(levels)}`
  },
  'a relative namespace': () => '<a xmlns="relative"/>',
  'a namespace that is no address': () => '<a xmlns:b="%%%:::"/>',
  depth: (size) => `${'<a>'.repeat(size / 7)}${'</a>'.repeat(size / 7)}`,
  'depth that never ends': (size) => '<a>'.repeat(size / 3),
  elements: (size) => `<a>${'<b/>'.repeat(size / 4)}</a>`,
  names: (size) => `<${'a'.repeat(size)}/>`,
  comments: (size) => `<a>${'<!---->'.repeat(size / 7)}</a>`,
  instructions: (size) => `<a>${'<?b?>'.repeat(size / 5)}</a>`,
  'CDATA sections': (size) => `<a>${'<![CDATA[]]>'.repeat(size / 12)}</a>`,
  references: (size) => `<a>${'&amp;'.repeat(size / 5)}</a>`,
  'references in a value': (size) => `<a b="${'&#38;'.repeat(size / 5)}"/>`,
  'brackets that open nothing': (size) => '<'.repeat(size),
  'comments that never end': (size) => `<a>${'<!--'.repeat(size / 4)}`,
  'sections that never end': (size) => `<a>${'<![CDATA['.repeat(size / 9)}`,
  'instructions that never end': (size) => `<a>${'<?b '.repeat(size / 4)}`,
  'values that never end': (size) => `<a ${'b="'.repeat(size / 3)}`,
  'end tags of nothing': (size) => `<a>${'</b>'.repeat(size / 4)}`,
  entities: () => '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>',
  'an entity from elsewhere': () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a declaration of another encoding': () => '<?xml version="1.0" encoding="UTF-16"?><a/>',
  'an encoding that the bytes suggest': () => '<\0?\0x\0m\0l\0',
  'a document of elements that it must not have': (size) =>
    `<factura id="comprobante" version="1.1.0">${'<b/>'.repeat(size / 4)}</factura>`,
  'a document of details that are wrong': (size) =>
    `<factura id="comprobante" version="1.1.0"><detalles>${'<detalle/>'.repeat(size / 10)}</detalles></factura>`,
  'a wrapper in a wrapper': (size) =>
    `<autorizacion><comprobante><![CDATA[<a b="${'>'.repeat(size)}"/>]]></comprobante></autorizacion>`,
  'a wrapper of many elements': (size) =>
    `<autorizacion><comprobante><![CDATA[<a>${'<b/>'.repeat(size / 4)}</a>]]></comprobante></autorizacion>`,
  'a message that the schema quotes': (size) =>
    `<factura id="comprobante" version="1.1.0"><infoTributaria><ambiente>${"[facet 'enumeration'] The value '".repeat(size / 33)}</ambiente></infoTributaria></factura>`,
  'a version of any length': (size) => `<factura version="${'1'.repeat(size)}"/>`,
}
