import { asPreBuilt } from '../harness/pre-built-invoice.ts'
import type { Random } from '../harness/random.ts'
import type { Attempt, Expected } from './attempt.ts'
import type { HttpRequest } from './http.ts'
import type { AttackClass, Target } from './target.ts'

/**
 * Well-formed, within limits, and with a clear owner: `/sign` only promises to sign it as it is. Receipts are judged by
 * schema and rules as well.
 */
const MAY_BE_SIGNED =
  /^(a total |a text of 900 KB|an instruction to include|blanks of |ends of tags in (an attribute|2,000 attributes)$|200000 bytes of (-->|\?>|\/>)$|(no |)(importeTotal|fechaEmision)( twice|$)|a signature of another)/

interface Variant {
  name: string
  xml: string | Buffer
  harmless?: true
  unjudged?: true
}

const ROUTES = ['verify', 'validate-xml', 'sign', 'authorize-signed'] as const

/** XML that is expensive to read, or that parts of the system read differently. */
export const hostileXml: AttackClass = {
  name: 'hostile XML',
  storesNothing: true,
  async attempts(target) {
    const { attacker, random } = target
    const document = asPreBuilt(attacker.signed, attacker.accessKey, '000088801')
    return variants(document, random).flatMap((variant) => ROUTES.map((route) => posted(target, route, variant)))
  },
}

function posted({ attempt, attacker }: Target, route: (typeof ROUTES)[number], variant: Variant): Attempt {
  const { name, xml } = variant
  const request: HttpRequest = {
    method: 'POST',
    path: `/v1/developer/${route}`,
    headers: { ...attacker.liveHeaders, 'content-type': 'application/xml' },
    body: xml,
  }
  return attempt(name, request, expectedOf(route, variant))
}

function expectedOf(route: (typeof ROUTES)[number], { name, xml, harmless, unjudged }: Variant): Expected {
  const refused = [400, 413]
  switch (route) {
    case 'verify':
      return { refused, served: ({ body }) => (body?.data?.signature?.valid === false ? undefined : 'valid') }
    case 'validate-xml':
      return harmless
        ? { served: ({ body }) => (body?.data?.valid === true ? undefined : 'a harmless document is not valid') }
        : { refused, served: ({ body }) => (unjudged || body?.data?.valid === false ? undefined : 'valid') }
    case 'sign':
      return harmless || unjudged || MAY_BE_SIGNED.test(name)
        ? { refused: [400], served: ({ body }) => signedAsSent(body?.data?.xml, xml) }
        : { refused }
    case 'authorize-signed':
      return { refused }
  }
}

function signedAsSent(signed: unknown, sent: Variant['xml']): string | undefined {
  const unsigned = String(signed).replace(/<ds:Signature .*<\/ds:Signature>/s, '')
  return unsigned.replace(/^\uFEFF/, '') === sent.toString().replace(/^\uFEFF/, '')
    ? undefined
    : 'another document was signed'
}

function variants(document: string, random: Random): Variant[] {
  const inside = (text: string) => document.replace('<detalles>', `<detalles>${text}`)
  const times = (count: number, make: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => make(n)).join('')
  return [
    ...attributesAndNamespaces(document, inside, times),
    ...depthAndSize(document, inside),
    ...entities(document),
    ...encodings(document),
    ...tagEnds(inside),
    ...sections(document, inside, times),
    ...ambiguous(document),
    ...mutations(document, random),
    ...soups(random),
  ]
}

type Inside = (text: string) => string
type Times = (count: number, make: (n: number) => string) => string

function attributesAndNamespaces(document: string, inside: Inside, times: Times): Variant[] {
  const root = (text: string) => document.replace('<factura ', `<factura ${text} `)
  return [
    ...[65, 1_000, 16_000, 60_000].map((n) => ({ name: `${n} attributes`, xml: root(times(n, (i) => `a${i}="" `)) })),
    {
      name: '30,000 attributes on many elements',
      xml: inside(times(500, () => `<a ${times(60, (i) => `a${i}=""`)}/>`)),
    },
    { name: 'the same attribute twice', xml: root('version="1.1.0"') },
    { name: 'an attribute of 9 KB', xml: root(`a="${'x'.repeat(9_000)}"`) },
    { name: 'an attribute of 900 KB', xml: root(`a="${'x'.repeat(900_000)}"`) },
    ...[33, 400, 5_000].map((n) => ({
      name: `${n} namespaces`,
      xml: root(times(n, (i) => `xmlns:n${i}="urn:${i}" `)),
    })),
    {
      name: '400 namespaces times 4,000 elements',
      xml: root(times(400, (i) => `xmlns:n${i}="urn:${i}" `)).replace(
        '<detalles>',
        `<detalles>${'<a/>'.repeat(4_000)}`,
      ),
    },
    { name: 'nested namespaces', xml: inside(times(60, (i) => `<a xmlns:p${i}="urn:${i}">`)) },
    {
      name: '245 KB of nested namespaces',
      xml: inside(times(5_000, (i) => `<a xmlns:pppppppppp${i}="urn:uuuuu${i}">`)),
    },
    { name: 'a relative namespace', xml: root('xmlns:r="../relative"') },
    { name: 'a namespace of its own as the default', xml: root('xmlns="urn:another"') },
    { name: 'the prefix xml bound to another namespace', xml: root('xmlns:xml="urn:another"') },
    { name: 'the prefix xmlns declared', xml: root('xmlns:xmlns="http://www.w3.org/2000/xmlns/"') },
    { name: 'a prefix nobody declared', xml: inside('<nobody:a/>') },
    {
      name: 'an instruction to include a file',
      xml: inside('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>'),
    },
    {
      name: 'a schema at an address',
      xml: root(
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://127.0.0.1:9/x.xsd"',
      ),
      harmless: true,
    },
    { name: 'a base address', xml: root('xml:base="file:///etc/"') },
  ]
}

function depthAndSize(document: string, inside: Inside): Variant[] {
  return [
    ...[65, 1_000, 100_000].map((n) => ({ name: `a depth of ${n}`, xml: inside('<a>'.repeat(n)) })),
    { name: 'a depth of 2,000, closed', xml: inside('<a>'.repeat(2_000) + '</a>'.repeat(2_000)) },
    { name: '100,000 elements', xml: inside('<a></a>'.repeat(100_000)) },
    { name: '21,000 empty elements', xml: inside('<a/>'.repeat(21_000)) },
    { name: 'a name of 257 bytes', xml: inside(`<${'a'.repeat(257)}/>`) },
    { name: 'a name of 900 KB', xml: inside(`<${'a'.repeat(900_000)}/>`) },
    { name: 'a text of 900 KB', xml: inside('x'.repeat(900_000)) },
    { name: 'blanks of 900 KB in a tag', xml: document.replace('<factura ', `<factura ${' '.repeat(900_000)}`) },
    { name: 'one byte more than 1 MiB', xml: document + ' '.repeat(1_048_577 - Buffer.byteLength(document)) },
    { name: '3 MiB', xml: document + ' '.repeat(3 * 1_048_576) },
    { name: 'nothing', xml: '' },
    { name: 'a tag begun', xml: '<' },
    { name: 'an element alone', xml: '<factura/>' },
  ]
}

function entities(document: string): Variant[] {
  const withDoctype = (doctype: string, value = 'Quito') =>
    document.replace('<factura ', `${doctype}<factura `).replace('Quito', value)
  const bomb = 'bcdefgh'.split('').map((name, i) => `<!ENTITY ${name} "${`&${'abcdefg'[i]};`.repeat(10)}">`)
  const wrapped = (text: string) =>
    `<autorizacion><estado>AUTORIZADO</estado><numeroAutorizacion>1</numeroAutorizacion><comprobante>${text}</comprobante></autorizacion>`
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const doctype = '<!DOCTYPE factura [<!ENTITY a "x">]>'
  return [
    { name: 'a doctype', xml: withDoctype('<!DOCTYPE factura>') },
    { name: 'an entity', xml: withDoctype(doctype, '&a;') },
    {
      name: 'an entity bomb',
      xml: withDoctype(`<!DOCTYPE factura [<!ENTITY a "${'x'.repeat(100)}">${bomb.join('')}]>`, '&h;'),
    },
    {
      name: 'a quadratic entity',
      xml: withDoctype(`<!DOCTYPE factura [<!ENTITY a "${'x'.repeat(50_000)}">]>`, '&a;'.repeat(20_000)),
    },
    ...[
      'file:///etc/passwd',
      'http://127.0.0.1:9/',
      'php://filter/resource=/etc/passwd',
      'ftp://127.0.0.1/x',
      'jar:file:///x!/y',
    ].map((uri) => ({
      name: `an entity at ${uri}`,
      xml: withDoctype(`<!DOCTYPE factura [<!ENTITY a SYSTEM "${uri}">]>`, '&a;'),
    })),
    {
      name: 'a parameter entity',
      xml: withDoctype('<!DOCTYPE factura [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p.dtd">%p;]>'),
    },
    { name: 'a doctype at an address', xml: withDoctype('<!DOCTYPE factura SYSTEM "http://127.0.0.1:9/x.dtd">') },
    { name: 'a doctype in lower case', xml: withDoctype('<!doctype factura>') },
    { name: 'a doctype behind a comment', xml: withDoctype(`<!-- x -->${doctype}`, '&a;') },
    { name: 'a doctype behind an instruction', xml: withDoctype(`<?x y?>${doctype}`, '&a;') },
    {
      name: 'a doctype that gives identifiers',
      xml: withDoctype('<!DOCTYPE factura [<!ATTLIST detalle codigo ID #IMPLIED>]>'),
    },
    { name: 'a doctype in a wrapped document', xml: wrapped(escaped(withDoctype(doctype, '&a;'))) },
    { name: 'a doctype in a wrapped CDATA', xml: wrapped(`<![CDATA[${withDoctype(doctype, '&a;')}]]>`) },
    { name: 'a wrapper in a wrapper', xml: wrapped(escaped(wrapped(escaped(document)))) },
    {
      name: 'a document wrapped 8 times',
      xml: Array.from({ length: 8 }).reduce<string>(
        (text) => wrapped(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`),
        document,
      ),
    },
    { name: 'an empty wrapper', xml: wrapped('') },
    { name: 'a wrapped depth of 100,000', xml: wrapped(escaped('<a>'.repeat(100_000))) },
    { name: 'a reference to nothing', xml: document.replace('Quito', '&nothing;') },
    ...['&#0;', '&#x1;', '&#xFFFE;', '&#xD800;', '&#x110000;', '&#99999999999;', '&#x;'].map((reference) => ({
      name: `the character ${reference}`,
      xml: document.replace('Quito', reference),
    })),
    { name: '200,000 references', xml: document.replace('Quito', '&lt;'.repeat(200_000)) },
  ]
}

function encodings(document: string): Variant[] {
  const declared = (name: string) => document.replace(/encoding="[^"]*"/, `encoding="${name}"`)
  const utf16 = Buffer.from(document.replace('UTF-8', 'UTF-16'), 'utf16le')
  const bare = document.replace(/^<\?.*?\?>\s*/, '')
  const utf32 = Buffer.from(Array.from(document, (character) => [character.charCodeAt(0) & 0xff, 0, 0, 0]).flat())
  const withBytes = (...bytes: number[]) => {
    const [before = '', after = ''] = document.split('Quito')
    return Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)])
  }
  return [
    ...[
      'UTF-16',
      'UTF-7',
      'ISO-8859-1',
      'IBM037',
      'ISO-2022-JP',
      'windows-1252',
      'US-ASCII',
      'UTF-32',
      'x',
      'UTF-8x',
      '',
    ].map((name) => ({
      name: `it says it is in "${name}"`,
      xml: declared(name),
    })),
    { name: 'UTF-16, little end first', xml: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]) },
    { name: 'UTF-16, big end first', xml: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]) },
    { name: 'UTF-16 without a mark', xml: utf16 },
    { name: 'UTF-32', xml: utf32 },
    { name: 'two marks of the byte order', xml: `\uFEFF\uFEFF${document}` },
    { name: 'a mark of the byte order', xml: `\uFEFF${document}`, harmless: true },
    { name: 'without a declaration', xml: bare, harmless: true },
    { name: 'an overlong character', xml: withBytes(0xc0, 0xbc) },
    { name: 'an overlong null', xml: withBytes(0xc0, 0x80) },
    { name: 'half a character', xml: withBytes(0xe2, 0x82) },
    { name: 'a surrogate in UTF-8', xml: withBytes(0xed, 0xa0, 0x80) },
    { name: 'a character beyond Unicode', xml: withBytes(0xf4, 0x90, 0x80, 0x80) },
    { name: 'Latin-1', xml: withBytes(0xe9) },
    { name: 'a null', xml: withBytes(0) },
    { name: 'an escape character', xml: withBytes(0x1b) },
    { name: 'a declaration of version 1.1', xml: document.replace('version="1.0"', 'version="1.1"'), harmless: true },
    { name: 'a declaration of version 2.0', xml: document.replace('version="1.0"', 'version="2.0"') },
    { name: 'a declaration of 300 bytes', xml: document.replace('?>', `${' '.repeat(300)}?>`) },
    { name: 'two declarations', xml: `<?xml version="1.0"?>${document}` },
    { name: 'a declaration in the middle', xml: document.replace('<detalles>', '<?xml version="1.0"?><detalles>') },
  ]
}

function tagEnds(inside: Inside): Variant[] {
  const n = 200_000
  return [
    { name: 'ends of tags in an attribute', xml: inside(`<a b="${'>'.repeat(8_000)}"/>`) },
    { name: 'ends of tags in an attribute of 240 KB', xml: inside(`<a b="${'>'.repeat(240_000)}"/>`) },
    { name: 'ends of tags in 2,000 attributes', xml: inside(`<a b="${'>'.repeat(100)}"/>`.repeat(2_000)) },
    { name: 'a quote that never ends', xml: inside(`<a b="${'>'.repeat(n)}`) },
    { name: 'an apostrophe that never ends', xml: inside(`<a b='${'<'.repeat(n)}`) },
    { name: 'quotes in turn', xml: inside(`<a ${`b="'" c='"'`.repeat(20_000)}>`) },
    ...[
      '<',
      '<a ',
      '</a',
      '<a b=',
      '<a b="',
      '<!--',
      '<![CDATA[',
      '<?x ',
      '<!',
      ']]>',
      '-->',
      '?>',
      '&',
      '&#',
      '<a/',
      '/>',
      '</',
    ].map((piece) => ({
      name: `${n} bytes of ${piece}`,
      xml: inside(piece.repeat(Math.floor(n / piece.length))),
    })),
    { name: 'the same as the whole text', xml: '<a b=">'.repeat(100_000) },
    { name: 'a comment that never ends', xml: inside(`<!--${'-'.repeat(n)}`) },
    { name: 'two hyphens in a comment', xml: inside('<!-- a -- b -->') },
  ]
}

function sections(document: string, inside: Inside, times: Times): Variant[] {
  const total = (text: string) => document.replace(/<importeTotal>([^<]*)/, `<importeTotal>${text}`)
  return [
    { name: 'a comment', xml: document.replace('<detalles>', '<!-- x --><detalles>'), harmless: true },
    ...[5_001, 20_000].map((n) => ({ name: `${n} comments`, xml: inside('<!--x-->'.repeat(n)) })),
    { name: '20,000 CDATA sections', xml: inside('<![CDATA[x]]>'.repeat(20_000)) },
    { name: '20,000 instructions', xml: inside('<?x?>'.repeat(20_000)) },
    {
      name: 'an instruction to transform',
      xml: document.replace('<factura ', '<?xml-stylesheet href="file:///etc/passwd" type="text/xsl"?><factura '),
      harmless: true,
    },
    { name: 'a total in a comment', xml: total('<!-- 1.00 -->99999.99') },
    { name: 'a total in two CDATA sections', xml: total('<![CDATA[99]]><![CDATA[999.99]]>') },
    { name: 'a total around an element', xml: total('99<a/>999') },
    { name: 'comments of every length', xml: inside(times(600, (n) => `<!--${'x'.repeat(n)}-->`)), harmless: true },
    { name: 'the end of a CDATA section in a text', xml: inside(']]>') },
  ]
}

const SAME_VALUE = new Set([' 23.00', '+23.00', '23.000'])

function ambiguous(document: string): Variant[] {
  const twice = (name: string) =>
    document.replace(new RegExp(`<${name}>[^<]*</${name}>`), (one) => one + one.replace(/\d/, '9'))
  const names = ['claveAcceso', 'ruc', 'ambiente', 'codDoc', 'importeTotal', 'secuencial', 'fechaEmision', 'estab']
  return [
    ...names.map((name) => ({ name: `${name} twice`, xml: twice(name) })),
    ...names.map((name) => ({
      name: `${name} in an attribute`,
      xml: document.replace('<infoTributaria>', `<infoTributaria ${name}="1">`),
    })),
    ...names.map((name) => ({ name: `no ${name}`, xml: document.replace(new RegExp(`<${name}>[^<]*</${name}>`), '') })),
    ...['1e3', ' 23.00', '+23.00', '٢٣.٠٠', '0x17', 'NaN', '23,00', '-23.00', '23.000', '9'.repeat(5_000)].map(
      (value) => ({
        name: `a total of ${value.slice(0, 20)}`,
        xml: document.replace(/<importeTotal>[^<]*/, `<importeTotal>${value}`),
        ...(SAME_VALUE.has(value) ? { harmless: true as const } : {}),
      }),
    ),
    { name: 'another root', xml: document.replaceAll('factura', 'notaCredito') },
    {
      name: 'a root in capitals',
      xml: document.replaceAll('factura ', 'FACTURA ').replace('</factura>', '</FACTURA>'),
    },
    { name: 'two roots', xml: `${document}${document.replace(/^<\?.*?\?>\s*/, '')}` },
    { name: 'text behind the root', xml: `${document}text` },
    {
      name: 'a SOAP envelope',
      xml: `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${document.replace(/^<\?.*?\?>\s*/, '')}</soap:Body></soap:Envelope>`,
    },
    { name: 'HTML', xml: '<html><script>alert(1)</script></html>' },
    {
      name: 'an empty signature',
      xml: document.replace('</factura>', '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/></factura>'),
      unjudged: true,
    },
    { name: 'a signature of another namespace', xml: document.replace('</factura>', '<Signature/></factura>') },
  ]
}

function mutations(document: string, random: Random): Variant[] {
  return Array.from({ length: 12 }, (_, n) => {
    const bytes = Buffer.from(document)
    const changed = Array.from({ length: 1 + random.below(4) }, () => random.below(bytes.length - 40))
    for (const at of changed) bytes[at] = random.pick([...Buffer.from('<>&"\'/=!?-[] '), 0x80, 0xff])
    return { name: `mutation ${n} at ${changed.join(', ')}`, xml: bytes, unjudged: true as const }
  })
}

const TOKENS = [
  '<a',
  '<a>',
  '</a>',
  '/>',
  '>',
  ' b="',
  '"',
  "'",
  ' xmlns:c="urn:c"',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?p ',
  '?>',
  '&lt;',
  '&',
  'x',
  ' ',
  '\n',
  '<ds:Signature>',
  '=',
]

function soups(random: Random): Variant[] {
  return Array.from({ length: 12 }, (_, n) => {
    const tokens = Array.from({ length: 3 + random.below(6) }, () => random.pick(TOKENS))
    const piece = tokens.join('')
    const size = random.pick([2_000, 60_000, 1_000_000])
    return {
      name: `soup ${n} of ${JSON.stringify(piece)}, ${size} bytes`,
      xml: `<factura>${piece.repeat(size / piece.length)}`,
    }
  })
}
